import SeededRandom
import TestSupport
import Testing
import TextMeasure

/// The advances that need no shaping are HarfBuzz's, in the fonts of `Fonts/`.
///
/// `Scripts/prove` tries the same with many more strings, and with other makers' fonts.
@Suite struct ProvenFontsTests {
  /// A font, a script and a language that have something of their own.
  struct Run: Sendable, CustomTestStringConvertible {
    let file: String
    let script: String
    var language: String?
    var weight: Double?

    var testDescription: String { "\(file) \(script) \(language ?? "") \(weight ?? 0)" }
  }

  static let runs = [
    Run(file: "DejaVuSans.ttf", script: "Latn"),
    Run(file: "Inter-roman.var.ttf", script: "Latn"),
    Run(file: "Inter-roman.var.ttf", script: "Latn", weight: 623.5),
    Run(file: "Inter-roman.var.ttf", script: "Zyyy"),
    Run(file: "NotoSansCJK-subset.otf", script: "Hani", language: "ko"),
    Run(file: "NotoSansCJK-subset.otf", script: "Kana", language: "ja"),
    Run(file: "NotoSerif-Regular.ttf", script: "Latn", language: "tr"),
    Run(file: "NotoSerif-Regular.ttf", script: "Cyrl", language: "sr"),
    Run(file: "Roboto-Regular.ttf", script: "Latn"),
    Run(file: "Roboto-Regular.ttf", script: "Grek"),
  ]

  @Test(arguments: runs) func pairsOfASCII(_ run: Run) throws {
    let proven = try proven(run)
    let scalars = (0x20...0x7E).filter(proven.isProven)
    #expect(scalars.count > 60)
    for first in scalars {
      for second in scalars {
        let (units, shaped) = (
          proven.units(of: [first, second]), proven.shapedUnits(of: [first, second])
        )
        if units != shaped { Issue.record("\(first) \(second): \(units ?? 0), not \(shaped)") }
      }
    }
  }

  @Test(arguments: runs) func randomStrings(_ run: Run) throws {
    let proven = try proven(run)
    let scalars =
      (0x20...0x24FF).filter(proven.isProven) + (0x3000...0x30FF).filter(proven.isProven)
    // Those for which fonts have ligatures, alternates and kerning.
    let liable = Array("0123456789fijltTVAWYx.,:-+*/=<>()[] ".unicodeScalars.map(\.value))
      .filter(proven.isProven)
    var random = SplitMix64(seed: 8)
    var ruled = 0
    for _ in 0..<2000 {
      let string = (0..<random.below(6) + 3).map { _ in
        random.happens(onceIn: 2) ? random.element(of: liable) : random.element(of: scalars)
      }
      // The table of pairs is bounded; what it has no room for is shaped.
      guard let units = proven.units(of: string) else { continue }
      let shaped = proven.shapedUnits(of: string)
      if units != shaped { Issue.record("\(string): \(units), not \(shaped)") }
      if proven.hasRules(in: string) { ruled += 1 }
    }
    if run.script == "Latn" { #expect(ruled > 0) }
  }

  /// Marks, ignorable characters and right-to-left text are shaped in every font; of all others in
  /// plane 0 hardly any is.
  @Test(arguments: [
    ("DejaVuSans.ttf", 0.998), ("Inter-roman.var.ttf", 0.997), ("NotoSerif-Regular.ttf", 0.998),
    ("Roboto-Regular.ttf", 0.999),
  ])
  func mostCharactersAreProven(_ file: String, least: Double) throws {
    let font = try TestFonts.font(file, size: 16)
    let proven = try ProvenAdvances(font, script: "Latn")
    let rightToLeft: [ClosedRange<UInt32>] = [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF]
    let scalars = (UInt32(0x20)...0xFFFF).filter { value in
      guard let properties = Unicode.Scalar(value)?.properties,
        ProvenAdvances.hasGlyph(for: value, in: font)
      else { return false }
      let isMark = [.nonspacingMark, .spacingMark, .enclosingMark]
        .contains(properties.generalCategory)
      return !isMark && !properties.isDefaultIgnorableCodePoint
        && !rightToLeft.contains { $0 ~= value }
    }
    #expect(scalars.count > 2000)
    let count = scalars.count(where: proven.isProven)
    #expect(Double(count) >= least * Double(scalars.count), "\(count) of \(scalars.count)")
  }

  private func proven(_ run: Run) throws -> ProvenAdvances {
    let font = try TestFonts.font(run.file, size: 16, weight: run.weight)
    return try ProvenAdvances(font, script: run.script, language: run.language)
  }
}
