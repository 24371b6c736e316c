private import Glibc

/// What stands on the command line beside options, as bytes: it need not be UTF-8.
struct Operand: Equatable, Sendable {
  let bytes: [UInt8]

  static let standardInput = Operand(bytes: Array("-".utf8))

  var isStandardInput: Bool { self == .standardInput }
}

extension Operand {
  /// The bytes of an argument of the process; what is missing is empty.
  init(argument: UnsafeMutablePointer<CChar>?) {
    let bytes = argument.map { UnsafeRawBufferPointer(start: $0, count: strlen($0)) }
    self.init(bytes: bytes.map(Array.init) ?? [])
  }
}
