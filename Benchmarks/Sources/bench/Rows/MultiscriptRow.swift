import TagFlow

/// Widths of texts in eleven languages with cascades of seven fonts.
struct MultiscriptRow {
  let limit: Int?

  var plan: Plan { Plan(name: RowName.multiscript) { try contest() } }

  private func contest() throws -> Contest {
    let corpus = try Corpus("tags-multiscript", limit: limit)
    let languages = try Language.ofLines(limit: limit)
    let loop = try ItemizedLoop(count: corpus.count)
    let cold = try TagFlowCascades(count: corpus.count)
    let warm = try TagFlowCascades(count: corpus.count)
    let pango = try PangoCascades(count: corpus.count)
    return Contest(
      name: plan.name, unit: "string", units: corpus.count,
      contestants: [
        Contestant(name: Names.itemized) { loop.measure(corpus, languages: languages) },
        Contestant(name: Names.cold, reset: cold.forget) {
          cold.measure(corpus, languages: languages)
        },
        Contestant(name: Names.warm) { warm.measure(corpus, languages: languages) },
        Contestant(name: Names.pango) { pango.measure(corpus, languages: languages) },
      ],
      checks: [
        Check(name: "the loop measures nearly all strings the same") {
          loop.measure(corpus, languages: languages)
          cold.measure(corpus, languages: languages)
          return Difference.ofMany(cold.widths, loop.widths, share: 0.001, of: corpus)
        },
        Check(name: "widths measured before are those measured first") {
          let first = cold.widths
          cold.measure(corpus, languages: languages)
          return Difference.exact(cold.widths, first, of: corpus)
        },
      ])
  }
}
