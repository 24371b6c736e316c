internal import Synchronization

/// A face at given axes: what shaping reads.
///
/// Sizes share it, since it works in font units.
final class FontInstance: Sendable {
  let axes: [AxisValue]
  let harfBuzz: HarfBuzzFont
  let unitsPerEm: Int
  /// Whether the glyphs bring their own colours, as those of an emoji font do.
  let isColor: Bool
  private let face: HarfBuzzFace
  private let knownMetrics = AtomicLazyReference<UnitMetrics>()
  private let knownPaints = AtomicLazyReference<ColorPaints>()
  /// The advance of U+0020 in font units, 0 if the font has none.
  let spaceAdvance: Int32
  /// The widths of lines in this font alone in the default style, at any size.
  let plainWidths = WidthCache()
  /// What is known of advances without shaping, for each script and language.
  let advances = AdvancesByLanguage()

  init(_ face: HarfBuzzFace, axes: [AxisValue]) throws(FontError) {
    self.axes = axes
    self.face = face
    harfBuzz = try HarfBuzzFont(face, axes: axes)
    unitsPerEm = face.unitsPerEm
    isColor = face.isColor
    spaceAdvance = harfBuzz.glyph(for: 0x20).map(harfBuzz.advance(of:)) ?? 0
  }

  /// Read when first asked for: a width needs none.
  var metrics: UnitMetrics {
    knownMetrics.load() ?? knownMetrics.storeIfNil(UnitMetrics(face: face, font: harfBuzz))
  }

  /// The paints of the glyphs, read when first asked for.
  var paints: ColorPaints {
    knownPaints.load()
      ?? knownPaints.storeIfNil(ColorPaints(TableBytes("COLR", of: face)))
  }

  func covers(_ scalar: UInt32) -> Bool {
    harfBuzz.glyph(for: scalar) != nil
  }

  /// Whether there are glyphs for a cluster as given, in NFC or in NFD.
  func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
    if cluster.allSatisfy(covers) { return true }
    guard cluster.contains(where: { ScalarProperties.of($0).normalizes }) else { return false }
    if let composed = NormalForm.composed(cluster), composed.allSatisfy(covers) { return true }
    if let decomposed = NormalForm.decomposed(cluster) { return decomposed.allSatisfy(covers) }
    return false
  }
}
