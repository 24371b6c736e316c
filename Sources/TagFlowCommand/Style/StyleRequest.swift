package import TextMeasure

/// How a text is set and broken into lines, as asked for: fonts not yet found, nor known to exist.
package struct StyleRequest: Equatable, Sendable {
  /// A path, `Inter`, which is the embedded font, or a family of the system.
  package var font = "Inter"
  /// The face of a collection.
  package var index = 0
  /// In points.
  package var size = 16.0
  /// The value of the axis `wght`; nil leaves the font's own.
  package var weight: Double?
  /// Values by axis tag; one for `wght` wins over `weight` (rule M13).
  package var axes: [String: Double] = [:]
  /// Fonts for what `font` lacks, in order, named as it is; `system` is the system's cascade.
  package var fallback: [String] = []

  package var features: [FontFeature] = []
  package var language: String?
  package var direction = Direction.auto
  package var letterSpacing = 0.0
  package var wordSpacing = 0.0
  package var tabWidth = 8.0
  package var strut = false
  package var usesFontLeading = false
  package var lineHeight: Double?
  package var lineBreak = LineBreak.auto

  package var maxLines: Int?
  /// Nil is what goes with the text: none for one that is measured, tail for a tag.
  package var truncation: Truncation?
  package var wrap = Wrap.word

  /// How widths are rounded.
  package var rounding = Rounding.none

  package init() {}
}

/// How a width is rounded (rule M2).
package enum Rounding: String, Choice {
  case none, up

  /// The width, rounded.
  package func callAsFunction(_ width: Double) -> Double {
    self == .up ? width.roundedUpToWholePoints : width
  }
}
