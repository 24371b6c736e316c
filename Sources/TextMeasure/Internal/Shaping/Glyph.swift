/// One glyph of a run, in font units, y upwards.
struct Glyph: Sendable {
  let id: UInt32
  /// Where its cluster begins: the index of a scalar in the paragraph, or an offset in UTF-8.
  let cluster: Int32
  let advance: Int32
  let xOffset: Int32
  let yOffset: Int32
  /// Shaping the text cut before this glyph's cluster could give other glyphs.
  let isUnsafeToBreak: Bool

  /// This glyph with its cluster as an offset in UTF-8, looked up in the offsets of the scalars.
  func offset(by offsets: ScalarOffsets) -> Glyph {
    Glyph(
      id: id, cluster: offsets[Int(cluster)], advance: advance, xOffset: xOffset,
      yOffset: yOffset, isUnsafeToBreak: isUnsafeToBreak)
  }
}
