/// The bytes of one input, taken from the front as whatever is asked for; zeros when none are left.
public struct FuzzInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// The bytes that libFuzzer hands over.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether no byte is left.
  public var isEmpty: Bool { place >= bytes.count }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number from 0 up to, not including, `limit`.
  public mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

  /// `true` once in `count` times.
  public mutating func once(in count: Int) -> Bool { below(count) == count - 1 }

  /// One of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Any number at all, often a strange one.
  public mutating func anyNumber() -> Double {
    switch byte() {
    case 0..<100: Double(byte())
    case 100..<130: Double(byte()) / 7
    case 130..<160: pick([0, -0.0, -1, 1e9, -1e9, 1e-9, .leastNonzeroMagnitude])
    case 160..<190: pick([.nan, .infinity, -.infinity, 1e308, -1e308, .signalingNaN])
    case 190..<220: -Double(byte()) / 3
    default: Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }
  }

  /// A multiple of a quarter from 0 to below 64, whose sums are exact.
  public mutating func quarters() -> Double { Double(byte()) / 4 }

  /// The rest as text, what is not UTF-8 replaced.
  public mutating func text() -> String {
    defer { place = bytes.count }
    return String(decoding: bytes.dropFirst(place), as: UTF8.self)
  }
}

/// Ends the process, which libFuzzer takes for a finding, unless `condition` holds.
public func require(
  _ condition: Bool, _ complaint: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(complaint(), file: file, line: line)
}
