import TagFlow

/// What a unit takes while their number doubles four times: it should not grow.
enum GrowthRows {
  static func plans(_ scale: Scale) -> [Plan] {
    [
      Plan(name: RowName.growingWidths) { try widths(from: scale.firstStrings) },
      Plan(name: RowName.growingArrangement) {
        try arranging(RowName.growingArrangement, from: scale.firstItems, RowSetting().layout)
      },
      Plan(name: RowName.growingBalance) {
        try arranging(RowName.growingBalance, from: scale.balanced >> 4, RowSetting().balanced)
      },
      Plan(name: RowName.growingEdits) { try edits(from: scale.firstItems) },
    ]
  }

  private static func doublings(_ start: Int) -> [Int] { (0...4).map { start << $0 } }

  private static func widths(from start: Int) throws -> Contest {
    let corpus = try Corpus("tags-unique", limit: start << 4)
    return Contest(
      name: RowName.growingWidths, unit: "string", units: corpus.count,
      contestants: try doublings(start).map { count in
        let widths = try TagFlowWidths(.dejaVu, corpus.prefix(count))
        return Contestant(name: "\(count)", units: count, reset: widths.forget) {
          widths.measure()
        }
      })
  }

  private static func arranging(
    _ name: String, from start: Int, _ layout: FlowLayout
  ) throws -> Contest {
    let widths = try TagWidths.some(start << 4)
    let setting = RowSetting()
    return Contest(
      name: name, unit: "item", units: widths.count,
      contestants: doublings(start).map { count in
        let items = FlowItems(widths: Array(widths.prefix(count)), height: setting.height)
        let rows = FlowRows(items, layout)
        return Contestant(name: "\(count)", units: count) {
          rows.arrange(container: setting.container)
        }
      })
  }

  /// A box as wide as a row comes and goes: all rows after it move.
  private static func edits(from start: Int) throws -> Contest {
    let widths = try TagWidths.some(start << 4)
    let setting = RowSetting()
    let contestants = doublings(start).map { count in
      let rows = EditedRows(Array(widths.prefix(count)), setting, width: setting.container)
      let tail = MovedTail(count: count, rowCount: rows.rowCount)
      return [
        Contestant(name: "\(count)", units: 2 * count) {
          rows.insert()
          rows.remove()
        },
        Contestant(name: "\(count), only moved in C", units: 2 * count) {
          tail.insert()
          tail.remove()
        },
      ]
    }
    return Contest(
      name: RowName.growingEdits, unit: "edit and item", units: widths.count,
      contestants: Array(contestants.joined()))
  }
}
