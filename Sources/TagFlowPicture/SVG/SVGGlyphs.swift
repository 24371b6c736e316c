import LayoutGeometry
import TextMeasure

/// The glyphs of an SVG picture: each is defined once, in font units, and used where it stands.
struct SVGGlyphs {
  /// What uses the glyphs defined so far, up to where they stand; nil for one that shows nothing.
  private var uses: [Key: String?] = [:]
  private var count = 0
  private var symbols = MarkupWriter()

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  /// The definitions of all glyphs that were used.
  var definitions: MarkupWriter {
    var writer = MarkupWriter()
    guard count > 0 else { return writer }
    writer.write("<defs>\n")
    writer.write(symbols)
    writer.write("</defs>\n")
    return writer
  }

  /// Writes the glyphs of a line.
  mutating func write(_ line: DrawnLine, to writer: inout MarkupWriter) {
    for run in line.glyphRuns {
      let scale = run.font.size / Double(run.font.face.unitsPerEm)
      var isOpen = false
      for glyph in run.glyphs {
        guard let use = use(of: glyph.id, in: run.font) else { continue }
        if !isOpen {
          writer.write("<g transform=\"translate(")
          writer.write(line.origin.x)
          writer.write(" ")
          writer.write(line.origin.y)
          writer.write(") scale(")
          writer.write(scale)
          writer.write(" ")
          writer.write(-scale)
          writer.write(")\">")
          isOpen = true
        }
        writer.write(use)
        writer.writeRounded(glyph.x / scale)
        if glyph.y != 0 {
          writer.write("\" y=\"")
          writer.writeRounded(-glyph.y / scale)
        }
        writer.write("\"/>")
      }
      if isOpen { writer.write("</g>") }
    }
  }

  /// What uses a glyph, which is defined if it is new; nil if it shows nothing.
  private mutating func use(of glyph: UInt32, in font: Font) -> String? {
    let key = Key(font: font.instanceIdentifier, glyph: glyph)
    if let known = uses[key] { return known }
    let isVisible = define(font.image(of: glyph), as: count)
    let use = isVisible ? "<use xlink:href=\"#g\(count)\" x=\"" : nil
    uses[key] = .some(use)
    if isVisible { count += 1 }
    return use
  }

  private mutating func define(_ image: GlyphImage, as number: Int) -> Bool {
    switch image {
    case .outline(let outline):
      guard !outline.isEmpty else { return false }
      symbols.write("<path id=\"g\(number)\" d=\"")
      SVGWriter.writePath(outline, to: &symbols)
      symbols.write("\"/>\n")
    case .layers(let layers):
      symbols.write("<g id=\"g\(number)\">")
      for layer in layers { write(layer) }
      symbols.write("</g>\n")
    case .bitmap(let bitmap):
      write(bitmap, as: number)
    }
    return true
  }

  /// A shape; without a colour it takes that of the text, where the glyph is used.
  private mutating func write(_ layer: GlyphLayer) {
    symbols.write("<path")
    if let color = layer.color { SVGWriter.writeFill(color, to: &symbols) }
    symbols.write(" d=\"")
    SVGWriter.writePath(layer.outline, to: &symbols)
    symbols.write("\"/>")
  }

  /// A picture, turned over as its place is where glyphs are used.
  private mutating func write(_ bitmap: GlyphBitmap, as number: Int) {
    symbols.write("<image id=\"g\(number)\" transform=\"scale(1 -1)\"")
    symbols.attribute("x", bitmap.box.x)
    symbols.attribute("y", bitmap.box.y)
    symbols.attribute("width", bitmap.box.width)
    symbols.attribute("height", bitmap.box.height)
    symbols.write(" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
    symbols.writeBase64(bitmap.png)
    symbols.write("\"/>\n")
  }
}
