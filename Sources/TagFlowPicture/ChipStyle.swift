/// How chips look, as far as their sizes do not depend on it.
public struct ChipStyle: Hashable, Sendable {
  /// The radius of a chip's corners in points; half of its shorter side is the most that shows.
  public var cornerRadius = 16.0

  /// The colours of a light picture.
  public var light = ChipColors.light

  /// The colours of a dark picture.
  public var dark = ChipColors.dark

  /// What is drawn in the box of a leading accessory.
  public var leadingMark = AccessoryMark.disc

  /// What is drawn in the box of a trailing accessory.
  public var trailingMark = AccessoryMark.cross

  /// The look of seed A3: white on dark chips with round corners, on a light ground.
  public init() {}

  /// The colours of a theme.
  func colors(_ theme: PictureTheme) -> ChipColors {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }
}

/// Which of a style's colours a picture has.
public enum PictureTheme: Hashable, Sendable, CaseIterable {
  /// Those for a light surrounding.
  case light
  /// Those for a dark surrounding.
  case dark
}

/// What stands for an accessory, which a layout knows by its size alone; it has the text's colour.
public enum AccessoryMark: Hashable, Sendable {
  /// Nothing; the room is left.
  case none
  /// A disc, or an ellipse in a box that is not square.
  case disc
  /// Two crossing bars, as on a button that removes the tag.
  case cross
}
