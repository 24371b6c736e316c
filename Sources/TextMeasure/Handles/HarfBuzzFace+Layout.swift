internal import CHarfBuzz

extension HarfBuzzFace {
  var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(unsafeHandle)) }

  /// The scripts of GSUB and GPOS, sorted.
  var scriptTags: [String] {
    unsafe layoutTags { table, start, count, tags in
      unsafe hb_ot_layout_table_get_script_tags(unsafeHandle, table, start, count, tags)
    }
  }

  /// The features of GSUB and GPOS, sorted.
  var featureTags: [String] {
    unsafe layoutTags { table, start, count, tags in
      unsafe hb_ot_layout_table_get_feature_tags(unsafeHandle, table, start, count, tags)
    }
  }

  /// What HarfBuzz lists for each table from a start, at most a count, into room for tags.
  private func layoutTags(
    _ list: (
      _ table: hb_tag_t, _ start: UInt32, _ count: UnsafeMutablePointer<UInt32>,
      _ tags: UnsafeMutablePointer<hb_tag_t>?
    ) -> UInt32
  ) -> [String] {
    var names: Set<String> = []
    for table in ["GSUB", "GPOS"].map({ HarfBuzzTag($0).value }) {
      var none: UInt32 = 0
      var count = unsafe list(table, 0, &none, nil)
      let tags = unsafe [hb_tag_t](unsafeUninitializedCapacity: Int(count)) { buffer, used in
        _ = unsafe list(table, 0, &count, buffer.baseAddress)
        used = Int(count)
      }
      names.formUnion(tags.map { HarfBuzzTag(value: $0).name })
    }
    return names.sorted()
  }
}
