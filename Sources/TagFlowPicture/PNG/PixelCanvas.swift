import CPNG
import Glibc
import TextMeasure

/// Pixels to paint on: 8-bit sRGB with alpha that is not multiplied in.
struct PixelCanvas {
  let width: Int
  let height: Int
  private let blender: PixelBlender
  /// Red, green, blue and alpha, row by row from the top.
  private var bytes: [UInt8]

  /// A canvas of one colour; nil is transparent.
  init(width: Int, height: Int, background: RGBAColor?, blending: PictureBlending) {
    self.width = width
    self.height = height
    blender = PixelBlender(blending)
    let color = background ?? RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    let pixel = [color.red, color.green, color.blue, color.alpha]
    bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      count = buffer.count - buffer.count % 4
      for index in 0..<count { buffer[index] = pixel[index & 3] }
    }
  }

  /// All pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> RGBAColor {
    get {
      let start = 4 * (y * width + x)
      return RGBAColor(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }
    set {
      let start = 4 * (y * width + x)
      bytes[start] = newValue.red
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.blue
      bytes[start + 3] = newValue.alpha
    }
  }

  /// Paints a colour over the pixels that a shape inside the canvas covers.
  mutating func fill(_ coverage: Coverage, _ color: RGBAColor) {
    let rect = coverage.rect
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let share = coverage.values[row * rect.width + column]
        guard share > 0 else { continue }
        let (x, y) = (rect.x + column, rect.y + row)
        let opacity = Float(Int(share) * Int(color.alpha)) / (255 * 255)
        self[x, y] = opacity == 1 ? color : blender.mix(self[x, y], color, opacity)
      }
    }
  }

  /// Paints a picture inside the canvas over what is there.
  mutating func draw(_ image: PixelImage) {
    let rect = image.rect
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let value = image.values[row * rect.width + column]
        guard value.w > 0.5 else { continue }
        let opacity = min(1, value.w / 255)
        let whole = (value / opacity).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        let color = RGBAColor(
          red: UInt8(whole.x.rounded()), green: UInt8(whole.y.rounded()),
          blue: UInt8(whole.z.rounded()))
        let (x, y) = (rect.x + column, rect.y + row)
        self[x, y] = blender.mix(self[x, y], color, opacity)
      }
    }
  }

  /// The pixels as a PNG file that says how large they are, a point being 1/72 inch.
  func png(pixelsPerPoint: Double) throws(PictureError) -> [UInt8] {
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    var size = 0
    let file = tagflow_png_encode(
      bytes, UInt32(width), UInt32(height), isOpaque,
      UInt32((pixelsPerPoint * 72 / 0.0254).rounded()), &size)
    guard let file else { throw .outOfMemory }
    defer { free(file) }
    return [UInt8](UnsafeBufferPointer(start: file, count: size))
  }
}
