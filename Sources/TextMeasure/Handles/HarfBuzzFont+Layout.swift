internal import CHarfBuzz

/// What HarfBuzz would do with a run, asked of its shape plan: nothing here is guessed from a font.
extension HarfBuzzFont {
  /// A layout table that lookups are in.
  enum LayoutTable: String {
    case substitution = "GSUB"
    case positioning = "GPOS"

    fileprivate var tag: UInt32 { HarfBuzzTag(rawValue).value }
  }

  /// The bytes of a table of the face, empty if it has none such.
  func table(_ tag: String) -> TableBytes { TableBytes(tag, of: face) }

  /// Whether HarfBuzz takes a layout table that it has used as the file has it.
  func takesAsItIs(_ tag: String) -> Bool { face.takesAsItIs(tag) }

  /// What a left-to-right run of a script and language takes part in.
  func plannedLayout(script: Script, language: ShapingLanguage) -> PlannedLayout {
    let substitution = features(of: .substitution, script: script, language: language)
    let positioning = features(of: .positioning, script: script, language: language)
    // A font without them has the plan that runs are shaped by, which HarfBuzz keeps.
    let slashFeatures = ["frac", "numr", "dnom"]
      .filter { has($0, in: substitution) || has($0, in: positioning) }
      .map { tag in
        hb_feature_t(tag: HarfBuzzTag(tag).value, value: 0, start: 0, end: UInt32.max)
      }
    var properties = unsafe hb_segment_properties_t()
    unsafe properties.direction = HB_DIRECTION_LTR
    unsafe properties.script = hb_script_t(script.tag)
    unsafe properties.language = language.handle
    var coordinateCount: UInt32 = 0
    let coordinates = unsafe hb_font_get_var_coords_normalized(unsafeHandle, &coordinateCount)
    let plan = unsafe slashFeatures.withUnsafeBufferPointer { features in
      unsafe hb_shape_plan_create_cached2(
        face.unsafeHandle, &properties, features.baseAddress, UInt32(features.count), coordinates,
        coordinateCount, Shapers.openType)
    }
    defer { unsafe hb_shape_plan_destroy(plan) }
    func lookups(in table: LayoutTable) -> [Int] {
      unsafe spans { set in
        unsafe hb_ot_shape_plan_collect_lookups(plan, table.tag, set)
      }.flatMap { Array($0) }
    }
    return PlannedLayout(
      substitution: lookups(in: .substitution), positioning: lookups(in: .positioning),
      hasRandomAlternates: has("rand", in: substitution),
      hasRequiredVariations: has("rvrn", in: substitution),
      hasKerning: has("kern", in: positioning))
  }

  /// The glyphs to which GDEF gives a class: 1 base, 2 ligature, 3 mark, 4 component.
  func glyphs(ofClass number: UInt32) -> GlyphSet {
    var glyphs = GlyphSet()
    let members = unsafe spans { set in
      unsafe hb_ot_layout_get_glyphs_in_class(
        face.unsafeHandle, hb_ot_layout_glyph_class_t(number), set)
    }
    for span in members { glyphs.append(span.lowerBound, span.upperBound) }
    return glyphs
  }

  /// Whether GDEF gives glyphs classes; without, HarfBuzz makes some up from the characters.
  var hasGlyphClasses: Bool { unsafe hb_ot_layout_has_glyph_classes(face.unsafeHandle) != 0 }

  /// Whether Apple's tables would take part.
  var hasAppleLayout: Bool {
    let face = unsafe face.unsafeHandle
    return unsafe hb_aat_layout_has_substitution(face) != 0
      || hb_aat_layout_has_positioning(face) != 0 || hb_aat_layout_has_tracking(face) != 0
  }

  /// Where a layout table lists the features of a script and language.
  private struct FeatureList {
    let table: UInt32
    var script: UInt32 = 0
    var language: UInt32 = 0
  }

  private func features(
    of table: LayoutTable, script: Script, language: ShapingLanguage
  ) -> FeatureList {
    let face = unsafe face.unsafeHandle
    var list = FeatureList(table: table.tag)
    // As many tags as HarfBuzz itself asks for.
    var scriptTags = [UInt32](repeating: 0, count: 3)
    var languageTags = scriptTags
    var (scriptCount, languageCount) = (UInt32(3), UInt32(3))
    unsafe hb_ot_tags_from_script_and_language(
      hb_script_t(script.tag), language.handle, &scriptCount, &scriptTags, &languageCount,
      &languageTags)
    var chosen: UInt32 = 0
    unsafe hb_ot_layout_table_select_script(
      face, list.table, scriptCount, scriptTags, &list.script, &chosen)
    unsafe hb_ot_layout_script_select_language(
      face, list.table, list.script, languageCount, languageTags, &list.language)
    return list
  }

  /// Whether a feature is in a list, required ones aside.
  private func has(_ feature: String, in list: FeatureList) -> Bool {
    var index: UInt32 = 0
    return unsafe hb_ot_layout_language_find_feature(
      face.unsafeHandle, list.table, list.script, list.language, HarfBuzzTag(feature).value, &index)
      != 0
  }

  /// The axes in normalised form, in the order of `fvar`; empty for a font without any.
  var normalizedAxes: [Float] {
    var count: UInt32 = 0
    let values = unsafe hb_font_get_var_coords_normalized(unsafeHandle, &count)
    return unsafe UnsafeBufferPointer(start: values, count: values == nil ? 0 : Int(count))
      .map { Float($0) / 16384 }
  }

  /// The members of a set that `fill` fills, in ascending order.
  private func spans(_ fill: (OpaquePointer?) -> Void) -> [ClosedRange<Int>] {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe fill(set)
    var spans: [ClosedRange<Int>] = []
    var first: UInt32 = 0
    var last = UInt32.max  // HB_SET_VALUE_INVALID: begin before the first.
    while unsafe hb_set_next_range(set, &first, &last) != 0 { spans.append(Int(first)...Int(last)) }
    return spans
  }
}

/// The lookups that runs of a script and language take part in, and what else of their features
/// matters to what can be proven of them.
struct PlannedLayout: Hashable, Sendable {
  /// The lookups of GSUB and of GPOS by their index: those of default and required features at a
  /// font's axes, feature variations included; not those that wait for a fraction slash.
  let substitution: [Int]
  let positioning: [Int]
  /// Whether there is a feature `rand`, `rvrn` or `kern`.
  let hasRandomAlternates: Bool
  let hasRequiredVariations: Bool
  let hasKerning: Bool
}
