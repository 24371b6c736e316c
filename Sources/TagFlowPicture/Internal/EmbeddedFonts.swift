import LayoutGeometry
import TextMeasure

/// The fonts that a picture embeds, of each what its texts take, and its texts' rules of CSS.
///
/// The character map of each subset has only what is set in it, so that a browser which tries one
/// after the other comes to the fonts that the texts were measured with (M7).
struct EmbeddedFonts {
  /// The fonts in the order of first use, one a face, with the files of the subsets.
  private var faces: [(font: Font, file: [UInt8])] = []
  /// The styles of texts in the order of first use.
  private var styles: [TextStyle] = []
  private var classes: [TextStyle: Int] = [:]

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
      guard let file = font.face.subset(for: texts[font.face, default: []]) else {
        throw .fontNotEmbeddable(family: font.face.familyName)
      }
      faces.append((font, file))
    }
  }

  /// The class of a text: what `writeRules` has a rule for.
  func className(of text: TextMeasurement) -> String {
    "t\(classes[text.style] ?? 0)"
  }

  /// Writes the rules that bring the fonts and set the texts.
  func writeRules(to writer: inout MarkupWriter) {
    for (index, (font, file)) in faces.enumerated() {
      let rise = Self.rise(of: font) / font.size * 100
      writer.write("@font-face{font-family:f\(index);ascent-override:\(Self.number(rise))%;")
      writer.write("descent-override:0%;line-gap-override:0%;src:url(data:font/otf;base64,")
      writer.writeBase64(file)
      writer.write(")}\n")
    }
    for (index, style) in styles.enumerated() {
      writer.write(".t\(index){font-family:\(families(of: style))")
      for (property, value) in Self.declarations(of: style) {
        writer.write(";\(property):\(value)")
      }
      writer.write("}\n")
    }
  }

  /// The families of a style, its own font first, the others for what that lacks.
  private func families(of style: TextStyle) -> String {
    let first = faces.firstIndex { $0.font.face == style.font.face } ?? 0
    let others = faces.indices.filter { $0 != first }
    return ([first] + others).map { "f\($0)" }.joined(separator: ",")
  }

  /// What makes a browser measure a text as it was measured here.
  private static func declarations(of style: TextStyle) -> [(property: String, value: String)] {
    let line = line(of: style.font)
    var rules = [
      ("font-size", length(style.font.size)), ("white-space", "pre"),
      ("line-height", length(line.height)),
    ]
    let axes = style.font.axisValues.map { "'\(cssString($0.tag))' \(number($0.value))" }
    if !axes.isEmpty { rules.append(("font-variation-settings", axes.joined(separator: ","))) }
    let features = style.features.map { "'\(cssString($0.tag))' \($0.value)" }
    if !features.isEmpty {
      rules.append(("font-feature-settings", features.joined(separator: ",")))
    }
    if style.letterSpacing != 0 { rules.append(("letter-spacing", length(style.letterSpacing))) }
    if style.wordSpacing != 0 { rules.append(("word-spacing", length(style.wordSpacing))) }
    if style.tabWidth != 8 { rules.append(("tab-size", number(style.tabWidth))) }
    return rules
  }

  /// How much more of a line lies above the baseline than below it: all that a browser looks at to
  /// place the baseline in a line of a given height (CSS 2.1, 10.8.1).
  ///
  /// Rules have it as the whole ascent, over no descent: Chromium would else move the baseline by a
  /// pixel where it rounds a descent down. What reads no such rule comes to the same.
  private static func rise(of font: Font) -> Double {
    max(0, font.metrics.ascent - font.metrics.descent)
  }

  /// The height of a line in a browser, and the distance of the baseline from its top, in points.
  static func line(of font: Font) -> (height: Double, baseline: Double) {
    // Browsers round ascents to whole pixels, and what is above and below has to be whole as well.
    let ascent = rise(of: font).rounded()
    let leading = max(0, ((font.metrics.ascent + font.metrics.descent - ascent) / 2).rounded(.up))
    return (ascent + 2 * leading, ascent + leading)
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
