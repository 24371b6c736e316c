/// What is proven of a font's advances in one script, for tests and for the tool that tries the proof.
///
/// Left-to-right runs in the default style. Nothing is counted or delayed: the proof is made at once.
package struct ProvenAdvances {
  private let table: AdvanceTable
  private let context: ShapingContext
  private let script: Script

  /// What is proven for a script, an ISO 15924 tag such as `Latn` or `Zyyy` for common, and a
  /// language, a BCP 47 tag or nil for none.
  ///
  /// - Throws: Why nothing is proven of the font, by name.
  package init(_ font: Font, script tag: String, language: String? = nil) throws {
    guard let script = Script.plain.first(where: { $0.tag == HarfBuzzTag(tag).value }) else {
      throw UnknownScript(tag: tag)
    }
    var style = TextStyle(font)
    style.language = language
    self.script = script
    context = try ShapingContext(style, cascade: FontCascade(style))
    table = try AdvanceTable(
      font.instance.harfBuzz, script: script, language: ShapingLanguage(language))
  }

  /// A script whose text is always shaped.
  package struct UnknownScript: Error {
    package let tag: String
  }

  /// Whether text of this scalar needs no shaping, but where rules could match.
  package func isProven(_ scalar: UInt32) -> Bool {
    var run = AdvanceRun()
    return table.units(of: [scalar], run: &run) != nil
  }

  /// The advance of a run in font units from the table, nil if it has to be shaped.
  package func units(of run: [UInt32]) -> Int? {
    var storage = AdvanceRun()
    return table.units(of: run[...], run: &storage)
  }

  /// Whether rules of the font change the run, so that a stretch of it is shaped.
  package func hasRules(in run: [UInt32]) -> Bool {
    var storage = AdvanceRun()
    _ = table.units(of: run[...], run: &storage)
    return !storage.stretches.isEmpty
  }

  /// The advance of a run in font units as HarfBuzz shapes it.
  package func shapedUnits(of run: [UInt32]) -> Int {
    context.withWorkspace { workspace in
      let whole = 0..<run.count
      let properties = TextRun(range: whole, level: 0, script: script, font: 0, isTab: false)
      return context.shape(properties, range: whole, of: run, text: whole, in: workspace)
        .advance.units
    }
  }
}
