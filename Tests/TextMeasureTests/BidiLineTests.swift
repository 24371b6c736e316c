import LayoutGeometry
import Testing
import TextMeasure

/// Lines with right-to-left text (M8), in units of DejaVu Sans: alef 1369, bet 1184, gimel 844, a
/// space 651, a digit 1303, a 1255, b 1300, c 1126, a bracket 799 (`hb-shape`).
@Suite struct BidiLineTests {
  /// The levels by UAX 9: letters 1, the number and the Latin word 2, the trailing space 1 (L1).
  ///
  ///     logical  alef bet gimel _ 1 2 _ a b c _
  ///     visual   _ a b c _ 1 2 _ gimel bet alef
  @Test func numberLatinAndTrailingSpace() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let text = "\u{5D0}\u{5D1}\u{5D2} 12 abc "
    let line = measurer.measure(text)
    #expect(line.lines[0].direction == .rightToLeft)
    #expect(line.width == 11_637 && measurer.width(of: text) == 11_637)
    let glyphs = line.glyphRuns.flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == [3, 68, 69, 70, 3, 20, 21, 3, 1321, 1320, 1319])
    #expect(
      glyphs.map(\.x) == [0, 651, 1906, 3206, 4332, 4983, 6286, 7589, 8240, 9084, 10_268])
    #expect(glyphs.map(\.cluster) == [13, 10, 11, 12, 9, 7, 8, 6, 4, 2, 0])
    #expect(line.glyphRuns.map(\.isRightToLeft) == [true, false, true, false, true])
  }

  /// `hb-shape DejaVuSans.ttf`: brackets in right-to-left runs are mirrored, 11 is ( and 12 is ).
  @Test func brackets() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    #expect(
      glyphs(measurer, "\u{5D0}(\u{5D1})\u{5D2}").map(\.id) == [1321, 11, 1320, 12, 1319])
    #expect(
      glyphs(measurer, "\u{5D0}(\u{5D1})\u{5D2}").map(\.x) == [0, 844, 1643, 2827, 3626])
    // Around Hebrew in a left-to-right line they stay as they are (N0: the pair is the paragraph's).
    #expect(glyphs(measurer, "a(\u{5D0})b").map(\.id) == [68, 11, 1319, 12, 69])
  }

  @Test(arguments: [
    "", " ", "12", "!?", "(1)", "+-*/", "\u{3001}", "\u{301}", "\u{1F600}", "\u{200B}",
  ])
  func neutralTextIsLeftToRight(_ text: String) throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    #expect(measurer.measure(text).lines[0].direction == .leftToRight)
  }

  /// P2 and P3: the first strong character, not one inside an isolate.
  @Test(arguments: [
    ("12 \u{5D0} a", TextDirection.rightToLeft), ("12 a \u{5D0}", .leftToRight),
    ("\u{2067}\u{5D0}\u{2069}a", .leftToRight), ("\u{2066}a\u{2069}\u{5D0}", .rightToLeft),
    ("\u{200F}a", .rightToLeft), ("\u{627}", .rightToLeft), ("\u{661}", .leftToRight),
  ])
  func theFirstStrongCharacterDecides(_ text: String, _ direction: TextDirection) throws {
    #expect(try unitMeasurer("DejaVuSans.ttf").measure(text).lines[0].direction == direction)
  }

  @Test func aSetDirectionWins() throws {
    var style = try unitMeasurer("DejaVuSans.ttf").style
    style.direction = .rightToLeft
    let line = try Measurer(style).measure("ab !")
    #expect(line.lines[0].direction == .rightToLeft)
    // ! and the space stand at the left, read last.
    #expect(line.glyphRuns.flatMap(\.glyphs).map(\.cluster) == [3, 2, 0, 1])
    #expect(line.width == 1255 + 1300 + 651 + 821)
    style.direction = .leftToRight
    let other = try Measurer(style).measure("\u{5D0}\u{5D1} !")
    #expect(other.lines[0].direction == .leftToRight)
    #expect(other.glyphRuns.flatMap(\.glyphs).map(\.cluster) == [2, 0, 4, 5])
  }

  /// fontTools: the box of alef's glyph in `glyf` is 76 to 1261, 0 to 1120.
  ///
  /// The space lies left of it.
  @Test func inkOfRightToLeftText() throws {
    let line = try unitMeasurer("DejaVuSans.ttf").measure("\u{5D0} ")
    let alone = try unitMeasurer("DejaVuSans.ttf").measure("\u{5D0}")
    #expect(
      line.ink
        == Rect(
          x: alone.ink.x + 651, y: alone.ink.y, width: alone.ink.width, height: alone.ink.height))
  }

  @Test func overridesReverseLatin() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let shown = glyphs(measurer, "\u{202E}abc\u{202C}").filter { $0.id != 3 }
    #expect(shown.map(\.id) == [70, 69, 68])
    #expect(measurer.width(of: "\u{202E}abc\u{202C}") == 1126 + 1300 + 1255)
  }
}
