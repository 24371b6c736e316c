import CPeers
import TagFlow

/// Paragraphs: made ready for line breaking, then broken at one width after another.
struct ParagraphRows {
  let font: BenchFont
  let limit: Int?

  var plans: [Plan] {
    [
      Plan(name: RowName.prepare(font)) { try prepare() },
      Plan(name: RowName.breakAgain(font)) { try breakAgain() },
    ]
  }

  private func prepare() throws -> Contest {
    let corpus = try Corpus("paragraphs", limit: limit)
    let loop = try HarfBuzzLoop(font)
    let new = try TagFlowParagraphs(font, corpus)
    let warm = try TagFlowParagraphs(font, corpus)
    let pango = try PangoParagraphs(font, corpus)
    var units = [Int32](repeating: 0, count: corpus.count)
    return Contest(
      name: plans[0].name, unit: "paragraph", units: corpus.count,
      contestants: [
        Contestant(name: Names.bare) { loop.measure(corpus, into: &units) },
        Contestant(name: "ICU's line breaks alone") {
          corpus.withTexts { _ = peer_line_breaks($0) }
        },
        Contestant(name: Names.cold, reset: new.forget) { new.prepare() },
        Contestant(name: Names.warm, reset: warm.forgetTexts) { warm.prepare() },
        Contestant(name: "Pango, prepared and broken once", reset: pango.forget) {
          pango.prepare()
          pango.lineCount(width: 320)
        },
      ],
      checks: [
        Check(name: "widths are exactly HarfBuzz's") {
          loop.measure(corpus, into: &units)
          new.forget()
          new.prepare()
          return Difference.exact(new.naturalWidths, loop.widths(units), of: corpus)
        }
      ])
  }

  private func breakAgain() throws -> Contest {
    let corpus = try Corpus("paragraphs", limit: limit)
    let pango = try PangoParagraphs(font, corpus)
    let counted = try TagFlowParagraphs(font, corpus)
    let fresh = try TagFlowParagraphs(font, corpus)
    for paragraphs in [counted, fresh] { paragraphs.prepare() }
    // Each has its own, so that none is asked for the width that it has just had.
    var (pangos, counts, lines) = (WidthCycle(), WidthCycle(), WidthCycle())
    var unseen = 290.0
    return Contest(
      name: plans[1].name, unit: "paragraph", units: corpus.count,
      contestants: [
        Contestant(name: Names.pango) { pango.lineCount(width: pangos.next()) },
        Contestant(name: Names.lineCount) { counted.lineCount(width: counts.next()) },
        Contestant(name: "TagFlow line count, at new widths") {
          unseen += 0.37
          fresh.lineCount(width: unseen)
        },
        Contestant(name: Names.lines) { counted.lines(width: lines.next()) },
      ],
      checks: [
        Check(name: "lines are counted as they are made") {
          let (count, made) = (counted.lineCount(width: 350), counted.lines(width: 350))
          return count == made ? nil : "\(count) counted, \(made) made"
        },
        Check(name: "Pango makes about as many lines") {
          let (lines, others) = (counted.lineCount(width: 350), pango.lineCount(width: 350))
          return abs(lines - others) * 100 <= others ? nil : "\(lines) lines, Pango \(others)"
        },
      ])
  }
}

/// Widths one after the other, round and round.
struct WidthCycle {
  private static let widths = [300.0, 320, 375, 393, 430]
  private var position = 0

  mutating func next() -> Double {
    position = (position + 1) % Self.widths.count
    return Self.widths[position]
  }
}
