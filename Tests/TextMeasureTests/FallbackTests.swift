import SeededRandom
import Testing
import TextMeasure

/// Which font a grapheme cluster is set in, and what is missing (M5, M7).
///
/// Glyph numbers and advances are those that `hb-shape` of HarfBuzz 6.0.0 gives for the text in
/// that font alone.
@Suite struct FallbackTests {
  private static let emoji = "NotoColorEmoji-subset.ttf"
  private static let roboto = "Roboto-Regular.ttf"
  private static let dejaVu = "DejaVuSans.ttf"

  /// The font of each run, by the family's name, and its glyphs.
  private func fonts(
    _ text: String, _ file: String, _ fallback: [String]
  ) throws -> [String] {
    try unitMeasurer(file, fallback: fallback).measure(text).glyphRuns.map { run in
      "\(run.font.face.familyName) \(run.glyphs.map { String($0.id) }.joined(separator: " "))"
    }
  }

  /// The emoji font has them, for keycaps.
  @Test(arguments: ["0123456789", "#", "*", "1 2", "#*"])
  func plainDigitsAreNeverEmoji(_ text: String) throws {
    for file in [Self.roboto, Self.dejaVu] {
      #expect(try fonts(text, file, [Self.emoji]).allSatisfy { !$0.contains("Emoji") })
    }
    // Not even when the emoji font is listed first.
    #expect(try fonts(text, Self.emoji, [Self.roboto]).allSatisfy { $0.contains("Roboto") })
    // But nothing else is there.
    #expect(try unitMeasurer(Self.emoji).measure(text).missing == 0)
  }

  @Test(arguments: [
    // A family, a flag, a keycap, a skin tone, a flag of tags: each one glyph.
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "Noto Color Emoji 208"),
    ("\u{1F1E9}\u{1F1EA}", "Noto Color Emoji 185"),
    ("1\u{FE0F}\u{20E3}", "Noto Color Emoji 171"),
    ("\u{1F44D}\u{1F3FD}", "Noto Color Emoji 205"),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "Noto Color Emoji 200"),
    // A ZWJ sequence written without U+FE0F.
    ("\u{1F469}\u{200D}\u{2764}\u{200D}\u{1F468}", "Noto Color Emoji 214"),
  ])
  func emojiSequencesAreOneGlyph(_ text: String, _ run: String) throws {
    for file in [Self.roboto, Self.dejaVu] {
      let measurement = try unitMeasurer(file, fallback: [Self.emoji]).measure(text)
      #expect(try fonts(text, file, [Self.emoji]) == [run])
      #expect(measurement.missing == 0)
      // 2550 of 2048 units, at the primary font's size, which is its own em of 2048.
      #expect(measurement.width == 2550)
    }
  }

  /// Two indicators are a flag, the odd one stands alone.
  @Test func anOddRegionalIndicator() throws {
    let text = "\u{1F1E9}\u{1F1EA}\u{1F1EB}"
    #expect(try fonts(text, Self.roboto, [Self.emoji]) == ["Noto Color Emoji 185 65"])
    #expect(try unitMeasurer(Self.roboto).measure(text).missing == 2)
  }

  /// DejaVu has U+263A and U+1F600 as outlines.
  ///
  /// The first is text by itself, the second emoji.
  @Test(arguments: [
    ("\u{263A}", "DejaVu Sans 3858"), ("\u{263A}\u{FE0F}", "Noto Color Emoji 34"),
    ("\u{263A}\u{FE0E}", "DejaVu Sans 3858 3"), ("\u{1F600}", "Noto Color Emoji 130"),
    ("\u{1F600}\u{FE0E}", "DejaVu Sans 5857 3"),
  ])
  func presentationSelectors(_ text: String, _ run: String) throws {
    #expect(try fonts(text, Self.dejaVu, [Self.emoji]) == [run])
    #expect(
      try fonts(text, Self.emoji, [Self.dejaVu]).first?.hasPrefix(String(run.prefix(6))) == true
        || text == "\u{263A}")
  }

  /// A ZWJ sequence is emoji, whether or not another cluster of the text needs a fallback font:
  /// DejaVu has U+2620 and U+2640, but `hb-shape DejaVuSans.ttf` has no glyph that joins them.
  @Test func aJoinedSequenceDoesNotDependOnItsNeighbours() throws {
    let sequence = "\u{2764}\u{200D}\u{2640}"
    let alone = try fonts(sequence, Self.dejaVu, [Self.emoji])
    let beside = try fonts(sequence + "\u{1F525}", Self.dejaVu, [Self.emoji])
    #expect(alone[0].hasPrefix("Noto Color Emoji"))
    #expect(beside[0].hasPrefix("Noto Color Emoji"))
  }

  /// Spaces come from the first listed font that has them, so from Roboto between Hebrew words.
  @Test func theSpaceOfMixedTextIsTheFirstFonts() throws {
    let text = "ab \u{5E9}\u{5DC} \u{5D5}\u{5DD} cd"
    let measurer = try unitMeasurer(Self.roboto, fallback: ["NotoSansHebrew-Regular.ttf"])
    // Noto Sans Hebrew: shin 730 and lamed 522, vav 291 and final mem 684, of 1000 units.
    let hebrew = Double(730 + 522 + 291 + 684) * 2048 / 1000
    let latin = try unitMeasurer(Self.roboto)
    #expect(
      abs(
        measurer.width(of: text) - (latin.width(of: "ab ") + 508 + latin.width(of: " cd") + hebrew))
        < 1e-9)
    #expect(measurer.width(of: " ") == 508)
    let fallbackFirst = try unitMeasurer("NotoSansHebrew-Regular.ttf", fallback: [Self.roboto])
    #expect(fallbackFirst.width(of: " ") == 270)
  }

  /// The emoji font has a space of 2550 units; it is used only if no other font has one.
  @Test func spacesAreNeverEmoji() throws {
    let measurer = try unitMeasurer(Self.roboto, fallback: [Self.emoji])
    #expect(measurer.width(of: "\u{1F600} \u{1F600}") == 2550 + 508 + 2550)
    #expect(try unitMeasurer(Self.emoji, fallback: [Self.roboto]).width(of: " ") == 508)
    #expect(try unitMeasurer(Self.emoji).width(of: " ") == 2550)
  }

  /// Roboto 1086 units for both, Devanagari with one mark that Roboto has as well.
  @Test(arguments: ["\u{E9}", "e\u{301}", "\u{1EC7}", "e\u{323}\u{302}", "e\u{302}\u{323}"])
  func normalFormsChooseTheSameFont(_ text: String) throws {
    for fallback in [Self.roboto, "NotoSerif-Regular.ttf", Self.dejaVu] {
      // Arabic and Thai lack Latin letters altogether.
      let names = try fonts(
        text, "NotoSansThai-Regular.ttf", ["NotoSansArabic-Regular.ttf", fallback])
      #expect(names.count == 1)
    }
    #expect(try fonts(text, Self.roboto, [Self.dejaVu])[0].hasPrefix("Roboto"))
  }

  /// CJK's subset has U+00E9 and not U+0301, so the cluster is covered in NFC only.
  @Test func coverageInNFCCounts() throws {
    let measurement = try unitMeasurer("NotoSansCJK-subset.otf", fallback: [Self.roboto])
      .measure("e\u{301}")
    #expect(measurement.glyphRuns.map(\.font.face.familyName) == ["Noto Sans CJK JP"])
    #expect(measurement.missing == 0)
  }

  /// A mark stays in its letter's font, even where it is missing there.
  @Test func aClusterIsNeverSplit() throws {
    let text = "\u{5D0}\u{301}x"
    let runs = try unitMeasurer(Self.roboto, fallback: ["NotoSansHebrew-Regular.ttf"])
      .measure(text).glyphRuns
    #expect(Set(runs.map(\.font.face.familyName)) == ["Noto Sans Hebrew", "Roboto"])
    for run in runs where run.font.face.familyName == "Noto Sans Hebrew" {
      #expect(run.glyphs.allSatisfy { $0.cluster == 0 })
    }
  }

  /// `hb-shape Roboto-Regular.ttf --unicodes=1F600`: `.notdef`, 908 units.
  @Test(arguments: [
    ("\u{1F600}", 1, 1), ("\u{1F600}\u{1F600}", 2, 2), ("a\u{1F600}b", 1, 3),
    // One cluster with several missing glyphs counts once.
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1, 5), ("\u{5D0}\u{5B0}\u{5BC}", 1, 3),
    ("\u{1100}\u{1161}\u{11A8}", 1, 3), ("\u{1112}\u{1112}\u{1112}\u{1161}", 1, 4),
    ("\u{1F1E9}\u{1F1EA}", 1, 2),
    // Lines add up.
    ("\u{5D0}\n\u{5D0}", 2, 2),
  ])
  func missingClusters(_ text: String, _ missing: Int, _ most: Int) throws {
    let measurement = try unitMeasurer(Self.roboto).measure(text)
    #expect(measurement.missing == missing)
    let boxes = measurement.glyphRuns.flatMap(\.glyphs).count { $0.id == 0 }
    #expect(boxes <= most && boxes > 0)
  }

  @Test func theMissingGlyphIsThePrimaryFonts() throws {
    let measurer = try unitMeasurer(Self.roboto, fallback: ["NotoSansHebrew-Regular.ttf"])
    #expect(measurer.width(of: "\u{1F600}") == 908)
    #expect(measurer.measure("\u{5D0}\u{1F600}").missing == 1)
  }

  @Test func aFallbacksOwnSizeDoesNotCount() throws {
    var style = TextStyle(try TestFonts.font(Self.roboto, size: 20))
    style.fallback = [.font(try TestFonts.font("NotoSansHebrew-Regular.ttf", size: 500))]
    #expect(try Measurer(style).width(of: "\u{5E9}") == 14.6)
  }

  /// Remembered choices against a search by shaping: the first font in which nothing is missing.
  ///
  /// Letters of all scripts of the fonts with none to two marks after them, in both orders of the
  /// fonts, each asked for twice.
  @Test func rememberedChoicesAreThoseSearchedFor() throws {
    let files = [
      "Inter-roman.var.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "DejaVuSans.ttf",
    ]
    let bases: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0xC0...0x17F, 0x391...0x3FF, 0x410...0x45F, 0x5D0...0x5EA, 0x620...0x64A,
      0x905...0x939, 0xE01...0xE2E, 0x1E00...0x1EFF,
    ]
    let marks: [UInt32] = [0x300, 0x301, 0x307, 0x323, 0x5B4, 0x64E, 0x651, 0x93C, 0x94D, 0xE48]
    var random = SplitMix64(seed: 31)
    for order in [files, files.reversed()] {
      let fonts = try order.map { try TestFonts.font($0, size: 16) }
      var style = TextStyle(fonts[0])
      style.fallback = fonts.dropFirst().map { .font($0) }
      let cascade = try Measurer(style)
      var compared = 0
      for _ in 0..<3000 {
        var text = String.UnicodeScalarView()
        let range = bases.randomElement(using: &random) ?? 0x41...0x41
        for scalar in [UInt32.random(in: range, using: &random)]
          + (0..<Int.random(in: 0...2, using: &random)).map({ _ in
            marks.randomElement(using: &random) ?? 0x301
          })
        {
          if let scalar = Unicode.Scalar(scalar) { text.append(scalar) }
        }
        let cluster = String(text)
        guard cluster.count == 1 else { continue }
        let searched = fonts.first { Measurer($0).widthAndMissing(of: cluster).missing == 0 }
        guard let searched else { continue }
        compared += 1
        for _ in 1...2 {
          let chosen = cascade.measure(cluster).glyphRuns.map(\.font.face)
          #expect(
            !chosen.isEmpty && chosen.allSatisfy { $0 == searched.face },
            "\(cluster.unicodeScalars.map { String($0.value, radix: 16) })")
        }
      }
      #expect(compared > 1500)
    }
  }
}
