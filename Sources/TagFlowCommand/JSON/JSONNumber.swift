/// Numbers as ECMAScript's `Number::toString` prints them (ECMA-262, 6.1.6.1.20).
package enum JSONNumber {
  /// The number's text: `45`, `0.1`, `1e+21`; `-0` is `0`, what is not finite is `null`.
  package static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number's text.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    if number == 0 {
      bytes.append(.zero)
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var text = number.magnitude.description
    text.withUTF8 { digits in
      // Without an exponent Swift prints what ECMAScript does, but for `.0` after whole numbers.
      guard digits.contains(UInt8(ascii: "e")) else {
        bytes.append(contentsOf: digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...])
        return
      }
      append(Decimal(digits), to: &bytes)
    }
  }

  private static func append(_ decimal: Decimal, to bytes: inout [UInt8]) {
    switch decimal.point {
    case decimal.digits.count...21: appendWhole(decimal, to: &bytes)
    case 1...21: appendFraction(decimal, to: &bytes)
    case -5...0: appendSmallFraction(decimal, to: &bytes)
    default: appendExponent(decimal, to: &bytes)
    }
  }

  private static func appendWhole(_ decimal: Decimal, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: decimal.digits)
    bytes.append(contentsOf: repeatElement(.zero, count: decimal.point - decimal.digits.count))
  }

  private static func appendFraction(_ decimal: Decimal, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: decimal.digits[..<decimal.point])
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: decimal.digits[decimal.point...])
  }

  private static func appendSmallFraction(_ decimal: Decimal, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "0.".utf8)
    bytes.append(contentsOf: repeatElement(.zero, count: -decimal.point))
    bytes.append(contentsOf: decimal.digits)
  }

  private static func appendExponent(_ decimal: Decimal, to bytes: inout [UInt8]) {
    bytes.append(decimal.digits[0])
    if decimal.digits.count > 1 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: decimal.digits[1...])
    }
    let exponent = decimal.point - 1
    bytes.append(contentsOf: (exponent < 0 ? "e-" : "e+").utf8)
    bytes.append(contentsOf: String(exponent.magnitude).utf8)
  }
}

/// The shortest digits that give a number back, and where the point stands among them.
private struct Decimal {
  /// ASCII digits without zeros at either end.
  var digits: [UInt8] = []
  /// The value is 0.digits times ten to this power.
  var point = 0

  /// Takes apart what Swift prints: the same digits, with the point and exponent elsewhere.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: "e"))
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    var pointSeen = false
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") {
        pointSeen = true
      } else if !(digits.isEmpty && byte == .zero) {
        digits.append(byte)
        if !pointSeen { point += 1 }
      } else if pointSeen {
        point -= 1
      }
    }
    point += exponent
    while digits.last == .zero { digits.removeLast() }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    count > suffix.utf8CodeUnitCount
      && suffix.withUTF8Buffer { self.suffix($0.count).elementsEqual($0) }
  }
}

extension UInt8 {
  fileprivate static var zero: UInt8 { UInt8(ascii: "0") }
}
