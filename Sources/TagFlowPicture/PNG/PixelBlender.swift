import Glibc
import TextMeasure

/// Mixes colours: "source over" of the W3C's Compositing and Blending.
struct PixelBlender {
  /// The light of each number of sRGB, nil where numbers are mixed as they are.
  private let light: [Float]?

  init(_ blending: PictureBlending) {
    light = blending == .sRGB ? nil : (0...255).map { Self.light(of: Float($0) / 255) }
  }

  /// A colour as an opacity lets it cover another.
  func mix(_ below: RGBAColor, _ color: RGBAColor, _ opacity: Float) -> RGBAColor {
    let under = Float(below.alpha) / 255 * (1 - opacity)
    let alpha = opacity + under
    guard alpha > 0 else { return below }
    func channel(_ below: UInt8, _ above: UInt8) -> UInt8 {
      guard let light else {
        return Self.byte((Float(above) * opacity + Float(below) * under) / alpha)
      }
      let mixed = (light[Int(above)] * opacity + light[Int(below)] * under) / alpha
      return Self.byte(255 * Self.encoded(mixed))
    }
    return RGBAColor(
      red: channel(below.red, color.red), green: channel(below.green, color.green),
      blue: channel(below.blue, color.blue), alpha: Self.byte(255 * alpha))
  }

  private static func byte(_ value: Float) -> UInt8 {
    UInt8(max(0, min(255, value.rounded())))
  }

  /// The transfer functions of sRGB (IEC 61966-2-1).
  private static func light(of number: Float) -> Float {
    number <= 0.04045 ? number / 12.92 : powf((number + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Float) -> Float {
    light <= 0.0031308 ? 12.92 * light : 1.055 * powf(light, 1 / 2.4) - 0.055
  }
}
