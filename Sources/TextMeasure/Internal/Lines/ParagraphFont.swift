/// What lines ask of a font of their paragraph, here so that a width touches no font.
struct ParagraphFont: Sendable {
  /// Its index in the cascade.
  let index: Int
  let unitsPerEm: Double
  /// The points in a unit.
  let scale: Double
  /// The vertical extent of text in it.
  let box: LineBox

  /// The fonts of runs, but for tabs, in order of first use.
  ///
  /// O(runs x fonts).
  static func fonts(
    of runs: [TextRun], cascade: FontCascade, size: Double
  ) -> [ParagraphFont] {
    var fonts: [ParagraphFont] = []
    for run in runs where !run.isTab && !fonts.contains(where: { $0.index == run.font }) {
      let instance = cascade[run.font]
      let unitsPerEm = Double(instance.unitsPerEm)
      fonts.append(
        ParagraphFont(
          index: run.font, unitsPerEm: unitsPerEm, scale: size / unitsPerEm,
          box: LineBox(instance, size: size)))
    }
    return fonts
  }
}
