public import TextMeasure

/// The colours of a picture.
public struct ChipColors: Hashable, Sendable {
  /// What lies behind everything; nil is nothing.
  public var background: RGBAColor?

  /// The chips.
  public var chip: RGBAColor

  /// The texts, and the marks beside them.
  public var text: RGBAColor

  /// The backgrounds of sections.
  public var panel: RGBAColor

  /// The headers and footers of sections.
  public var band: RGBAColor

  /// The separators of items and lines.
  public var separator: RGBAColor

  /// White on dark chips on a light ground, as in seed A3.
  public static let light = ChipColors(
    background: RGBAColor(hex: 0xEEEEEE), chip: RGBAColor(hex: 0x333333),
    text: RGBAColor(hex: 0xFFFFFF), panel: RGBAColor(hex: 0xE0E0E0),
    band: RGBAColor(hex: 0xCCCCCC), separator: RGBAColor(hex: 0x999999))

  /// The same on a dark ground, from which the chips stand out.
  public static let dark = ChipColors(
    background: RGBAColor(hex: 0x181818), chip: RGBAColor(hex: 0x444444),
    text: RGBAColor(hex: 0xFFFFFF), panel: RGBAColor(hex: 0x242424),
    band: RGBAColor(hex: 0x303030), separator: RGBAColor(hex: 0x777777))

  /// Colours of everything.
  public init(
    background: RGBAColor?, chip: RGBAColor, text: RGBAColor, panel: RGBAColor, band: RGBAColor,
    separator: RGBAColor
  ) {
    self.background = background
    self.chip = chip
    self.text = text
    self.panel = panel
    self.band = band
    self.separator = separator
  }
}
