import LayoutGeometry
import TextMeasure

/// The way from points of a picture to pixels.
struct PixelGrid {
  /// The point at the corner of the first pixel.
  let origin: Point
  /// Pixels in a point.
  let scale: Double

  func pixel(_ point: Point) -> Point {
    Point(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
  }
}

extension PixelGrid {
  /// The pixels that have a part of a rectangle.
  func pixels(around rect: Rect) -> PixelRect {
    // Far more than any canvas has, and far less than what an integer holds.
    func whole(_ number: Double) -> Int { Int(max(-1e9, min(number, 1e9))) }
    let (start, end) = (pixel(rect.origin), pixel(Point(x: rect.maxX, y: rect.maxY)))
    let (x, y) = (whole(start.x.rounded(.down)), whole(start.y.rounded(.down)))
    return PixelRect(
      x: x, y: y, width: whole(end.x.rounded(.up)) - x, height: whole(end.y.rounded(.up)) - y)
  }
}

/// Paints chips on a canvas.
struct ChipPainter: ~Copyable {
  private(set) var canvas: PixelCanvas
  private let grid: PixelGrid
  private var rasterizer: OutlineRasterizer
  private var glyphs = GlyphImages()
  /// The pixels that are painted on.
  private var clip: PixelRect

  /// A painter of a canvas whose corner is at `origin` in points.
  init(_ canvas: PixelCanvas, origin: Point, scale: Double) throws(PictureError) {
    self.canvas = canvas
    clip = canvas.bounds
    grid = PixelGrid(origin: origin, scale: scale)
    do { rasterizer = try OutlineRasterizer() } catch { throw .outOfMemory }
  }

  /// Paints an element over what is there.
  mutating func paint(_ chip: DrawnChip, _ colors: ChipColors) {
    clip = canvas.bounds
    paintBox(chip, colors.box(chip))
    if chip.isTooSmall { clip = clip.intersection(grid.pixels(around: chip.frame)) }
    let color = colors.text(chip)
    for line in chip.lines { paint(line, color) }
    for mark in chip.marks { fill(mark.mapped(grid.pixel), color) }
  }

  private mutating func paintBox(_ chip: DrawnChip, _ color: RGBAColor) {
    let corner = grid.pixel(chip.frame.origin)
    // Of a larger corner no picture shows the end, and FreeType takes no farther point.
    let radius = min(chip.radius * grid.scale, 50_000)
    // What reaches far out of the canvas is cut there, so far that its corners stay as they are.
    let margin = 2 * radius + 2
    let left = max(corner.x, -margin)
    let top = max(corner.y, -margin)
    let right = min(corner.x + chip.frame.width * grid.scale, Double(canvas.width) + margin)
    let bottom = min(corner.y + chip.frame.height * grid.scale, Double(canvas.height) + margin)
    guard left < right, top < bottom else { return }
    let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
    fill(.roundedRect(rect, radius: min(radius, rect.width / 2, rect.height / 2)), color)
  }

  private mutating func fill(_ outline: Outline, _ color: RGBAColor) {
    guard let coverage = rasterizer.coverage(of: outline, in: clip) else { return }
    canvas.fill(coverage, color)
  }
}

// MARK: - Text

extension ChipPainter {
  private mutating func paint(_ line: DrawnLine, _ color: RGBAColor) {
    for run in line.glyphRuns {
      let unit = run.font.size / Double(run.font.face.unitsPerEm) * grid.scale
      // The outlines of a run are filled as one, so that where they touch or overlap shows no seam.
      var shape = Outline()
      for glyph in run.glyphs {
        let place = grid.pixel(Point(x: line.origin.x + glyph.x, y: line.origin.y + glyph.y))
        paint(glyphs.image(of: glyph.id, in: run.font), at: place, unit, color, collecting: &shape)
      }
      fill(shape, color)
    }
  }

  /// Paints a glyph that has colours, and adds the outline of any other to a shape.
  private mutating func paint(
    _ image: DecodedImage, at place: Point, _ unit: Double, _ color: RGBAColor,
    collecting shape: inout Outline
  ) {
    func pixel(_ point: Point) -> Point {
      Point(x: place.x + point.x * unit, y: place.y - point.y * unit)
    }
    switch image {
    case .outline(let outline):
      if shape.elements.count + outline.elements.count > Self.mostElements {
        fill(shape, color)
        shape = Outline()
      }
      shape.append(outline.mapped(pixel))
    case .layers(let layers):
      for layer in layers { fill(layer.outline.mapped(pixel), layer.color ?? color) }
    case .pixels(let pixels, let box):
      let target = Rect(
        x: place.x + box.x * unit, y: place.y + box.y * unit, width: box.width * unit,
        height: box.height * unit)
      if let scaled = pixels.scaled(to: target, in: clip) { canvas.draw(scaled) }
    }
  }

  /// As many as the rasteriser surely takes, at three points each.
  private static let mostElements = 10_000
}
