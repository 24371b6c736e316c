import TextMeasure

/// Writes XML and HTML: text escaped, numbers as short as they can be read back.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes markup as it is.
  mutating func write(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Writes what another writer wrote.
  mutating func write(_ other: MarkupWriter) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Writes an attribute of a number, a blank before it.
  mutating func attribute(_ name: String, _ number: Double) {
    write(" \(name)=\"")
    write(number)
    write("\"")
  }

  /// Writes an attribute of a text, a blank before it.
  mutating func attribute(_ name: String, _ text: String) {
    write(" \(name)=\"")
    writeText(text)
    write("\"")
  }

  /// Writes a number: the shortest decimal that gives it back, `0` for -0.
  mutating func write(_ number: Double) {
    var digits = (number == 0 ? 0 : number).description
    digits.withUTF8 { digits in
      let isWhole = digits.count > 2 && digits.suffix(2).elementsEqual(".0".utf8)
      bytes.append(contentsOf: isWhole ? digits.dropLast(2) : digits[...])
    }
  }

  /// Writes a number to a hundredth.
  mutating func writeRounded(_ number: Double) {
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e15 else { return write(number) }
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = Int(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
    write(whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10))
    if fraction % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10)) }
  }

  /// Writes a number that is not negative.
  private mutating func write(_ whole: Int) {
    if whole >= 10 { write(whole / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }

  /// Writes text, for content and for attributes in double quotes.
  ///
  /// Characters that neither XML 1.0 (2.2) nor HTML (13.2.3.5) takes become U+FFFD.
  mutating func writeText(_ text: String) {
    if text.utf8.allSatisfy(Self.isPlain) { return write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      // By number, as an attribute's value would else get a space for it.
      case "\t": write("&#9;")
      case "\n", "\r": write("&#10;")
      case _ where Self.isForbidden(scalar): write("\u{FFFD}")
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// Whether a byte stands for itself: printable ASCII that is no part of markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// Controls, and code points that are for ever no characters.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Writes bytes in base64 (RFC 4648).
  mutating func writeBase64(_ data: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group = data[start..<min(start + 3, data.count)]
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? UInt32(group[start + index]) : 0)
      }
      for index in 0..<4 {
        bytes.append(
          index <= group.count
            ? alphabet[Int(bits >> UInt32(18 - 6 * index)) & 0x3F] : UInt8(ascii: "="))
      }
    }
  }
}
