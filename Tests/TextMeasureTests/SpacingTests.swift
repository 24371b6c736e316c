import Testing
import TextMeasure

/// Letter and word spacing (M9).
///
/// The advances are what `hb-shape` of HarfBuzz 6.0.0 says of the text with
/// `--features=-liga,-clig,-calt`; the spacing is added by the rule.
@Suite struct SpacingTests {
  private func measurer(
    _ file: String = "Roboto-Regular.ttf", letters: Double = 0, words: Double = 0,
    features: String = ""
  ) throws -> Measurer {
    var style = try unitMeasurer(file, features: features).style
    style.letterSpacing = letters
    style.wordSpacing = words
    return try Measurer(style)
  }

  @Test(arguments: [
    // Without spacing fi is one ligature of 1135 units, with it f 712 and i 498.
    ("fi", 1230.0), ("A", 1346), ("AB", 2632), ("", 0), ("A ", 1864), (" ", 518),
    // One cluster with its marks takes one spacing.
    ("e\u{323}\u{302}", 1096), ("g\u{323}\u{301}", 1160),
    // Ignorables and controls take none.
    ("A\u{200B}B", 2632), ("A\u{1}B", 2632), ("\u{200D}", 0), ("A\u{200D}", 1346),
    ("\u{AD}", 0), ("\u{FEFF}A", 1346),
    // The terminator takes none.
    ("A\nAB", 2632),
  ])
  func afterEveryCluster(_ text: String, _ width: Double) throws {
    let spaced = try measurer(letters: 10)
    #expect(spaced.width(of: text) == width)
    #expect(spaced.measure(text).width == width)
  }

  @Test func theLigatureComesBackIfAskedForByName() throws {
    // One glyph of two clusters.
    #expect(try measurer(letters: 10, features: "+liga").width(of: "fi") == 1155)
    #expect(try measurer(letters: 10, features: "-kern").width(of: "fi") == 1230)
    #expect(try measurer(letters: 0).width(of: "fi") == 1135)
    #expect(try measurer(words: 10).width(of: "fi") == 1135)
  }

  /// Letters join, so only spaces are widened; digits in the run stay as well.
  @Test func cursiveScriptsTakeItAtSpacesOnly() throws {
    let spaced = try measurer("NotoSansArabic-Regular.ttf", letters: 100)
    #expect(spaced.width(of: "\u{633}\u{644}\u{627}\u{645}") == 1867)
    #expect(
      spaced.width(of: "\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}") == 4473)
    #expect(glyphs(spaced, "\u{633}\u{644}\u{627}\u{645}").map(\.id) == [769, 705, 1077])
  }

  @Test func wordSpacing() throws {
    let spaced = try measurer(words: 7)
    #expect(spaced.width(of: "A B") == 1336 + 508 + 1276 + 7)
    #expect(spaced.width(of: "A\u{A0}B") == 1336 + 508 + 1276 + 7)
    #expect(spaced.width(of: "  ") == 2 * 515)
    let plain = try measurer()
    for space in ["\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{200B}", "\u{1680}"] {
      #expect(spaced.width(of: space) == plain.width(of: space))
    }
    #expect(try measurer(letters: 3, words: 7).width(of: "A B") == 3120 + 9 + 7)
  }

  /// A combining mark belongs to its letter, whatever its own script is (UAX 29, GB9a).
  @Test(arguments: [
    "a\u{93E}", "a\u{5B0}", "a\u{610}", "\u{5D0}\u{301}", "\u{5D0}\u{93E}", "a\u{342}", "1\u{20E3}",
  ])
  func aMarkOfAnotherScriptIsNoClusterByItself(_ text: String) throws {
    let plain = try measurer("DejaVuSans.ttf")
    let spaced = try measurer("DejaVuSans.ttf", letters: 10)
    #expect(spaced.width(of: text) == plain.width(of: text) + 10)
    #expect(spaced.measure(text).width == plain.width(of: text) + 10)
  }

  /// After its cluster: at the right in left-to-right text, at the left in right-to-left text.
  @Test func whereItLies() throws {
    let roboto = try measurer(letters: 10)
    #expect(glyphs(roboto, "fi").map(\.x) == [0, 722])
    // hb-shape gives g 1150 units and its marks 0, and moves the second mark by 1 unit.
    #expect(glyphs(roboto, "g\u{323}\u{301}A").map(\.x) == [0, 1151, 1160])
    // DejaVu Sans: alef 1369 and bet 1184 units.
    let dejaVu = try measurer("DejaVuSans.ttf", letters: 10)
    #expect(glyphs(dejaVu, "\u{5D0}\u{5D1}").map(\.x) == [10, 1204])
    #expect(dejaVu.width(of: "\u{5D0}\u{5D1}") == 2573)
  }

  @Test func negativeSpacing() throws {
    #expect(try measurer(letters: -100).width(of: "AB") == 2412)
    let narrow = try measurer(letters: -5000)
    #expect(narrow.width(of: "AB") == 0 && narrow.measure("AB").width == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func valuesNotFinite(_ value: Double) throws
  {
    let names: [(String, WritableKeyPath<TextStyle, Double>)] = [
      ("letterSpacing", \.letterSpacing), ("wordSpacing", \.wordSpacing), ("tabWidth", \.tabWidth),
    ]
    for (name, path) in names {
      var style = TextStyle(try Font(size: 16))
      style[keyPath: path] = value
      let error = #expect(throws: TextStyleError.self) { try Measurer(style) }
      #expect(
        error?.description.hasPrefix("\(name) \(value) is out of range; use a number ") == true)
    }
  }

  /// M15: no style that is taken gives a value that is not finite.
  @Test func everyStyleThatIsTakenGivesFiniteValues() throws {
    let extremes: [Double] = [
      1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 100_000, -100_000,
    ]
    for value in extremes {
      for path in [\TextStyle.letterSpacing, \.wordSpacing, \.tabWidth] {
        var style = TextStyle(try Font(size: 16))
        style[keyPath: path] = value
        guard let measurer = try? Measurer(style) else { continue }
        let measurement = measurer.measure("A \tA \tA")
        #expect(measurement.width.isFinite, "\(path) \(value)")
      }
      var style = TextStyle(try Font(size: 16))
      style.lineHeight = value
      guard let measurer = try? Measurer(style) else { continue }
      #expect(measurer.measure("A\nA\nA").height.isFinite, "lineHeight \(value)")
    }
  }

  @Test(arguments: [
    "", "e", "en_US", "toolonglanguage", "en-", "\u{E9}n", "x",
    "en" + String(repeating: "-abcdefgh", count: 11),
  ])
  func tagsThatAreNoLanguage(_ tag: String) throws {
    var style = TextStyle(try Font(size: 16))
    style.language = tag
    #expect(throws: TextStyleError.invalidLanguage(tag)) { try Measurer(style) }
  }

  @Test(arguments: ["ligaa", "kern[3:5]", "=", "+", "li\u{E9}a", "liga=x"])
  func textThatIsNoFeature(_ text: String) {
    #expect(throws: TextStyleError.invalidFeature(text)) { try FontFeature.list(text) }
  }

  /// Four ASCII letters or fewer are a tag, anything else must not be cut down to one.
  @Test(arguments: ["ligature", "", "li\u{E9}a"]) func tagsThatAreNoFeature(_ tag: String) throws {
    var style = TextStyle(try Font(size: 16))
    style.features = [FontFeature(tag: tag)]
    #expect(throws: TextStyleError.invalidFeature(tag)) { try Measurer(style) }
  }
}
