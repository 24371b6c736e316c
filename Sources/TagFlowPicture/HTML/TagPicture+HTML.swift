import LayoutGeometry

extension TagPicture {
  /// The picture as one HTML page in UTF-8, which needs no other file and no script.
  ///
  /// Chips stand where the arrangement has them, a point being a pixel of CSS. In a narrower window they
  /// flow in rows of its width, with the same distances; a picture of sections, with separators or of
  /// a part scrolls. Texts can be selected; subsets of their fonts are in the page. The
  /// page is well-formed XML too.
  /// O(elements + texts + fonts).
  ///
  /// - Throws: `PictureError.fontNotEmbeddable`, `.subsetterMissing`.
  public func html(_ options: HTMLOptions = HTMLOptions()) throws(PictureError) -> [UInt8] {
    let chips = drawnChips
    let fonts = try EmbeddedFonts(chips)
    var page = HTMLWriter(origin: bounds.origin, fonts: fonts)
    page.writeHead(
      title: options.title, style: style, theme: options.theme, size: bounds.size,
      narrow: NarrowLayout(chips, bounds: bounds))
    for chip in chips { page.write(chip) }
    page.writeEnd()
    return page.bytes
  }
}
