/// A colour of sRGB with its opacity, 8 bits each, not premultiplied.
public struct RGBAColor: Hashable, Sendable {
  /// Red as sRGB encodes it.
  public var red: UInt8

  /// Green likewise.
  public var green: UInt8

  /// Blue likewise.
  public var blue: UInt8

  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// A colour of its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
