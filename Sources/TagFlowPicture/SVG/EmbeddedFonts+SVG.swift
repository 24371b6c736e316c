import LayoutGeometry
import TextMeasure

extension EmbeddedFonts {
  /// The style element with all rules.
  var svgDefinitions: MarkupWriter {
    var writer = MarkupWriter()
    writer.write("<style>\n")
    // Else Chromium rounds advances to whole pixels.
    writer.write("text{text-rendering:geometricPrecision;font-synthesis:none}\n")
    writeRules(to: &writer)
    writer.write("</style>\n")
    return writer
  }

  /// Writes a line as text that begins at its place.
  func writeSVG(_ line: DrawnLine, to writer: inout MarkupWriter) {
    let isRightToLeft = line.line.direction == .rightToLeft
    writer.write("<text")
    writer.attribute("class", className(of: line.text))
    // Text begins at the right where its direction is from right to left.
    writer.attribute("x", line.origin.x + (isRightToLeft ? line.line.width : 0))
    writer.attribute("y", line.origin.y)
    if isRightToLeft { writer.attribute("direction", "rtl") }
    if let language = line.text.style.language { writer.attribute("xml:lang", language) }
    writer.write(" xml:space=\"preserve\">")
    writer.writeText(line.shownText)
    writer.write("</text>")
  }
}
