/// All that shaping reads besides the text: fonts, features, language and direction.
///
/// It works in font units, so every size of a style shares one. The spine is `load` (decode,
/// itemise) and then `shape` for each run; what is done with the glyphs is the caller's.
final class ShapingContext: Sendable {
  let cascade: FontCascade
  let direction: TextDirection
  /// The BCP 47 tag that line breaking follows, empty for none.
  let languageTag: String
  let lineBreak: LineBreakStrictness
  let language: ShapingLanguage
  private let features: ShapingFeatures
  /// The features of runs whose letters are spaced apart: no optional ligatures (M9).
  private let spacedFeatures: ShapingFeatures
  /// The widths of lines that were measured, and what looks them up.
  let widths: WidthCache
  let knownWidths: WidthReader
  /// Whether printable ASCII is one left-to-right run of the primary font.
  let takesASCIIWhole: Bool
  /// Where advances in the primary font come from without shaping.
  let primaryAdvances: AdvanceSources
  let knownAdvances: KnownAdvances
  /// Whether runs may take their advances from a table: no features and no spacing are asked for.
  let takesAdvances: Bool
  /// Whether that is so of whole texts, which are in the primary font or have no known advance.
  let takesKnownAdvances: Bool
  private let workspaces = Workspace.pool()

  var primary: FontInstance { cascade.primary }

  /// The default style in one font.
  init(plain typeface: Typeface, direction: TextDirection = .auto) {
    cascade = FontCascade(typeface)
    self.direction = direction
    languageTag = ""
    lineBreak = .auto
    language = ShapingLanguage(nil)
    features = ShapingFeatures([])
    spacedFeatures = features
    takesASCIIWhole = direction != .rightToLeft
    takesAdvances = true
    takesKnownAdvances = takesASCIIWhole
    primaryAdvances = typeface.instance.advances.sources(language)
    knownAdvances = primaryAdvances.known
    widths = direction == .auto ? typeface.instance.plainWidths : WidthCache()
    knownWidths = widths.reader
  }

  /// What `style` asks for, without its sizes.
  init(_ style: TextStyle, cascade: FontCascade) {
    self.cascade = cascade
    direction = style.direction
    widths = WidthCache()
    knownWidths = widths.reader
    takesASCIIWhole =
      style.direction != .rightToLeft && style.letterSpacing == 0 && style.wordSpacing == 0
      && cascade.setsASCIIInPrimary
    languageTag = style.language ?? ""
    lineBreak = style.lineBreak
    language = ShapingLanguage(style.language)
    takesAdvances =
      style.features.isEmpty && style.letterSpacing == 0 && style.wordSpacing == 0
    takesKnownAdvances = takesAdvances && takesASCIIWhole
    primaryAdvances = cascade.primary.advances.sources(language)
    knownAdvances = primaryAdvances.known
    features = ShapingFeatures(style.features)
    spacedFeatures =
      style.letterSpacing == 0
      ? features : ShapingFeatures(ShapingContext.withoutLigatures(style.features))
  }

  /// What stands for text that was left out: U+2026, or three full stops if no font has it (M12).
  var ellipsis: (scalars: [UInt32], font: Int) {
    if let font = cascade.firstFont(with: 0x2026) { return ([0x2026], font) }
    return ([0x2E, 0x2E, 0x2E], cascade.firstFont(with: 0x2E) ?? 0)
  }

  /// Optional ligatures and contextual forms go off unless asked for by name (CSS Text 3).
  private static func withoutLigatures(_ features: [FontFeature]) -> [FontFeature] {
    let optional = ["liga", "clig", "calt"].filter { tag in
      !features.contains { $0.tag == tag }
    }
    return features + optional.map { FontFeature(tag: $0, value: 0) }
  }

  /// Lends a workspace for one text.
  func withWorkspace<Answer>(_ body: (inout Workspace) -> Answer) -> Answer {
    workspaces.with(body)
  }

  /// Decodes a paragraph of `utf8` into the workspace and cuts it into runs.
  func load(
    _ paragraph: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>, into workspace: inout Workspace
  ) {
    unsafe workspace.text.decode(utf8, paragraph)
    workspace.baseLevel = workspace.itemizer.itemize(
      workspace.text, direction: direction, cascade: cascade, into: &workspace.runs)
  }

  /// The glyphs of a run of the paragraph in the workspace, valid until the next run is shaped.
  func shape(_ run: TextRun, in workspace: borrowing Workspace) -> ShapedGlyphs {
    let scalars = workspace.text.scalars
    return shape(
      run, range: run.range, of: scalars, text: 0..<scalars.count, in: workspace)
  }

  /// The glyphs of printable ASCII where `takesASCIIWhole`, valid until the next run is shaped.
  func shape(
    ascii: UnsafeBufferPointer<UInt8>, in workspace: borrowing Workspace
  ) -> ShapedGlyphs {
    let hasLetters = unsafe ascii.contains { 0x61...0x7A ~= $0 | 0x20 }
    return unsafe workspace.buffer.shape(
      ascii: ascii, font: primary.harfBuzz,
      properties: RunProperties(
        script: hasLetters ? .latin : .common, isRightToLeft: false, language: language),
      features: features)
  }

  /// The glyphs of a part of a run, which sees no further than `text`.
  func shape(
    _ run: TextRun, range: Range<Int>, of scalars: [UInt32], text: Range<Int>,
    in workspace: borrowing Workspace
  ) -> ShapedGlyphs {
    workspace.buffer.shape(
      scalars, run: range, text: text, font: cascade[run.font].harfBuzz,
      properties: RunProperties(
        script: run.script, isRightToLeft: run.isRightToLeft, language: language),
      features: run.script.isCursive ? features : spacedFeatures)
  }
}
