import CPeers
import TagFlow

/// Boxes in greedy rows: new arrangements, and older ones at another width.
struct ArrangeRows {
  let count: Int
  var bars: [Bar] = []
  private let rows = RowSetting()
  private let container = 390.0

  init(count: Int, bars: [Bar] = []) {
    self.count = count
    self.bars = bars
  }

  var plan: Plan {
    Plan(name: "Arrange \(count) items") { try contest() }
  }

  private func contest() throws -> Contest {
    let widths = try TagWidths.some(count)
    let items = FlowItems(widths: widths, height: rows.height)
    let layout = FlowLayout(itemSpacing: rows.spacing, lineSpacing: rows.spacing)
    let fresh = GreedyLoop()
    let reused = GreedyLoop()
    let first = FlowRows(items, layout)
    let again = FlowRows(items, layout)
    var sum = 0.0
    return Contest(
      name: plan.name, unit: "item", units: count,
      contestants: [
        Contestant(name: "bare C loop, new storage") {
          fresh.forget()
          fresh.arrange(widths, in: rows, container: container)
        },
        Contestant(name: "TagFlow arrange") {
          first.forget()
          first.arrange(container: container)
        },
        Contestant(name: "bare C loop, storage used again") {
          reused.arrange(widths, in: rows, container: container + 1)
        },
        Contestant(name: "TagFlow re-arrange") {
          again.arrange(container: container + 1)
        },
        Contestant(name: "reading the widths once") {
          sum += peer_read_once(widths, widths.count)
        },
      ],
      bars: bars,
      checks: [
        Check(name: "frames equal the C loop's") {
          fresh.arrange(widths, in: rows, container: container)
          return first.difference(from: fresh, container: container)
        }
      ])
  }
}

/// Widths of chips as they come on a tag page: measured tags with padding.
enum TagWidths {
  /// The first `count`, from the start again where the corpus ends.
  static func some(_ count: Int) throws -> [Double] {
    let corpus = try Corpus("tags-unique", limit: min(count, 20_000))
    let loop = try HarfBuzzLoop(.dejaVu)
    var units = [Int32](repeating: 0, count: corpus.count)
    loop.measure(corpus, into: &units)
    let widths = loop.widths(units).map { $0 + 32 }
    return (0..<count).map { widths[$0 % widths.count] }
  }
}
