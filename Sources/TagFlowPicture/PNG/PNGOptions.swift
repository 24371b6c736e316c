/// How a PNG picture is made.
public struct PNGOptions: Hashable, Sendable {
  /// Pixels in a point, from 1/1024 to 1024.
  public var scale = 1.0

  /// The colours.
  public var theme = PictureTheme.light

  /// How colours mix at the edges of shapes.
  public var blending = PictureBlending.sRGB

  /// A pixel a point, in light colours.
  public init(scale: Double = 1) {
    self.scale = scale
  }
}

/// How colours mix where a shape covers a part of a pixel, or lets through what is below.
public enum PictureBlending: Hashable, Sendable, CaseIterable {
  /// By the numbers that sRGB encodes them with, as browsers do.
  case sRGB
  /// By the light that they stand for, as lenses do.
  case linear
}
