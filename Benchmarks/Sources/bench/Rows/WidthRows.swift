import TagFlow

/// Widths of tags: TagFlow cold and warm, HarfBuzz, and C caches in front of it.
struct WidthRows {
  /// The lines of `tags-multiscript` in Chinese, Japanese or Korean alone.
  static let cjk = "the CJK lines of tags-multiscript"

  private let corpus: String
  private let font: BenchFont
  private let limit: Int?

  init(_ corpus: String, _ font: BenchFont, limit: Int?) {
    self.corpus = corpus
    self.font = font
    self.limit = limit
  }

  var plan: Plan { Plan(name: RowName.widths(corpus, font)) { try contest() } }

  private func contest() throws -> Contest {
    let corpus = try corpus == Self.cjk ? Corpus.cjk(limit: limit) : Corpus(corpus, limit: limit)
    let loop = try HarfBuzzLoop(font)
    let cold = try TagFlowWidths(font, corpus)
    let warm = try TagFlowWidths(font, corpus)
    let strings = CacheLoop(loop, by: .string)
    let words = CacheLoop(loop, by: .word)
    let pango = try PangoPeer([font.path], family: font.name, count: corpus.count)
    // raqm takes so long that it is given less to do.
    let some = corpus.prefix(2000)
    let raqm = try RaqmPeer(font, count: some.count)
    var units = [Int32](repeating: 0, count: corpus.count)
    loop.measure(corpus, into: &units)
    let expected = loop.widths(units)
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
        Contestant(name: Names.warmSwiftStrings) { strings.measureStrings(corpus, into: &units) },
        Contestant(name: Names.coldWords, reset: words.clear) {
          words.measure(corpus, into: &units)
        },
        Contestant(name: Names.warmWords) { words.measure(corpus, into: &units) },
        Contestant(name: Names.pango) { pango.measure(corpus) },
        Contestant(name: Names.raqm, units: some.count) { raqm.measure(some) },
      ],
      checks: [
        Check(name: "widths are exactly HarfBuzz's") {
          cold.measure()
          return Difference.exact(cold.widths, expected, of: corpus)
        },
        Check(name: "widths measured before are too") {
          cold.measure()
          return Difference.exact(cold.widths, expected, of: corpus)
        },
        Check(name: "the C string cache's are too") {
          strings.measure(corpus, into: &units)
          strings.measure(corpus, into: &units)
          return Difference.exact(loop.widths(units), expected, of: corpus)
        },
        Check(name: "the C string cache's of Swift's strings are too") {
          strings.measureStrings(corpus, into: &units)
          return Difference.exact(loop.widths(units), expected, of: corpus)
        },
        Check(name: "Pango measures the same, rounded") {
          pango.measure(corpus)
          return Difference.ofSums(pango.widths, expected, share: 0.002)
        },
        Check(name: "raqm measures the same, rounded") {
          raqm.measure(some)
          return Difference.ofSums(raqm.widths, Array(expected.prefix(some.count)), share: 0.002)
        },
      ])
  }
}
