import CPeers
import TagFlow

/// Boxes in greedy rows: new arrangements, and older ones at another width.
struct ArrangeRows {
  let count: Int
  private let rows = RowSetting()

  init(count: Int) { self.count = count }

  var plan: Plan { Plan(name: RowName.arrange(count)) { try contest() } }

  private func contest() throws -> Contest {
    let widths = try TagWidths.some(count)
    let items = FlowItems(widths: widths, height: rows.height)
    let fresh = GreedyLoop()
    let reused = GreedyLoop()
    let first = FlowRows(items, rows.layout)
    let again = FlowRows(items, rows.layout)
    var sum = 0.0
    return Contest(
      name: plan.name, unit: "item", units: count,
      contestants: [
        Contestant(name: Names.loop) {
          fresh.forget()
          fresh.arrange(widths, in: rows, container: rows.container)
        },
        Contestant(name: Names.arrange) {
          first.forget()
          first.arrange(container: rows.container)
        },
        Contestant(name: Names.loopAgain) {
          reused.arrange(widths, in: rows, container: rows.container + 1)
        },
        Contestant(name: Names.arrangeAgain) {
          again.arrange(container: rows.container + 1)
        },
        Contestant(name: "reading the widths once") {
          sum += peer_read_once(widths, widths.count)
        },
      ],
      checks: [
        Check(name: "frames equal the C loop's") {
          fresh.arrange(widths, in: rows, container: rows.container)
          return first.difference(from: fresh, container: rows.container)
        }
      ])
  }
}
