import TestSupport
import Testing
import TextMeasure

/// What is proven of advances without shaping, font by font: each is made to show one reason why
/// nothing is proven, why a glyph is refused, or why a stretch has to be longer than a rule.
///
/// What comes out is held against HarfBuzz on every text of up to four of six letters. The other way
/// of finding faults, random fonts and those of many makers, is `Scripts/prove`.
@Suite struct ProofTests {
  /// One font and what must be said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tables: [String: [UInt8]]
    /// Why nothing is proven.
    var refusal: String?
    /// The letters of `a` to `f` that are refused.
    var refused = ""
    /// Whether rules change some text.
    var hasRules = false
  }

  @Test(.timeLimit(.minutes(1)), arguments: refusals + changed + glyphs + reaches + laborious)
  func isAsHarfBuzzHasIt(_ font: Case) throws {
    let face = try Font(bytes: LayoutFont.bytes(font.tables), size: 10)
    let proven: ProvenAdvances
    do {
      proven = try ProvenAdvances(face, script: "Latn")
    } catch {
      #expect(String(describing: error) == font.refusal)
      return
    }
    #expect(font.refusal == nil, "proven, though it is to be refused")
    let letters = Array("abcdef".utf8).map(UInt32.init)
    let refused = letters.filter { !proven.isProven($0) }
    #expect(String(decoding: refused.map(UInt8.init), as: UTF8.self) == font.refused)

    var hasRules = false
    var texts: [[UInt32]] = [[]]
    for length in 1...5 {
      texts = texts.flatMap { text in letters.map { text + [$0] } }
      for text in texts where length < 5 || text[4] == letters[4] {
        guard let units = proven.units(of: text) else { continue }
        let shaped = proven.shapedUnits(of: text)
        let name = String(decoding: text.map(UInt8.init), as: UTF8.self)
        #expect(units == shaped, "\(name)")
        if let known = proven.knownUnits(of: name) { #expect(known == shaped, "\(name)") }
        hasRules = hasRules || proven.hasRules(in: text)
      }
    }
    #expect(hasRules == font.hasRules)
  }
}
