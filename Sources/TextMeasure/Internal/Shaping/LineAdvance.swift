/// The advance of a stretch of a line without tabs, in units of each font, whatever the size (M1).
struct LineAdvance: Sendable {
  struct Entry: Sendable {
    let font: Int
    var units: Int
  }

  /// The fonts' sums in order of first use.
  private(set) var entries: [Entry] = []
  private(set) var spacing = SpacingCount()

  init() {}

  /// The advance of a line in the primary font.
  init(units: Int) {
    add(units: units, font: 0)
  }

  mutating func add(units: Int, font: Int) {
    if let index = entries.firstIndex(where: { $0.font == font }) {
      entries[index].units += units
    } else {
      entries.append(Entry(font: font, units: units))
    }
  }

  mutating func add(_ count: SpacingCount) {
    spacing.add(count)
  }

  mutating func reset() {
    entries.removeAll(keepingCapacity: true)
    spacing = SpacingCount()
  }
}
