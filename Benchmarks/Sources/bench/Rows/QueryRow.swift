import CPeers
import TagFlow

/// The items in a screenful of a long arrangement, at places all over it.
struct QueryRow {
  let count: Int
  private let rows = RowSetting()

  init(count: Int) { self.count = count }

  var plan: Plan { Plan(name: RowName.query(count)) { try contest() } }

  private func contest() throws -> Contest {
    let widths = try TagWidths.some(count)
    let loop = GreedyLoop()
    loop.arrange(widths, in: rows, container: rows.container)
    let arrangement = rows.layout.arrange(
      FlowItems(widths: widths, height: rows.height), width: rows.container)
    let screens = (0..<100).map { index in
      Rect(
        x: 0, y: arrangement.size.height * Double(index) / 100, width: rows.container, height: 844)
    }
    let points = screens.map { Point(x: 200, y: $0.y + 15) }
    var (scanned, searched, found, hit) = (0, 0, 0, 0)
    return Contest(
      name: plan.name, unit: "query", units: screens.count,
      contestants: [
        Contestant(name: Names.scan) {
          scanned = screens.reduce(0) { $0 + loop.scan($1) }
        },
        Contestant(name: "C binary search of rows, counting") {
          searched = screens.reduce(0) { $0 + loop.search($1) }
        },
        Contestant(name: Names.screenful) {
          found = screens.reduce(0) { $0 + arrangement.items(in: $1).count }
        },
        Contestant(name: "TagFlow item at a point") {
          hit += points.reduce(0) { $0 + (arrangement.item(at: $1) ?? 0) }
        },
      ],
      checks: [
        Check(name: "as many items are found as by looking at all") {
          scanned = screens.reduce(0) { $0 + loop.scan($1) }
          searched = screens.reduce(0) { $0 + loop.search($1) }
          found = screens.reduce(0) { $0 + arrangement.items(in: $1).count }
          return found == scanned && searched == scanned
            ? nil : "\(found) found, \(searched) by C, \(scanned) in a scan"
        }
      ])
  }
}
