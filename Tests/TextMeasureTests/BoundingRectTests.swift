import LayoutGeometry
import Testing
import TextMeasure

/// The mistakes that are common with Apple's `boundingRect`, each with the answer here.
///
/// DejaVu Sans at 2,048 points: one font unit is one point. `hb-shape` gives a = 1255, b = 1300,
/// space = 651, ellipsis = 2048; its `hhea` has ascender 1901, descender
/// -483 and no line gap.
@Suite struct BoundingRectTests {
  private let lineHeight = 2384.0
  private let wide = Size(width: 100_000, height: 100_000)

  private func measurer() throws -> Measurer {
    Measurer(try TestFonts.font("DejaVuSans.ttf", size: 2048))
  }

  private func rect(
    _ text: String, width: Double = 0, height: Double = 0,
    _ options: BoundingRectOptions = .usesLineFragmentOrigin,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> Rect {
    var style = ParagraphStyle()
    change(&style)
    return try measurer().boundingRect(
      of: text, with: Size(width: width, height: height), options: options, paragraphStyle: style)
  }

  private func box(_ width: Double, lines: Int, x: Double = 0) -> Rect {
    Rect(x: x, y: 0, width: width, height: Double(lines) * lineHeight)
  }

  /// 1. Without `usesLineFragmentOrigin` nothing wraps, and the rectangle stands on the baseline.
  @Test func withoutLineFragmentOriginThereIsOneLineFromTheBaseline() throws {
    let whole = Rect(x: 0, y: -1901, width: 1255 + 651 + 1300, height: lineHeight)
    #expect(try rect("a b", width: 1300, height: 10, []) == whole)
    #expect(try rect("a b\na", width: 1300, []) == whole)
    #expect(try rect("a b", width: 1300) == box(1300, lines: 2))
  }

  /// 2. The size is exact; to round it up is the caller's business.
  @Test func nothingIsRounded() throws {
    let small = Measurer(try TestFonts.font("DejaVuSans.ttf", size: 13))
    let rect = small.boundingRect(of: "a", with: wide, options: .usesLineFragmentOrigin)
    #expect(rect.width == 1255.0 * 13 / 2048)
    #expect(rect.height == 1901.0 * 13 / 2048 + 483.0 * 13 / 2048)
    #expect(rect.width.roundedUpToWholePoints == 8)
  }

  /// 3. A terminator at the end opens one more line.
  @Test func aTrailingNewlineIsALine() throws {
    #expect(try rect("a\n", width: 5000) == box(1255, lines: 2))
    #expect(try rect("\n", width: 5000) == box(0, lines: 2))
    #expect(try rect("a\r\n", width: 5000) == box(1255, lines: 2))
  }

  /// 4. Spaces at the end hang where there is a width limit, else they count.
  @Test func trailingSpacesHangInAWidth() throws {
    #expect(try rect("a  ", width: 5000) == box(1255, lines: 1))
    #expect(try rect("a  ") == box(1255 + 2 * 651, lines: 1))
    #expect(try rect("a  ", width: 1255) == box(1255, lines: 1))
  }

  /// 5. A line is as high as the fonts in it: Noto Sans Thai is 1061 + 450 units of 1000 high.
  @Test func aFallbackFontRaisesItsLineOnly() throws {
    var style = TextStyle(try TestFonts.font("DejaVuSans.ttf", size: 1000))
    style.fallback = [.font(try TestFonts.font("NotoSansThai-Regular.ttf", size: 1000))]
    let measurer = try Measurer(style)
    let plain = 1901.0 * 1000 / 2048 + 483.0 * 1000 / 2048
    func height(_ text: String) -> Double {
      measurer.boundingRect(of: text, with: wide, options: .usesLineFragmentOrigin).height
    }
    #expect(height("a\na") == plain + plain)
    #expect(height("ก") == 1511)
    #expect(height("aก") == 1511)
    #expect(height("a\nก") == plain + 1511)
  }

  /// 6. Ink that reaches out of its advance counts with `usesDeviceMetrics` only.
  ///
  /// `hb-shape --show-extents` gives j the ink -37 to 377, 1556 up and 426 down; its advance is 569.
  @Test func overhangCountsWithDeviceMetrics() throws {
    #expect(try rect("j", width: 5000) == box(569, lines: 1))
    #expect(
      try rect("j", width: 5000, [.usesLineFragmentOrigin, .usesDeviceMetrics])
        == Rect(x: -37, y: 1901 - 1556, width: 414, height: 1982))
    #expect(
      try rect("j", [.usesDeviceMetrics]) == Rect(x: -37, y: -1556, width: 414, height: 1982))
    #expect(try rect(" ", [.usesDeviceMetrics]) == .zero)
  }

  /// 7. Leading counts with `usesFontLeading` only, also below the last line.
  @Test func leadingCountsWhenAskedFor() throws {
    let font = try Font(size: 16)
    let leading = font.metrics.leading
    let size = Size(width: 500, height: 0)
    let without = Measurer(font).boundingRect(
      of: "a\nb", with: size, options: .usesLineFragmentOrigin)
    let with = Measurer(font).boundingRect(
      of: "a\nb", with: size, options: [.usesLineFragmentOrigin, .usesFontLeading])
    #expect(abs(with.height - without.height - 2 * leading) < 1e-9)
  }

  /// 8. The empty string is one line high and has no width.
  @Test func theEmptyStringIsOneLineHigh() throws {
    #expect(try rect("", width: 5000) == box(0, lines: 1))
    #expect(try rect("", []) == Rect(x: 0, y: -1901, width: 0, height: lineHeight))
  }

  /// 9. A width or height of 0 or less, or that is no number, is no limit.
  @Test func zeroIsNoLimit() throws {
    for none in [0, -1, Double.nan, .infinity, -Double.infinity] {
      #expect(try rect("a b\na", width: none, height: none) == box(3206, lines: 2), "\(none)")
    }
    #expect(try rect("a b", width: 1300, height: 0) == box(1300, lines: 2))
  }

  /// 10. A truncating line-break mode measures one line.
  @Test func truncatingModesGiveOneLine() throws {
    for mode: ParagraphStyle.LineBreakMode in [
      .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ] {
      let cut = try rect("aa aa aa", width: 4600, height: 0, .usesLineFragmentOrigin) {
        $0.lineBreakMode = mode
      }
      // Two of the letters and the ellipsis.
      #expect(cut == box(2 * 1255 + 2048, lines: 1), "\(mode)")
    }
    #expect(
      try rect("aa aa", width: 2600) { $0.lineBreakMode = .byClipping }
        == box(4 * 1255 + 651, lines: 1))
    #expect(
      try rect("aa aa", width: 1300) { $0.lineBreakMode = .byCharWrapping } == box(1255, lines: 4))
  }

  /// 11. Lines that do not fit in the height are left out, but for the first; what is left ends with
  /// an ellipsis only if asked for.
  @Test func theHeightCutsLines() throws {
    let cut: BoundingRectOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect(try rect("a a a", width: 1300, height: 2 * lineHeight) == box(1255, lines: 2))
    #expect(try rect("a a a", width: 1300, height: 2 * lineHeight + 1) == box(1255, lines: 2))
    #expect(try rect("a a a", width: 1300, height: 1) == box(1255, lines: 1))
    #expect(
      try rect("a a a", width: 3400, height: lineHeight, cut) == box(1255 + 2048, lines: 1))
    #expect(try rect("a a a", width: 9000, height: lineHeight, cut) == box(5067, lines: 1))
  }

  /// 12. A line's least and greatest height; the text stays at the bottom of it.
  @Test func lineHeightsAreBounded() throws {
    #expect(try rect("a\na", width: 5000) { $0.minimumLineHeight = 3000 }.height == 6000)
    #expect(try rect("a\na", width: 5000) { $0.maximumLineHeight = 1000 }.height == 2000)
    #expect(try rect("a", []) { $0.minimumLineHeight = 3000 }.y == 483 - 3000)
    let fixed = try rect("a", width: 5000) {
      ($0.minimumLineHeight, $0.maximumLineHeight) = (2500, 2500)
    }
    #expect(fixed.height == 2500)
  }

  /// 13. Line spacing lies between lines, never below the last, and one line has none (Apple's adds
  /// it there where kerning is set too).
  @Test func lineSpacingIsBetweenLines() throws {
    #expect(try rect("a", width: 5000) { $0.lineSpacing = 100 }.height == lineHeight)
    #expect(
      try rect("a\na\na", width: 5000) { $0.lineSpacing = 100 }.height == 3 * lineHeight + 200)
    var style = TextStyle(try TestFonts.font("DejaVuSans.ttf", size: 2048))
    style.letterSpacing = 10
    var spaced = ParagraphStyle()
    spaced.lineSpacing = 100
    let rect = try Measurer(style).boundingRect(
      of: "a", with: wide, options: .usesLineFragmentOrigin, paragraphStyle: spaced)
    #expect(rect == box(1265, lines: 1))
  }

  /// 14. Indents take room from their lines, and move them.
  @Test func indentsTakeRoom() throws {
    let first = try rect("a a", width: 3200) { $0.firstLineHeadIndent = 100 }
    #expect(first == box(1255 + 100, lines: 2))
    let others = try rect("a a", width: 1500) { $0.headIndent = 200 }
    #expect(others == box(1255 + 200, lines: 2))
    let all = try rect("a\na", width: 5000) {
      ($0.firstLineHeadIndent, $0.headIndent) = (300, 900)
    }
    #expect(all == box(1255, lines: 2, x: 300))
  }

  /// 15. The rectangle begins where the lines do, which alignment moves.
  @Test func alignmentMovesTheOrigin() throws {
    #expect(try rect("a", width: 2255) { $0.alignment = .right } == box(1255, lines: 1, x: 1000))
    #expect(try rect("a", width: 2255) { $0.alignment = .center } == box(1255, lines: 1, x: 500))
    #expect(try rect("a") { $0.alignment = .right } == box(1255, lines: 1))
    let hebrew = Measurer(try TestFonts.font("NotoSansHebrew-Regular.ttf", size: 1000))
    let natural = hebrew.boundingRect(
      of: "שלום", with: Size(width: 3000, height: 0), options: .usesLineFragmentOrigin)
    #expect(natural.x == 3000 - 2227 && natural.width == 2227)
  }

  /// 16. Text set in the rectangle that it was said to take breaks no other way, if no letter was
  /// wider than the limit.
  @Test(arguments: ["affluent AVATAR office", "a b c d e f g", "To We Ya P. LT"])
  func theTextFitsInItsOwnRectangle(text: String) throws {
    let measurer = try measurer()
    for width in stride(from: 2100.0, to: 9000, by: 211) {
      let first = measurer.boundingRect(
        of: text, with: Size(width: width, height: 0), options: .usesLineFragmentOrigin)
      let again = measurer.boundingRect(
        of: text, with: first.size, options: .usesLineFragmentOrigin)
      #expect(again == first, "\(width)")
    }
  }
}
