import LayoutGeometry
import TextMeasure

/// Writes the chips of a picture as boxes of an HTML page.
struct HTMLWriter {
  private let origin: Point
  private let fonts: EmbeddedFonts
  private var writer = MarkupWriter()

  /// A writer of a page whose corner is at `origin`.
  init(origin: Point, fonts: EmbeddedFonts) {
    self.origin = origin
    self.fonts = fonts
  }

  /// What was written.
  var bytes: [UInt8] { writer.bytes }

  /// Writes an element as a box, what stands in it by its corner.
  mutating func write(_ chip: DrawnChip) {
    let isChip = chip.kind == .chip
    writer.write("<div class=\"\(Self.className(chip.kind))\(chip.isTooSmall ? " cut" : "")\"")
    writer.write(isChip ? " role=\"listitem\"" : " role=\"presentation\"")
    writer.write(" style=\"")
    let frame = chip.frame
    writePlace(Point(x: frame.x - origin.x, y: frame.y - origin.y))
    writeLength(";width:", frame.width)
    writeLength(";height:", frame.height)
    if let color = chip.boxColor { writer.write(";background:\(color.css)") }
    if let color = chip.textColor { writer.write(";color:\(color.css);fill:\(color.css)") }
    if let radius = chip.ownRadius { writeLength(";border-radius:", radius) }
    writer.write("\"")
    // What can be read anyway is not said twice.
    if !chip.label.isEmpty, chip.label != chip.shownText {
      writer.attribute("title", chip.label)
    }
    writer.write(">")
    for line in chip.lines { write(line, in: frame) }
    if !chip.marks.isEmpty { write(chip.marks, in: frame) }
    writer.write("</div>\n")
  }

  /// Ends the page.
  mutating func writeEnd() {
    writer.write("</div></main>\n</body>\n</html>\n")
  }

  private mutating func write(_ line: DrawnLine, in frame: Rect) {
    let style = line.text.style
    writer.write("<span class=\"\(fonts.className(of: line.text))\" style=\"")
    let baseline = fonts.line(of: style.font).baseline
    writePlace(Point(x: line.origin.x - frame.x, y: line.origin.y - frame.y - baseline))
    writer.write("\"")
    writer.write(line.line.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    if let language = style.language { writer.attribute("lang", language) }
    writer.write(">")
    writer.writeText(line.shownText)
    // It takes no room, but makes a line of what is copied.
    writer.write("</span><br/>")
  }

  private mutating func write(_ marks: [Outline], in frame: Rect) {
    writer.write("<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\"")
    writer.attribute("width", frame.width)
    writer.attribute("height", frame.height)
    writer.write(" viewBox=\"0 0 ")
    writer.write(frame.width)
    writer.write(" ")
    writer.write(frame.height)
    writer.write("\">")
    for mark in marks {
      writer.write("<path d=\"")
      SVGWriter.writePath(
        mark.mapped { Point(x: $0.x - frame.x, y: $0.y - frame.y) }, to: &writer)
      writer.write("\"/>")
    }
    writer.write("</svg>")
  }

  private mutating func writePlace(_ corner: Point) {
    writeLength("left:", corner.x)
    writeLength(";top:", corner.y)
  }

  private mutating func writeLength(_ property: String, _ points: Double) {
    writer.write(property)
    writer.write(points)
    writer.write("px")
  }

  private static func className(_ kind: PictureElement.Kind) -> String {
    switch kind {
    case .chip: "chip"
    case .panel: "panel"
    case .band: "band"
    case .separator: "separator"
    }
  }
}

// MARK: - The head

extension HTMLWriter {
  /// Writes all in front of the first element.
  mutating func writeHead(
    title: String, style: ChipStyle, theme: PictureTheme?, size: Size, narrow: NarrowLayout?
  ) {
    writer.write(
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>
      """)
    writer.writeText(title)
    writer.write("</title>\n<style>\n")
    writeColors(style, theme)
    // Without geometricPrecision Chromium rounds advances to whole pixels.
    writer.write(
      """
      body{margin:0;background:var(--background)}
      main{overflow-x:auto}
      .picture{position:relative;overflow:hidden;text-rendering:geometricPrecision;font-synthesis:none;
      -webkit-text-size-adjust:100%;text-size-adjust:100%}
      .picture *{position:absolute}
      .cut{overflow:hidden}
      .picture svg *{position:static}
      .chip{background:var(--chip);color:var(--text);fill:var(--text);
      """)
    writeLength("border-radius:", style.cornerRadius > 0 ? min(style.cornerRadius, 1e6) : 0)
    writer.write("}\n.chip svg{left:0;top:0;pointer-events:none}\n")
    for kind in ["panel", "band", "separator"] {
      writer.write(".\(kind){background:var(--\(kind))}\n")
    }
    narrow?.write(to: &writer)
    fonts.writeRules(to: &writer)
    writer.write("</style>\n</head>\n<body>\n<main><div class=\"picture\" role=\"list\" style=\"")
    writeLength("width:", size.width)
    writeLength(";height:", size.height)
    writer.write("\">\n")
  }

  private mutating func writeColors(_ style: ChipStyle, _ theme: PictureTheme?) {
    guard let theme else {
      writer.write(":root{color-scheme:light dark;")
      writeVariables(style.light)
      writer.write("}\n@media (prefers-color-scheme:dark){:root{")
      writeVariables(style.dark)
      writer.write("}}\n")
      return
    }
    writer.write(":root{color-scheme:\(theme);")
    writeVariables(style.colors(theme))
    writer.write("}\n")
  }

  private mutating func writeVariables(_ colors: ChipColors) {
    let variables = [
      ("background", colors.background?.css ?? "transparent"), ("chip", colors.chip.css),
      ("text", colors.text.css), ("panel", colors.panel.css), ("band", colors.band.css),
      ("separator", colors.separator.css),
    ]
    writer.write(variables.map { "--\($0):\($1)" }.joined(separator: ";"))
  }
}
