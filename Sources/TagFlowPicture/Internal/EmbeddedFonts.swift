import LayoutGeometry
import TextMeasure

/// The fonts that a picture embeds, of each what its texts take, and its texts' rules of CSS.
///
/// The character map of each subset has only what is set in it, so that a browser which tries one
/// after the other comes to the fonts that the texts were measured with (M7).
struct EmbeddedFonts {
  /// The faces in the order of first use.
  private var faces: [Face] = []
  /// The styles of texts in the order of first use.
  private var styles: [TextStyle] = []
  private var classes: [TextStyle: Int] = [:]

  private struct Face {
    let face: FontFace
    /// The subset.
    let file: [UInt8]
    /// How much more of a line lies above the baseline than below it, in ems: all that a browser looks
    /// at to place the baseline in a line of a given height (CSS 2.1, 10.8.1).
    ///
    /// It is that of whole points in the size of first use, as browsers round it to pixels.
    let rise: Double
  }

  /// Makes the subsets for all texts.
  init(_ chips: [DrawnChip]) throws(PictureError) {
    var order: [Font] = []
    var texts: [FontFace: Set<String>] = [:]
    func add(_ text: String, _ font: Font) {
      if texts[font.face] == nil { order.append(font) }
      texts[font.face, default: []].insert(text)
    }
    for line in chips.lazy.flatMap(\.lines) {
      let style = line.text.style
      if classes[style] == nil {
        classes[style] = styles.count
        styles.append(style)
        // The primary font rules where the baseline is, so it has a space at least.
        add(" ", style.font)
      }
      for part in line.text.shownText(of: line.line) { add(part.text, part.font) }
    }
    for font in order {
      let file = try Self.subset(of: font.face, for: texts[font.face, default: []])
      let rise = max(0, font.metrics.ascent - font.metrics.descent).rounded()
      faces.append(Face(face: font.face, file: file, rise: rise / font.size))
    }
  }

  private static func subset(
    of face: FontFace, for texts: Set<String>
  ) throws(PictureError) -> [UInt8] {
    let file: [UInt8]?
    do { file = try face.subset(for: texts) } catch {
      throw .subsetterMissing(reason: error.reason)
    }
    guard let file else { throw .fontNotEmbeddable(family: face.familyName) }
    return file
  }

  /// The class of a text: what `writeRules` has a rule for.
  func className(of text: TextMeasurement) -> String {
    "t\(classes[text.style] ?? 0)"
  }

  /// Writes the rules that bring the fonts and set the texts.
  func writeRules(to writer: inout MarkupWriter) {
    for (index, face) in faces.enumerated() {
      // With the rise as the whole ascent, over no descent, a browser has nothing else to round. What
      // reads no such rule comes to the same within half a pixel.
      let rise = Self.number(face.rise * 100)
      writer.write("@font-face{font-family:f\(index);ascent-override:\(rise)%;")
      writer.write("descent-override:0%;line-gap-override:0%;src:url(data:font/otf;base64,")
      writer.writeBase64(face.file)
      writer.write(")}\n")
    }
    for (index, style) in styles.enumerated() {
      writer.write(".t\(index){font-family:\(families(of: style))")
      for (property, value) in declarations(of: style) {
        writer.write(";\(property):\(value)")
      }
      writer.write("}\n")
    }
  }

  /// The families of a style, its own font first, the others for what that lacks.
  private func families(of style: TextStyle) -> String {
    let first = index(of: style.font.face)
    let others = faces.indices.filter { $0 != first }
    return ([first] + others).map { "f\($0)" }.joined(separator: ",")
  }

  /// What makes a browser measure a text as it was measured here.
  private func declarations(of style: TextStyle) -> [(property: String, value: String)] {
    let line = line(of: style.font)
    var rules = [
      ("font-size", Self.length(style.font.size)), ("white-space", "pre"),
      ("line-height", Self.length(line.height)),
    ]
    let axes = style.font.axisValues.map { "'\(Self.cssString($0.tag))' \(Self.number($0.value))" }
    if !axes.isEmpty { rules.append(("font-variation-settings", axes.joined(separator: ","))) }
    let features = style.features.map { "'\(Self.cssString($0.tag))' \($0.value)" }
    if !features.isEmpty {
      rules.append(("font-feature-settings", features.joined(separator: ",")))
    }
    if style.letterSpacing != 0 {
      rules.append(("letter-spacing", Self.length(style.letterSpacing)))
    }
    if style.wordSpacing != 0 { rules.append(("word-spacing", Self.length(style.wordSpacing))) }
    if style.tabWidth != 8 { rules.append(("tab-size", Self.number(style.tabWidth))) }
    return rules
  }

  /// The height of a line in a browser, and the distance of the baseline from its top, in points.
  func line(of font: Font) -> (height: Double, baseline: Double) {
    let ascent = (faces[index(of: font.face)].rise * font.size).rounded()
    // What is above and below has to be whole as well.
    let leading = max(0, ((font.metrics.ascent + font.metrics.descent - ascent) / 2).rounded(.up))
    return (ascent + 2 * leading, ascent + leading)
  }

  /// The index of a face, all of which are known from `init`.
  private func index(of face: FontFace) -> Int {
    faces.firstIndex { $0.face == face } ?? 0
  }

  private static func length(_ points: Double) -> String { number(points) + "px" }

  private static func number(_ number: Double) -> String {
    var writer = MarkupWriter()
    writer.write(number)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A tag's characters inside a string of CSS that stands in a style element.
  private static func cssString(_ tag: String) -> String {
    tag.unicodeScalars.reduce(into: "") { css, scalar in
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " " {
        css.unicodeScalars.append(scalar)
      } else {
        css += "\\\(String(scalar.value, radix: 16)) "
      }
    }
  }
}
