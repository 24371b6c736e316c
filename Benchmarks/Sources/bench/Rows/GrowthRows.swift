import TagFlow

/// The time of a unit while their number doubles four times: it should not grow.
enum GrowthRows {
  static func plans(small: Bool) -> [Plan] {
    [
      Plan(name: "Growth of cold widths, tags-unique, DejaVu Sans") {
        try widths(start: small ? 10 : 6250)
      },
      Plan(name: "Growth of arranging") { try arranging(start: small ? 10 : 62_500) },
    ]
  }

  private static func doublings(_ start: Int) -> [Int] { (0...4).map { start << $0 } }

  private static func widths(start: Int) throws -> Contest {
    let corpus = try Corpus("tags-unique", limit: start << 4)
    return Contest(
      name: "Growth of cold widths, tags-unique, DejaVu Sans", unit: "string",
      units: corpus.count,
      contestants: try doublings(start).map { count in
        let widths = try TagFlowWidths(.dejaVu, corpus.prefix(count))
        return Contestant(name: "\(count)", units: count, reset: widths.forget) {
          widths.measure()
        }
      })
  }

  private static func arranging(start: Int) throws -> Contest {
    let widths = try TagWidths.some(start << 4)
    return Contest(
      name: "Growth of arranging", unit: "item", units: widths.count,
      contestants: doublings(start).map { count in
        let items = FlowItems(widths: Array(widths.prefix(count)), height: 30)
        let rows = FlowRows(items, FlowLayout(itemSpacing: 10, lineSpacing: 10))
        return Contestant(name: "\(count)", units: count) {
          rows.forget()
          rows.arrange(container: 390)
        }
      })
  }
}
