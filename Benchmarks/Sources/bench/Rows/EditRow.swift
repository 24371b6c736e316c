import TagFlow

/// One item comes, goes or changes in the middle, against arranging all anew.
struct EditRow {
  let count: Int

  var plan: Plan { Plan(name: RowName.edit(count)) { try contest() } }

  private func contest() throws -> Contest {
    let setting = RowSetting()
    let widths = try TagWidths.some(count)
    let anew = FlowRows(FlowItems(widths: widths, height: setting.height), setting.layout)
    let moved = EditedRows(widths, setting, width: 100)
    let far = EditedRows(widths, setting, width: 100, isFar: true)
    let changed = EditedRows(widths, setting, width: 100)
    return Contest(
      name: plan.name, unit: "edit", units: 1,
      contestants: [
        Contestant(name: Names.arrangeAgain) { anew.arrange(container: setting.container) },
        Contestant(name: "TagFlow insert, remove", units: 2) {
          moved.insert()
          moved.remove()
        },
        Contestant(name: "TagFlow insert, remove far from the last", units: 2) {
          far.insert()
          far.remove()
        },
        Contestant(name: "TagFlow replace") { changed.replace() },
      ],
      checks: [
        Check(name: "inserting comes to what arranging anew gives") {
          moved.insert()
          return moved.differenceFromNew()
        },
        Check(name: "removing does too") {
          moved.remove()
          return moved.differenceFromNew()
        },
        Check(name: "far from the last edit too") {
          far.insert()
          return far.differenceFromNew()
        },
        Check(name: "replacing does too") {
          changed.replace()
          return changed.differenceFromNew()
        },
      ])
  }
}
