extension Font {
  /// What is drawn for a glyph of the font, at its axes.
  ///
  /// Of a glyph with several pictures, COLR layers are taken before a bitmap, and a bitmap before an
  /// outline. Paints of COLR version 1 come down to layers: gradients to the mean of their colours,
  /// composites to their parts over each other. The table SVG is not read; what such a font has
  /// besides is drawn. A number of no glyph has an empty outline. Nothing is remembered. O(points).
  public func image(of glyph: UInt32) -> GlyphImage {
    let font = instance.harfBuzz
    if instance.isColor {
      if let layers = font.layers(of: glyph, paintedBy: instance.paints) { return .layers(layers) }
      if let layers = font.layers(of: glyph) { return .layers(layers) }
      if let bitmap = font.bitmap(of: glyph) { return .bitmap(bitmap) }
    }
    return .outline(font.outline(of: glyph))
  }
}

extension Font {
  /// What fonts of one face at one place on its axes share, whatever their sizes.
  package var instanceIdentifier: ObjectIdentifier { ObjectIdentifier(instance) }

  /// The value of each axis, in the face's order.
  package var axisValues: [(tag: String, value: Double)] {
    face.axes.map { axis in
      let given = instance.axes.last { $0.tag.name == axis.tag }?.value ?? axis.defaultValue
      return (axis.tag, max(axis.minimum, min(given, axis.maximum)))
    }
  }
}
