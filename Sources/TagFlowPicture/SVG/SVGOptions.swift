/// How an SVG picture is made.
public struct SVGOptions: Hashable, Sendable {
  /// How texts are drawn.
  public var text = SVGText.outlines

  /// The colours.
  public var theme = PictureTheme.light

  /// What the picture is called.
  public var title = "Tags"

  /// Outlines in light colours.
  public init() {}
}

/// How texts are drawn in an SVG picture.
public enum SVGText: Hashable, Sendable, CaseIterable {
  /// As the outlines of glyphs: it looks the same everywhere, whatever fonts there are.
  case outlines
  /// As text, which can be selected and searched, with subsets of its fonts embedded.
  ///
  /// A viewer that reads no embedded fonts shows its own.
  case embeddedFonts
}
