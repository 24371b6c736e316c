import LayoutGeometry
import TextMeasure

/// Writes the chips of a picture in SVG, their texts by way of another.
struct SVGWriter {
  private let bounds: Rect
  private let colors: ChipColors
  private var body = MarkupWriter()
  private var clipCount = 0

  init(bounds: Rect, colors: ChipColors) {
    self.bounds = bounds
    self.colors = colors
  }

  /// Writes an element, its lines by `writeLine`.
  mutating func write(
    _ chip: DrawnChip, writeLine: (DrawnLine, inout MarkupWriter) -> Void
  ) {
    guard chip.kind != .separator else {
      writeBox(chip)
      body.write("\n")
      return
    }
    body.write(chip.kind == .chip ? "<g role=\"listitem\">" : "<g>")
    if !chip.label.isEmpty {
      body.write("<title>")
      body.writeText(chip.label)
      body.write("</title>")
    }
    writeBox(chip)
    if !chip.lines.isEmpty || !chip.marks.isEmpty {
      if chip.isTooSmall { writeClip(chip.frame) }
      body.write("<g")
      if chip.isTooSmall { body.attribute("clip-path", "url(#c\(clipCount - 1))") }
      Self.writeFill(colors.text(chip), to: &body)
      body.write(">")
      for line in chip.lines { writeLine(line, &body) }
      for mark in chip.marks {
        body.write("<path d=\"")
        Self.writePath(mark, to: &body)
        body.write("\"/>")
      }
      body.write("</g>")
    }
    body.write("</g>\n")
  }

  /// Defines the next clip.
  private mutating func writeClip(_ frame: Rect) {
    body.write("<clipPath id=\"c\(clipCount)\"><rect")
    Self.writeSides(frame, to: &body)
    body.write("/></clipPath>")
    clipCount += 1
  }

  private mutating func writeBox(_ chip: DrawnChip) {
    Self.writeRect(chip.frame, radius: chip.radius, colors.box(chip), to: &body)
  }

  /// The whole document.
  func document(title: String, definitions: MarkupWriter) -> [UInt8] {
    var document = MarkupWriter()
    document.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    document.attribute("width", bounds.width)
    document.attribute("height", bounds.height)
    document.write(" viewBox=\"")
    for (index, number) in [bounds.x, bounds.y, bounds.width, bounds.height].enumerated() {
      if index > 0 { document.write(" ") }
      document.write(number)
    }
    document.write("\" role=\"list\">\n<title>")
    document.writeText(title)
    document.write("</title>\n")
    document.write(definitions)
    if let background = colors.background {
      Self.writeRect(bounds, radius: 0, background, to: &document)
      document.write("\n")
    }
    document.write(body)
    document.write("</svg>\n")
    return document.bytes
  }
}

// MARK: - Shapes

extension SVGWriter {
  private static func writeRect(
    _ rect: Rect, radius: Double, _ color: RGBAColor, to writer: inout MarkupWriter
  ) {
    writer.write("<rect")
    writeSides(rect, to: &writer)
    if radius > 0 { writer.attribute("rx", radius) }
    writeFill(color, to: &writer)
    writer.write("/>")
  }

  private static func writeSides(_ rect: Rect, to writer: inout MarkupWriter) {
    writer.attribute("x", rect.x)
    writer.attribute("y", rect.y)
    writer.attribute("width", rect.width)
    writer.attribute("height", rect.height)
  }

  /// Writes the attributes of a colour; SVG 1.1 has none with an opacity.
  static func writeFill(_ color: RGBAColor, to writer: inout MarkupWriter) {
    var opaque = color
    opaque.alpha = 255
    writer.attribute("fill", opaque.css)
    if color.alpha < 255 {
      writer.attribute("fill-opacity", (Double(color.alpha) / 255 * 1000).rounded() / 1000)
    }
  }

  /// Writes the data of a path.
  static func writePath(_ outline: Outline, to writer: inout MarkupWriter) {
    func write(_ command: String, _ points: Point...) {
      writer.write(command)
      for (index, point) in points.enumerated() {
        if index > 0 { writer.write(" ") }
        writer.writeRounded(point.x)
        writer.write(" ")
        writer.writeRounded(point.y)
      }
    }
    for element in outline.elements {
      switch element {
      case .move(let end): write("M", end)
      case .line(let end): write("L", end)
      case .quadratic(let control, let end): write("Q", control, end)
      case .cubic(let first, let second, let end): write("C", first, second, end)
      case .close: write("Z")
      }
    }
  }
}
