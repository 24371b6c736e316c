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
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 {
      bytes.append(contentsOf: String(whole).utf8)
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let decimal = Decimal(number.magnitude)
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
  init(_ number: Double) {
    var pointSeen = false
    var exponent = 0
    var text = number.description.utf8[...]
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "."): pointSeen = true
      case UInt8(ascii: "e"):
        exponent = Int(String(decoding: text, as: UTF8.self)) ?? 0
        text = text[text.endIndex...]
      default:
        if digits.isEmpty, byte == .zero {
          if pointSeen { point -= 1 }
        } else {
          digits.append(byte)
          if !pointSeen { point += 1 }
        }
      }
    }
    point += exponent
    while digits.last == .zero { digits.removeLast() }
  }
}

extension UInt8 {
  fileprivate static var zero: UInt8 { UInt8(ascii: "0") }
}
