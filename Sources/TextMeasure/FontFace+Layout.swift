extension FontFace {
  /// How many glyphs the face has.
  ///
  /// O(1).
  public var glyphCount: Int { harfBuzz.glyphCount }

  /// The OpenType tags of the scripts that the face lays out in ways of their own, such as `arab`.
  ///
  /// They are those of its substitutions and positionings (GSUB, GPOS), sorted. A face may cover
  /// other scripts too, whose letters need neither. O(n log n).
  public var scripts: [String] { harfBuzz.scriptTags }

  /// The OpenType tags of the face's features, such as `liga`: those of GSUB and GPOS, sorted.
  ///
  /// O(n log n).
  public var features: [String] { harfBuzz.featureTags }
}
