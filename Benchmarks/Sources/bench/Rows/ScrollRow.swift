/// Scrolling through a collection: the attributes of what is in view after each step.
struct ScrollRow {
  let count: Int

  var plan: Plan { Plan(name: RowName.scroll(count)) { try contest() } }

  private func contest() throws -> Contest {
    let sections = ScrolledSections(try TagWidths.some(count), RowSetting())
    var (scanned, found) = (0, 0)
    return Contest(
      name: plan.name, unit: "step", units: sections.steps,
      contestants: [
        Contestant(name: Names.scan) { scanned = sections.scan() },
        Contestant(name: "TagFlow scroll and attributes") { found = sections.scroll() },
      ],
      checks: [
        Check(name: "as many cells are found as by looking at all") {
          (scanned, found) = (sections.scan(), sections.scroll())
          return scanned == found ? nil : "\(found) found, \(scanned) in a scan"
        },
        Check(name: "a pinned header tops every screen") { sections.missingHeader() },
      ])
  }
}
