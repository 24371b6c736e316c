import Foundation
import LayoutGeometry
import SeededRandom
import TestSupport
import Testing
import TextMeasure

/// Random texts in all scripts of `Fonts/`: what holds for every text.
@Suite struct RandomTextTests {
  @Test func everyAnswerAgreesWithTheOthers() throws {
    var random = RandomText(seed: 3)
    let measurers = try RandomText.styles().map { try Measurer($0) }
    for index in 0..<2000 {
      let text = random.text()
      let measurer = measurers[index % measurers.count]
      let measurement = measurer.measure(text)
      check(measurement, text, measurer)
    }
  }

  /// Nothing of one text is left behind for the next: the answers backwards, by a measurer that has
  /// measured nothing yet, are the same.
  @Test func theOrderOfTextsDoesNotMatter() throws {
    var random = RandomText(seed: 4)
    let texts = (0..<400).map { _ in random.text() }
    for style in try RandomText.styles() {
      let forwards = try Measurer(style)
      let backwards = try Measurer(style)
      let widths = texts.map(forwards.width)
      #expect(texts.reversed().map(backwards.width).reversed() == widths)
      #expect(texts.reversed().map { backwards.measure($0).width }.reversed() == widths)
      #expect(
        texts.map { forwards.measure($0).missing } == texts.map { backwards.measure($0).missing })
      for (text, width) in zip(texts, widths) where try Measurer(style).width(of: text) != width {
        Issue.record("a fresh measurer gives another width for \(text.debugDescription)")
      }
    }
  }

  private func check(_ measurement: TextMeasurement, _ text: String, _ measurer: Measurer) {
    let name = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    #expect(measurement.width == measurer.width(of: text), "\(name)")
    #expect(measurement.width.isFinite && measurement.width >= 0, "\(name)")
    #expect(measurement.height.isFinite && measurement.height > 0, "\(name)")
    #expect(measurement.missing >= 0 && measurement.missing <= text.unicodeScalars.count, "\(name)")
    #expect(measurement.lines.first?.range.lowerBound == 0, "\(name)")
    #expect(measurement.lines.last?.range.upperBound == text.utf8.count, "\(name)")
    #expect(
      zip(measurement.lines, measurement.lines.dropFirst())
        .allSatisfy { $0.range.upperBound == $1.range.lowerBound }, "\(name)")
    let boundaries = Set(text.unicodeScalars.indices.map { $0.utf16Offset(in: text) }).count
    #expect(boundaries == text.unicodeScalars.count)
    let offsets = Set(
      text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    for line in measurement.lines {
      for run in measurement.glyphRuns(of: line) {
        #expect(
          run.glyphs.allSatisfy { offsets.contains($0.cluster) && line.range.contains($0.cluster) },
          "\(name)")
        #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(name)")
        #expect(!run.glyphs.isEmpty, "\(name)")
        // In visual order: clusters rise in left-to-right runs and fall in others.
        let clusters = run.glyphs.map(\.cluster)
        #expect(
          clusters == (run.isRightToLeft ? clusters.sorted(by: >) : clusters.sorted()), "\(name)")
      }
    }
    let ink = measurement.ink
    #expect(
      ink.x.isFinite && ink.y.isFinite && ink.width.isFinite && ink.height.isFinite, "\(name)")
  }
}

/// Seeded texts of scalars that the fonts of `Fonts/` have or lack.
struct RandomText {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0xA0...0x17F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x4FF,
    0x590...0x5F4, 0x600...0x6FF, 0x710...0x74F, 0x900...0x97F, 0x980...0x9FF, 0xE00...0xE5B,
    0x1100...0x11FF, 0x2000...0x206F, 0x2018...0x2022, 0x20D0...0x20E3, 0x2600...0x26FF,
    0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
    0x1F300...0x1F64F, 0x1F3FB...0x1F3FF, 0x0...0x1F, 0xE0020...0xE007F,
  ]
  private static let joints: [UInt32] = [
    0x20, 0x200D, 0x301, 0x9, 0xA, 0xFE0F, 0x94D, 0x5D0, 0x28, 0x29,
  ]

  /// 0 to 24 scalars: some words of one script each, and something between them.
  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let range = Self.ranges.randomElement(using: &generator) ?? 0x61...0x7A
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        append(UInt32.random(in: range, using: &generator), to: &text)
      }
      append(Self.joints.randomElement(using: &generator) ?? 0x20, to: &text)
    }
    return text
  }

  private func append(_ value: UInt32, to text: inout String) {
    if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
  }

  /// A cascade of all fonts, plain and spaced, and single fonts.
  static func styles() throws -> [TextStyle] {
    let all = try measurer().style
    var spaced = all
    spaced.letterSpacing = 1.5
    spaced.wordSpacing = 3
    spaced.language = "tr"
    var rightToLeft = all
    rightToLeft.direction = .rightToLeft
    var single = TextStyle(try TestFonts.font("DejaVuSans.ttf", size: 13))
    single.features = try FontFeature.list("-liga,+dlig")
    return [all, spaced, rightToLeft, single, TextStyle(try Font(size: 16, weight: 650))]
  }

  static func measurer(openingAnew: Bool = false) throws -> Measurer {
    let files = [
      "Roboto-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-subset.otf",
      "NotoColorEmoji-subset.ttf",
    ]
    let fonts = try files.map { file in
      try openingAnew
        ? Font(path: Repository.root.path + "/Fonts/" + file, size: 16)
        : TestFonts.font(file, size: 16)
    }
    var style = TextStyle(fonts[0])
    style.fallback = fonts.dropFirst().map { .font($0) }
    return try Measurer(style)
  }
}
