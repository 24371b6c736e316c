internal import FlowLayout
package import LayoutGeometry
package import TextMeasure

/// Which numbers an option or a key takes.
package struct NumberRule: Sendable {
  /// The rule in words, as in `a number above 0`.
  package let words: String
  /// Whether a number, always finite, keeps it.
  package let holds: @Sendable (Double) -> Bool

  /// Any finite number.
  package static let any = NumberRule(words: "a number") { _ in true }
  /// A number from 0 up.
  package static let notNegative = NumberRule(words: "a number of at least 0") { $0 >= 0 }
  /// A length or a weight, as far as rows tell them apart (`FlowLayout.maximumLength`).
  package static let length = NumberRule(words: "a number from 0 to 1000000000") {
    (0...FlowLayout.maximumLength).contains($0)
  }
  /// A distance that may go backwards, likewise.
  package static let distance = NumberRule(words: "a number from -1000000000 to 1000000000") {
    abs($0) <= FlowLayout.maximumLength
  }
  /// A whole number from 0 up, as far as 32 bits count.
  package static let count = NumberRule(words: "a whole number from 0 to 2147483647") {
    $0 >= 0 && $0 <= Double(Int32.max) && $0 == $0.rounded()
  }
  /// A whole number from 1 up, likewise.
  package static let positiveCount = NumberRule(words: "a whole number from 1 to 2147483647") {
    $0 >= 1 && $0 <= Double(Int32.max) && $0 == $0.rounded()
  }
  /// Pixels per point, as far as they have an effect.
  package static let pixelScale = NumberRule(words: "a number from 1/1024 to 1024") {
    (1.0 / 1024...1024).contains($0)
  }
  /// What is added to the advances of a text.
  package static let spacing = NumberRule(words: "a number from -100000 to 100000") {
    abs($0) <= 100_000
  }
  /// A font size (rule M15), or what is measured like one.
  package static let size = NumberRule(words: "a number above 0 and at most 100000") {
    $0 > 0 && $0 <= 100_000
  }
  /// A font weight, in the range OpenType gives `wght`.
  package static let weight = NumberRule(words: "a number from 1 to 1000") {
    (1...1000).contains($0)
  }
}

/// A finite decimal number, the point a full stop in every locale; nil for anything else.
package func parseNumber(_ text: some StringProtocol) -> Double? {
  let isDecimal = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
  guard isDecimal, let number = Double(text), number.isFinite else { return nil }
  return number
}

/// Numbers with commas between them, at least one.
package func parseNumbers(_ text: String) throws(InvalidValue) -> [Double] {
  var numbers: [Double] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let number = parseNumber(part) else {
      throw InvalidValue(wanted: "numbers with commas between them, as in 200,160,120")
    }
    numbers.append(number)
  }
  return numbers
}

/// Sides as CSS writes them, but with commas: all four; top and bottom, left and right; or top,
/// right, bottom, left.
package func parseSides(_ text: String) throws(InvalidValue) -> Insets {
  let wanted = "N, V,H or T,R,B,L, each \(NumberRule.length.words)"
  var sides: [Double] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let side = parseNumber(part), NumberRule.length.holds(side) else {
      throw InvalidValue(wanted: wanted)
    }
    sides.append(side)
  }
  switch sides.count {
  case 1: return Insets(top: sides[0], left: sides[0], bottom: sides[0], right: sides[0])
  case 2: return Insets(top: sides[0], left: sides[1], bottom: sides[0], right: sides[1])
  case 4: return Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  default: throw InvalidValue(wanted: wanted)
  }
}

/// Axes of a variable font, as in `wght=600,opsz=14`.
package func parseAxes(_ text: String) throws(InvalidValue) -> [String: Double] {
  var axes: [String: Double] = [:]
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let sides = part.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, isAxisTag(String(sides[0])), let number = parseNumber(sides[1]) else {
      throw InvalidValue(wanted: "TAG=NUMBER,..., each tag four letters, as in wght=600")
    }
    axes[String(sides[0])] = number
  }
  return axes
}

/// Whether a text can be the tag of an axis: four printable ASCII characters.
package func isAxisTag(_ text: String) -> Bool {
  text.utf8.count == 4 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
}

/// OpenType features, as in `-liga,+tnum,ss01=2`.
package func parseFeatures(_ text: String) throws(InvalidValue) -> [FontFeature] {
  do {
    return try FontFeature.list(text)
  } catch {
    throw InvalidValue(wanted: "OpenType features, as in -liga,+tnum,ss01=2")
  }
}

/// A rectangle in points, as in `0,-20,320,480`: its corner, its width and its height.
package func parseRect(_ text: String) throws(InvalidValue) -> Rect {
  var numbers: [Double] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let number = parseNumber(part), NumberRule.distance.holds(number) else { break }
    numbers.append(number)
  }
  guard numbers.count == 4, text.count(where: { $0 == "," }) == 3, numbers[2] > 0, numbers[3] > 0
  else { throw InvalidValue(wanted: "X,Y,WIDTH,HEIGHT, the last two above 0, as in 0,0,320,480") }
  return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
