import TagFlow

/// Widths of many strings on all cores, against the same on one; by the clock on the wall.
struct BatchRow {
  let limit: Int?

  var plan: Plan { Plan(name: RowName.batch) { try contest() } }

  private func contest() throws -> Contest {
    let corpus = try Corpus("tags-unique", limit: limit)
    let alone = try TagFlowWidths(.dejaVu, corpus)
    let batch = try TagFlowWidths(.dejaVu, corpus)
    return Contest(
      name: plan.name, unit: "string", units: corpus.count, quantity: .time(.wall),
      contestants: [
        Contestant(name: Names.oneCore, reset: alone.forget) { alone.measure() },
        Contestant(name: Names.allCores, reset: batch.forget) { batch.measureOnAllCores() },
      ],
      checks: [
        Check(name: "widths are the same") {
          alone.measure()
          batch.measureOnAllCores()
          return Difference.exact(batch.widths, alone.widths, of: corpus)
        }
      ])
  }
}
