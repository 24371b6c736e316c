/// All that shaping reads besides the text: fonts, features, language and direction.
///
/// It works in font units, so every size of a style shares one. The spine is `load` (decode,
/// itemise) and then `shape` for each run; what is done with the glyphs is the caller's.
final class ShapingContext: Sendable {
  let cascade: FontCascade
  let direction: TextDirection
  private let language: ShapingLanguage
  private let features: ShapingFeatures
  /// The features of runs whose letters are spaced apart: no optional ligatures (M9).
  private let spacedFeatures: ShapingFeatures
  private let workspaces = WorkspacePool()

  var primary: FontInstance { cascade.primary }

  /// The default style in one font.
  init(plain font: FontInstance, direction: TextDirection = .auto) {
    cascade = FontCascade(primary: font)
    self.direction = direction
    language = ShapingLanguage(nil)
    features = ShapingFeatures([])
    spacedFeatures = features
  }

  /// What `style` asks for, without its sizes.
  init(_ style: TextStyle, cascade: FontCascade) {
    self.cascade = cascade
    direction = style.direction
    language = ShapingLanguage(style.language)
    features = ShapingFeatures(style.features)
    spacedFeatures =
      style.letterSpacing == 0
      ? features : ShapingFeatures(ShapingContext.withoutLigatures(style.features))
  }

  /// Optional ligatures and contextual forms go off unless asked for by name (CSS Text 3).
  private static func withoutLigatures(_ features: [FontFeature]) -> [FontFeature] {
    let optional = ["liga", "clig", "calt"].filter { tag in
      !features.contains { $0.tag == tag }
    }
    return features + optional.map { FontFeature(tag: $0, value: 0) }
  }

  /// Lends a workspace for one text.
  func withWorkspace<Answer>(_ body: (Workspace) -> Answer) -> Answer {
    workspaces.with(body)
  }

  /// Decodes a paragraph of `utf8` into the workspace and cuts it into runs.
  func load(
    _ paragraph: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>, into workspace: Workspace
  ) {
    unsafe workspace.text.decode(utf8, paragraph)
    workspace.baseLevel = workspace.itemizer.itemize(
      workspace.text, direction: direction, cascade: cascade, into: &workspace.runs)
  }

  /// The glyphs of a run of the paragraph in the workspace, valid until the next run is shaped.
  func shape(_ run: TextRun, in workspace: Workspace) -> ShapedGlyphs {
    workspace.buffer.shape(
      workspace.text.scalars, run: run.range, font: cascade[run.font].harfBuzz,
      properties: RunProperties(
        script: run.script, isRightToLeft: run.isRightToLeft, language: language),
      features: run.script.isCursive ? features : spacedFeatures)
  }
}
