import CPNG
import Glibc
import LayoutGeometry
import TextMeasure

/// A picture of pixels at a place, its colours multiplied by their opacity.
struct PixelImage {
  let rect: PixelRect
  /// Red, green, blue and alpha of each pixel from 0 to 255, row by row from the top.
  let values: [SIMD4<Float>]

  /// The picture of a PNG file, its corner at the origin; nil if it cannot be read.
  init?(png: [UInt8]) {
    // The largest strikes have 512 pixels in a side; this bounds what a font can make one read.
    let image = tagflow_png_decode(png, png.count, 4096 * 4096)
    guard let pixels = image.pixels else { return nil }
    defer { free(pixels) }
    rect = PixelRect(x: 0, y: 0, width: Int(image.width), height: Int(image.height))
    values = (0..<rect.width * rect.height).map { index in
      let pixel = pixels + 4 * index
      let alpha = Float(pixel[3])
      let opacity = alpha / 255
      return SIMD4(
        Float(pixel[0]) * opacity, Float(pixel[1]) * opacity, Float(pixel[2]) * opacity, alpha)
    }
  }

  private init(rect: PixelRect, values: [SIMD4<Float>]) {
    self.rect = rect
    self.values = values
  }
}

extension PixelImage {
  /// The picture with its edges at those of a rectangle, the part of it that lies in `bounds`.
  ///
  /// Each pixel is an average of those around its middle, weighted by a triangle as wide as a pixel
  /// of the coarser picture on each side: linear interpolation where the picture grows, and every
  /// pixel counting where it shrinks.
  func scaled(to target: Rect, in bounds: PixelRect) -> PixelImage? {
    guard target.width > 0, target.height > 0 else { return nil }
    let limit = 1e9
    guard abs(target.x) < limit, abs(target.y) < limit, target.maxX < limit, target.maxY < limit
    else { return nil }
    let (x, y) = (Int(target.x.rounded(.down)), Int(target.y.rounded(.down)))
    let pixels = PixelRect(
      x: x, y: y, width: Int(target.maxX.rounded(.up)) - x,
      height: Int(target.maxY.rounded(.up)) - y
    ).intersection(bounds)
    guard !pixels.isEmpty else { return nil }
    let columns = Resampling(
      from: rect.width, to: target.x..<target.maxX, pixels.x..<pixels.x + pixels.width)
    let rows = Resampling(
      from: rect.height, to: target.y..<target.maxY, pixels.y..<pixels.y + pixels.height)
    // First each row that takes part gets its new width, then the columns get their new height.
    var narrow: [SIMD4<Float>] = []
    for row in 0..<rect.height {
      let line = values[row * rect.width..<(row + 1) * rect.width]
      narrow += columns.samples.map { $0.average { line[line.startIndex + $0] } }
    }
    var scaled: [SIMD4<Float>] = []
    for sample in rows.samples {
      for column in 0..<pixels.width {
        scaled.append(sample.average { narrow[$0 * pixels.width + column] })
      }
    }
    return PixelImage(rect: pixels, values: scaled)
  }
}

/// Which pixels of a row of pixels make those of a longer or shorter one.
private struct Resampling {
  private(set) var samples: [Sample] = []

  /// A new pixel: the old ones from `first` on, each with its weight; all weights make its coverage.
  struct Sample {
    let first: Int
    let weights: [Float]

    func average(_ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
      var sum = SIMD4<Float>.zero
      for (index, weight) in weights.enumerated() { sum += weight * value(first + index) }
      return sum
    }
  }

  /// The new pixels of `pixels` where `count` old ones lie along `extent`.
  init(from count: Int, to extent: Range<Double>, _ pixels: Range<Int>) {
    let step = Double(count) / (extent.upperBound - extent.lowerBound)
    let reach = max(1, step)
    for pixel in pixels {
      let middle = (Double(pixel) + 0.5 - extent.lowerBound) * step - 0.5
      let first = max(0, min(count - 1, Int((middle - reach).rounded(.up))))
      let last = max(first, min(count - 1, Int((middle + reach).rounded(.down))))
      let weights = (first...last).map { max(0, 1 - abs(Double($0) - middle) / reach) }
      let sum = weights.reduce(0, +)
      // A pixel at the edge is covered in part.
      let inside =
        min(Double(pixel + 1), extent.upperBound) - max(Double(pixel), extent.lowerBound)
      let share = sum > 0 ? max(0, min(1, inside)) / sum : 0
      samples.append(Sample(first: first, weights: weights.map { Float($0 * share) }))
    }
  }
}
