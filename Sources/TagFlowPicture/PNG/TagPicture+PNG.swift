import LayoutGeometry
import TextMeasure

extension TagPicture {
  /// The most pixels of a PNG: 512 MiB of memory.
  public static let mostPixels = 1 << 27

  /// The picture as a PNG file.
  ///
  /// Edges are anti-aliased by the exact area that a shape covers of a pixel; nothing is hinted or
  /// snapped to pixels. O(pixels + glyphs).
  ///
  /// - Throws: `PictureError`, for a scale out of range, a picture too large, and want of memory.
  public func png(_ options: PNGOptions = PNGOptions()) throws(PictureError) -> [UInt8] {
    let scale = options.scale
    guard (1.0 / 1024...1024).contains(scale) else { throw .scaleOutOfRange(scale) }
    let (width, height) = try pixelSize(scale: scale)
    let colors = style.colors(options.theme)
    var painter = try ChipPainter(
      PixelCanvas(
        width: width, height: height, background: colors.background, blending: options.blending),
      origin: bounds.origin, scale: scale)
    for chip in drawnChips { painter.paint(chip, colors) }
    return try painter.canvas.png(pixelsPerPoint: scale)
  }

  /// The whole pixels that the picture takes, at least one.
  private func pixelSize(scale: Double) throws(PictureError) -> (width: Int, height: Int) {
    // A size that is whole but for the error of a sum gets no pixel more.
    let width = max(1, (bounds.width * scale - 1e-6).rounded(.up))
    let height = max(1, (bounds.height * scale - 1e-6).rounded(.up))
    guard width * height <= Double(Self.mostPixels) else {
      throw .tooLarge(width: width, height: height, limit: Self.mostPixels)
    }
    return (Int(width), Int(height))
  }
}
