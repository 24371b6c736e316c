import LayoutGeometry
import TextMeasure

/// Does with a font's bytes all that a program would: open, measure, wrap, ask for glyphs.
package enum FontExercise {
  /// What came of it.
  package enum Outcome: Sendable, Equatable {
    /// The bytes are no font, says a typed error.
    case refused
    /// Every answer was finite.
    case answered
    /// An answer was not; which one.
    case wrong(String)
  }

  /// The first two faces in the bytes, each at the ends of its axes.
  package static func run(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome.refused
    for index in 0..<2 {
      guard let face = try? FontFace(bytes: bytes, index: index) else { continue }
      outcome = .answered
      for axes in face.axes.isEmpty ? [[:]] : [[:], extremes(of: face)] {
        guard let font = try? Font(face, size: 16, axes: axes) else { continue }
        let style = axes.isEmpty ? TextStyle(font) : spaced(font)
        guard let measurer = try? Measurer(style) else { continue }
        if let complaint = measure(with: measurer) { return .wrong(complaint) }
      }
    }
    return outcome
  }

  /// What is asked: each script of `Fonts/`, marks, ligatures, kerning, and a tab.
  private static let texts = [
    "AVATAR office fi 0123", "e\u{301}\u{323}a\tx", "\u{628}\u{633}\u{645} \u{644}\u{627}",
    "\u{915}\u{94D}\u{937}\u{93F}\u{902}", "\u{E01}\u{E33}\u{E49} \u{E44}\u{E17}\u{E22}",
    "\u{5E9}\u{5C1}\u{5DC}\u{5D5}\u{5DD}", "\u{6F22}\u{5B57}\u{304B}\u{3099}",
    "\u{1F469}\u{200D}\u{1F4BB}\u{1F1E9}\u{1F1EA}", "soft\u{AD}hyphen soft\u{AD}hyphen",
  ]

  private static func extremes(of face: FontFace) -> [String: Double] {
    let axes = face.axes.filter { $0.tag.utf8.allSatisfy { (0x20...0x7E).contains($0) } }
    return Dictionary(axes.map { ($0.tag, $0.maximum) }, uniquingKeysWith: { first, _ in first })
      .filter { $0.value.isFinite }
  }

  private static func spaced(_ font: Font) -> TextStyle {
    var style = TextStyle(font)
    style.letterSpacing = 1.5
    style.features = [FontFeature(tag: "smcp", value: 1)]
    return style
  }

  /// The first answer that is not what it may be.
  private static func measure(with measurer: Measurer) -> String? {
    for text in texts {
      let prepared = measurer.prepare(text)
      let whole = prepared.measure()
      let wrapped = prepared.measure(LineOptions(maxWidth: 60, maxLines: 3, truncation: .tail))
      let numbers: [Double] =
        self.numbers(of: whole) + self.numbers(of: wrapped) + self.numbers(of: whole.ink)
        + wrapped.lines.flatMap { self.numbers(of: $0, in: wrapped) }
      guard numbers.allSatisfy(\.isFinite) else { return "an endless answer for \(text)" }
      // The second time it is remembered.
      let widths = [measurer.width(of: text), measurer.width(of: text), whole.width, wrapped.width]
      guard widths[0] == widths[1], widths.allSatisfy({ $0 >= 0 }) else {
        return "widths \(widths) of \(text)"
      }
    }
    return nil
  }

  private static func numbers(of measurement: TextMeasurement) -> [Double] {
    [
      measurement.width, measurement.height, measurement.ascent, measurement.descent,
      measurement.leading,
    ]
  }

  private static func numbers(of rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  private static func numbers(of line: TextLine, in measurement: TextMeasurement) -> [Double] {
    [line.width, line.baseline, line.trailingSpace]
      + measurement.glyphRuns(of: line).flatMap(\.glyphs).flatMap { [$0.x, $0.y] }
  }
}
