import TagFlow

/// Widths of tags: TagFlow cold and warm, HarfBuzz, and C caches in front of it.
struct WidthRows {
  let corpus: String
  let font: BenchFont
  let limit: Int?
  var bars: [Bar] = []

  var plan: Plan {
    Plan(name: "Widths of \(corpus), \(font.name)") { try contest() }
  }

  private func contest() throws -> Contest {
    let corpus = try Corpus(corpus, limit: limit)
    let loop = try HarfBuzzLoop(font)
    let cold = try TagFlowWidths(font, corpus)
    let warm = try TagFlowWidths(font, corpus)
    let strings = CacheLoop(loop, by: .string)
    let words = CacheLoop(loop, by: .word)
    var units = [Int32](repeating: 0, count: corpus.count)
    return Contest(
      name: plan.name, unit: "string", units: corpus.count,
      contestants: [
        Contestant(name: Names.bare) { loop.measure(corpus, into: &units) },
        Contestant(name: Names.cold, reset: cold.forget) { cold.measure() },
        Contestant(name: Names.warm) { warm.measure() },
        Contestant(name: Names.coldStrings, reset: strings.clear) {
          strings.measure(corpus, into: &units)
        },
        Contestant(name: Names.warmStrings) { strings.measure(corpus, into: &units) },
        Contestant(name: Names.coldWords, reset: words.clear) {
          words.measure(corpus, into: &units)
        },
        Contestant(name: Names.warmWords) { words.measure(corpus, into: &units) },
      ],
      bars: bars,
      checks: [
        Check(name: "cold widths equal HarfBuzz's") { cold.difference(from: loop) },
        Check(name: "warm widths equal HarfBuzz's") { warm.difference(from: loop) },
      ])
  }
}

/// The contestants' names in the rows about widths.
enum Names {
  static let bare = "bare HarfBuzz loop"
  static let cold = "TagFlow, new"
  static let warm = "TagFlow, warm"
  static let coldStrings = "C string cache, new"
  static let warmStrings = "C string cache, warm"
  static let coldWords = "C word cache, new"
  static let warmWords = "C word cache, warm"
}
