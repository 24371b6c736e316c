import Testing
import TextMeasure

/// Where runs are cut by script (UAX 24, section 5), seen at the offsets at which glyph runs begin.
@Suite struct ScriptRunTests {
  private func starts(_ text: String, _ file: String) throws -> [Int] {
    try unitMeasurer(file).measure(text).glyphRuns
      .map { $0.glyphs.map(\.cluster).min() ?? -1 }
  }

  @Test(arguments: [
    // Common characters go on with the script before; at the beginning with the one after.
    ("12 \u{6F22}", [0]), ("(\u{6F22})", [0]), ("ab 12 cd!", [0]),
    // U+3001 has the scripts of both sides (Script_Extensions), and stays with the one before.
    ("\u{6F22}\u{3001}\u{3042}", [0, 6]), ("\u{3042}\u{3001}\u{3042}", [0]),
    ("\u{3042}\u{30FC}\u{30A2}", [0, 6]),
    // A closing bracket has the script of its opening one.
    ("ab (\u{6F22}\u{5B57}) cd", [0, 4, 10]), ("ab \u{300C}\u{6F22}\u{300D} cd", [0, 3, 13]),
    ("ab (\u{6F22}[\u{3042}]\u{6F22}) cd", [0, 4, 8, 11, 15]),
    // One that closes nothing goes on with the script before.
    ("ab \u{6F22}) \u{6F22}", [0, 3]),
  ])
  func runsOfCJK(_ text: String, _ expected: [Int]) throws {
    #expect(try starts(text, "NotoSansCJK-subset.otf") == expected)
  }

  /// The danda and the Arabic comma are used by many scripts.
  @Test(arguments: [
    ("\u{995}\u{964} \u{995}", [0]), ("\u{915}\u{964} \u{915}", [0]),
    ("\u{915}\u{964}\u{995}", [0, 6]), ("\u{710}\u{60C} \u{710}", [0]),
    ("\u{628}\u{60C} \u{628}", [0]),
  ])
  func scriptExtensions(_ text: String, _ expected: [Int]) throws {
    #expect(try starts(text, "DejaVuSans.ttf").sorted() == expected)
  }

  /// UAX 24, 5.2: never between a mark and its base, whatever scripts use the mark.
  ///
  /// U+0342 is for Greek; `hb-shape DejaVuSans.ttf --unicodes=61,342` puts it 157 units back over
  /// the a.
  @Test func aMarkStaysWithItsBase() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    #expect(try starts("a\u{342}", "DejaVuSans.ttf") == [0])
    #expect(glyphs(measurer, "a\u{342}").map(\.x) == [0, 1098])
    #expect(try starts("a\u{5B0}b", "DejaVuSans.ttf") == [0])
    #expect(try starts("\u{430}\u{345}", "DejaVuSans.ttf") == [0])
  }

  /// `hb-shape DejaVuSans.ttf --unicodes=628 --unicodes-after=8A0`: the initial form, 570 units, and
  /// `hb-shape NotoSansArabic-Regular.ttf --unicodes=8A0 --unicodes-before=628`: the final one.
  @Test func lettersJoinAcrossFonts() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf", fallback: ["NotoSansArabic-Regular.ttf"])
    let runs = measurer.measure("\u{628}\u{8A0}").glyphRuns
    #expect(runs.map(\.font.face.familyName) == ["Noto Sans Arabic", "DejaVu Sans"])
    let noto = try unitMeasurer("NotoSansArabic-Regular.ttf")
    let final = glyphs(noto, "\u{628}\u{8A0}").first
    #expect(runs.first?.glyphs.first?.id == final?.id)
    #expect(runs.last?.glyphs.map(\.id) == [5259])
  }

  /// `hb-shape DejaVuSans.ttf --unicodes=628 --unicodes-after=712`, a Syriac letter.
  @Test func lettersJoinAcrossScripts() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    #expect(glyphs(measurer, "\u{628}\u{712}").last?.id == 5259)
    #expect(glyphs(measurer, "\u{712}\u{628}").first?.id == 5258)
  }

  /// A mark between two letters leaves them joined: `hb-shape --unicodes=628,64B,628`.
  @Test func lettersJoinAroundMarks() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let ids = glyphs(measurer, "\u{628}\u{64B}\u{628}").map(\.id)
    #expect(ids.first == 5258 && ids.contains(5259))
  }
}
