import Foundation
import LayoutGeometry
import TestSupport
import Testing
import TextMeasure

/// Fonts that are damaged, by chance and on purpose: a typed error or a finite answer, in time.
@Suite struct CorruptFontTests {
  /// Each in at most 1 s of a processor and 256 MiB; `Scripts/torture` takes many more.
  @Test func damagedFontsAreRefusedOrMeasured() throws {
    let outcome = try Shell.run("CorruptFonts 1 0 300")
    #expect(outcome.errors == "")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("300 variants of seed 1: "))
  }

  @Test(arguments: [EvilFont.branchingComposites, .circularComposite])
  func glyphsOfEndlessComponents(_ font: EvilFont) throws {
    let reason = "its glyphs are made of components without end"
    #expect(throws: FontError.notAFont(source: nil, reason: reason)) {
      try FontFace(bytes: font.bytes())
    }
  }

  /// In a font that is not variable HarfBuzz asks for no component; FreeType is not asked at all.
  @Test func glyphsOfManyComponentsAreNone() throws {
    let inter = try FontFace.embedded()
    #expect(try Measurer(Font(inter, size: 16, weight: 900)).measure("\u{C5}").ink.width > 0)
  }

  @Test(arguments: [
    EvilFont.brotliBomb, .brotliBoast, .deflateBomb, .deflateBoast,
  ])
  func packedFontsThatGrow(_ font: EvilFont) throws {
    #expect(throws: FontError.notAFont(source: nil, reason: "it unpacks to more than 64 MiB")) {
      try FontFace(bytes: font.bytes())
    }
  }

  /// 500 pictographs and as many joiners, which have no width, are one cluster; here it is wider than
  /// 32 bits tell.
  @Test func aClusterWiderThanAnyNumber() throws {
    let font = try Font(bytes: EvilFont.wideGlyphs.bytes(), size: 2048)
    let text = String(repeating: "\u{1F469}\u{200D}", count: 500)
    let measurer = Measurer(font)
    #expect(measurer.width(of: text) == 500 * (0x7F7F + 200 * 0x7FFF))
    #expect(measurer.measure(text).width == Double(Int32.max))
  }

  /// FreeType counts no faces in these, so the directory is looked up for any index.
  @Test(arguments: [0, 1, -1, 0xFFFF, Int.max, Int.min])
  func aCollectionOfNothing(_ index: Int) {
    let bytes =
      Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] + Array(repeating: 0, count: 40)
    #expect(throws: FontError.self) { try FontFace(bytes: bytes, index: index) }
  }

  /// Roboto's first table is not needed; with its advances zeroed kerning alone is left.
  @Test func widthsBelowNothingAreRememberedAsNothing() throws {
    var style = TextStyle(try Font(size: 16))
    style.letterSpacing = -100
    let measurer = try Measurer(style)
    for _ in 0..<2 {
      #expect(measurer.width(of: "narrow") == 0)
      #expect(measurer.width(of: "\u{5D0}\u{5D1}") == 0)
    }
  }
}
