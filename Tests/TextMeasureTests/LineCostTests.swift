import AllocationCounter
import Synchronization
import Testing
import TextMeasure

/// Breaking prepared text again touches no text, and allocates nothing but its lines.
@Suite struct LineCostTests {
  /// A text whose lines end at unsafe edges: letters that kern and join, soft hyphens, two fonts.
  private func prepared() throws -> PreparedText {
    var style = TextStyle(try TestFonts.font("Roboto-Regular.ttf", size: 16))
    style.fallback = [
      .font(try TestFonts.font("NotoSansArabic-Regular.ttf", size: 16)),
      .font(try TestFonts.font("NotoSansThai-Regular.ttf", size: 16)),
    ]
    style.letterSpacing = 0.5
    let text = "AVATAR To\u{AD}Wo\u{AD}Yo affluent\tP. مرحبا بالعالم สวัสดีชาวโลก AVAVAVAVAVAV\n"
    return try Measurer(style).prepare(String(repeating: text, count: 4))
  }

  private let allOptions: [LineOptions] = [0.0, 10, 33, 50, 120, 500].flatMap { width in
    [LineOptions.LineWrap.word, .character].map { LineOptions(maxWidth: width, wrap: $0) }
  }

  /// Other tests shape meanwhile and count too; a pass that nobody disturbs must come.
  @Test func breakingAgainShapesNothing() throws {
    let prepared = try prepared()
    for options in allOptions {
      _ = prepared.lines(options)
      let isUndisturbed = (0..<10_000).contains { _ in
        let before = Counters.runsShaped.load(ordering: .relaxed)
        _ = prepared.lines(options)
        return Counters.runsShaped.load(ordering: .relaxed) == before
      }
      #expect(isUndisturbed, "\(options)")
    }
  }

  /// The array of lines grows by doubling; counting lines and their height needs no memory.
  @Test func breakingAgainAllocatesOnlyItsLines() throws {
    let prepared = try prepared()
    for options in allOptions {
      let count = prepared.lines(options).count
      _ = prepared.height(options)
      let before = allocations_of_this_thread()
      let counted = prepared.lineCount(options)
      let height = prepared.height(options)
      let between = allocations_of_this_thread()
      let lines = prepared.lines(options)
      let after = allocations_of_this_thread()
      #expect(counted == count && lines.count == count && height > 0)
      #expect(between - before == 0, "\(options)")
      #expect(after - between <= count.bitWidth - count.leadingZeroBitCount + 1, "\(options)")
    }
  }

  @Test func allocationsAreCounted() throws {
    let before = allocations_of_this_thread()
    guard before >= 0 else { return }
    let lines = try prepared().lines()
    #expect(allocations_of_this_thread() > before && !lines.isEmpty)
  }
}
