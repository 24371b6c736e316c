import CPeers
import TagFlow

/// The memory that is taken for what is remembered and arranged, as `mallinfo2` counts it.
enum MemoryRows {
  static func plans(_ scale: Scale) -> [Plan] {
    [
      Plan(name: RowName.widthMemory) { try widths(limit: scale.lines) },
      Plan(name: RowName.arrangementMemory(scale.most)) { try arrangement(scale.most) },
    ]
  }

  private static func widths(limit: Int?) throws -> Contest {
    let corpus = try Corpus("tags-unique", limit: limit)
    let loop = try HarfBuzzLoop(.dejaVu)
    var units = [Int32](repeating: 0, count: corpus.count)
    loop.measure(corpus, into: &units)
    let widths = try TagFlowWidths(.dejaVu, corpus)
    return Contest(
      name: RowName.widthMemory, unit: "string", units: corpus.count, quantity: .bytes,
      contestants: [
        Contestant(memoryOf: Names.texts) { corpus.byteCount },
        Contestant(memoryOf: Names.coldStrings) {
          let strings = CacheLoop(loop, by: .string)
          return allocated { strings.measure(corpus, into: &units) }
        },
        Contestant(memoryOf: Names.cold) {
          widths.forget()
          return allocated { widths.measure() }
        },
      ])
  }

  private static func arrangement(_ count: Int) throws -> Contest {
    let setting = RowSetting()
    let widths = try TagWidths.some(count)
    return Contest(
      name: RowName.arrangementMemory(count), unit: "item", units: count, quantity: .bytes,
      contestants: [
        Contestant(memoryOf: "the widths alone") { widths.count * MemoryLayout<Double>.stride },
        Contestant(memoryOf: "C loop's widths, frames and ends of rows") {
          let loop = GreedyLoop()
          return widths.count * MemoryLayout<Double>.stride
            + allocated { loop.arrange(widths, in: setting, container: setting.container) }
        },
        Contestant(memoryOf: Names.items) {
          let rows = ArrangedMemory()
          return allocated { rows.arrange(widths, setting) }
        },
      ])
  }

  /// The bytes that are allocated by something and not freed.
  private static func allocated(_ body: () -> Void) -> Int {
    let before = peer_allocated_bytes()
    body()
    return peer_allocated_bytes() - before
  }
}

/// Items with widths of their own, and their arrangement.
private final class ArrangedMemory {
  private var items = FlowItems([])
  private var arrangement = Arrangement()

  func arrange(_ widths: [Double], _ setting: RowSetting) {
    items = FlowItems(widths: widths.map { $0 }, height: setting.height)
    arrangement = setting.layout.arrange(items, width: setting.container)
  }
}
