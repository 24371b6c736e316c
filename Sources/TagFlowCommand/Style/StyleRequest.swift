private import TextMeasure

/// The font and style of a text, as asked for: not yet found, nor known to exist.
package struct StyleRequest: Hashable, Sendable {
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
  /// How widths are rounded.
  package var rounding = Rounding.none

  package init() {}
}

/// How a width is rounded (rule M2).
package enum Rounding: String, CaseIterable, Sendable {
  case none, up

  /// The width, rounded.
  package func callAsFunction(_ width: Double) -> Double {
    self == .up ? width.roundedUpToWholePoints : width
  }
}
