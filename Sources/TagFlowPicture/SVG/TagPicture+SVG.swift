import LayoutGeometry
import TextMeasure

extension TagPicture {
  /// The picture as an SVG document in UTF-8.
  ///
  /// A point is a pixel of CSS. Every chip has a title with its whole text. Each glyph's outline is
  /// written once. O(elements + glyphs).
  ///
  /// - Throws: `PictureError.fontNotEmbeddable` and `.subsetterMissing` for embedded fonts.
  public func svg(_ options: SVGOptions = SVGOptions()) throws(PictureError) -> [UInt8] {
    let chips = drawnChips
    var writer = SVGWriter(bounds: bounds, colors: style.colors(options.theme))
    switch options.text {
    case .outlines:
      var glyphs = SVGGlyphs()
      for chip in chips { writer.write(chip) { glyphs.write($0, to: &$1) } }
      return writer.document(title: options.title, definitions: glyphs.definitions)
    case .embeddedFonts:
      let fonts = try EmbeddedFonts(chips)
      for chip in chips { writer.write(chip) { fonts.writeSVG($0, to: &$1) } }
      return writer.document(title: options.title, definitions: fonts.svgDefinitions)
    }
  }
}
