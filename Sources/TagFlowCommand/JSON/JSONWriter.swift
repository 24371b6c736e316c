/// Writes JSON into bytes: keys in the order given, numbers as ECMAScript prints them.
package struct JSONWriter {
  /// What has been written and not yet taken.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Hands the bytes over and starts anew, in the same memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Hands over what has been written so far of a document that goes on.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object whose members `body` writes.
  package mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("{", "}", body)
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("[", "]", body)
  }

  /// Writes an array with one element for each of `elements`.
  package mutating func array<Element, Failure: Error>(
    _ elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    try array { json throws(Failure) in
      for element in elements { try body(&json, element) }
    }
  }

  /// Writes a member's key; its value is written next.
  package mutating func key(_ name: String) {
    separate()
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  package mutating func value(_ string: String) {
    separate()
    append(quoted: string)
  }

  /// Writes a number; one that is not finite, which no answer holds, would be `null`.
  package mutating func value(_ number: Double) {
    separate()
    JSONNumber.append(number, to: &bytes)
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func nest<Failure: Error>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

// MARK: - Members

extension JSONWriter {
  /// Writes a member that is a string.
  package mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// Writes a member that is a number, or `null`.
  package mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member that is `true` or `false`.
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }
}

// MARK: - Strings

extension JSONWriter {
  /// The string as JSON writes it, quotes included.
  package static func quoted(_ string: String) -> String {
    var writer = JSONWriter()
    writer.value(string)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func append(quoted string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where JSONWriter.needsEscape(byte) {
        bytes.append(contentsOf: utf8[start..<index])
        append(escaped: byte)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    default:
      bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}
