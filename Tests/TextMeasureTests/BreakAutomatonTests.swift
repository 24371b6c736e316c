import SeededRandom
import TestSupport
import Testing
import TextMeasure

/// Line breaks that are found without ICU, held against ICU's own on the whole text.
///
/// ICU 72 has nine sets of rules for all its languages, strictnesses and word breaks; each has a row.
@Suite struct BreakAutomatonTests {
  struct Rules: Sendable {
    let language: String
    let strictness: LineBreakStrictness
  }

  static let rules = [
    Rules(language: "", strictness: .auto), Rules(language: "de", strictness: .loose),
    Rules(language: "fi", strictness: .normal), Rules(language: "ja", strictness: .strict),
    Rules(language: "zh", strictness: .normal), Rules(language: "ja", strictness: .loose),
    Rules(language: "ja-u-lw-phrase", strictness: .auto),
    Rules(language: "ja-u-lw-phrase", strictness: .loose),
    Rules(language: "ja-u-lw-phrase", strictness: .normal),
  ]

  /// A character of each class, and two that are in none: a state of the table is reached by two of
  /// them at most, so four see what each does there and what comes of it.
  @Test(arguments: rules) func everyTextOfFourIsAsICUHasIt(_ rules: Rules) throws {
    let characters = Array("a0 ,!\"()-/+\u{301}".unicodeScalars)
    let source = try LineBreakAnswers.Source()
    var differing: [String] = []
    for number in 0..<characters.count * characters.count * characters.count * characters.count {
      var text = ""
      var rest = number
      for _ in 0..<4 {
        text.unicodeScalars.append(characters[rest % characters.count])
        rest /= characters.count
      }
      let answers = LineBreakAnswers(
        text, language: rules.language, strictness: rules.strictness, source)
      if answers.breaks != answers.breaksOfICU { differing.append(text) }
    }
    #expect(differing == [])
  }

  /// Texts of up to 200 characters, drawn from few or many of the nastiest.
  @Test(arguments: rules.indices) func randomTextsAreAsICUHasThem(_ index: Int) throws {
    let rules = Self.rules[index]
    var random = SplitMix64(seed: 14 + UInt64(index))
    let source = try LineBreakAnswers.Source()
    var differing: [String] = []
    var breaks = 0
    for _ in 0..<12_000 {
      let characters = (0..<2 + random.below(12)).map { _ in random.element(of: Self.nasty) }
      var text = ""
      for _ in 0..<1 + random.below(random.happens(onceIn: 8) ? 200 : 40) {
        text.unicodeScalars.append(random.element(of: characters))
      }
      let answers = LineBreakAnswers(
        text, language: rules.language, strictness: rules.strictness, source)
      if answers.breaks != answers.breaksOfICU { differing.append(text.debugDescription) }
      breaks += answers.breaks.count
    }
    #expect(differing == [])
    #expect(breaks > 50_000)
  }

  /// Real text, the widest variety of it.
  @Test(arguments: ["paragraphs", "tags-multiscript", "tags-unique"])
  func corporaAreAsICUHasThem(_ corpus: String) throws {
    let outcome = try Shell.run("gzip -dc Benchmarks/Corpora/\(corpus).txt.gz")
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    let source = try LineBreakAnswers.Source()
    var differing: [String] = []
    var count = 0
    for line in outcome.output.split(separator: "\n") {
      let rules = Self.rules[count % Self.rules.count]
      let answers = LineBreakAnswers(
        String(line), language: rules.language, strictness: rules.strictness, source)
      if answers.breaks != answers.breaksOfICU { differing.append(String(line)) }
      count += 1
    }
    #expect(differing == [])
    #expect(count >= 2000)
  }

  /// Each class, tailored classes, joiners, glue, and letters of class AL that are no words: kana.
  private static let nasty: [Unicode.Scalar] =
    Array("aZé0٣  ,.:;!?\"'([{)]}-/+$\\%|@#*".unicodeScalars)
    + Array("жאבعا漢ぁーカ𚿰、。」「！？（）각가สวнᾳ".unicodeScalars)
    + Array("😀🏽👩🇯🇵’‘“”«»‐–—…·°€¿¡".unicodeScalars)
    + [
      "\u{301}", "\u{5B0}", "\u{E31}", "\u{200D}", "\u{FE0F}", "\u{A0}", "\u{202F}", "\u{2060}",
      "\u{200B}", "\u{AD}", "\u{9}", "\u{1}", "\u{3000}", "\u{2003}", "\u{FFFC}", "\u{1F1E6}",
      "\u{50005}",
    ]
}
