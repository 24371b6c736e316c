/// The advance of a stretch of a line without tabs, in units of each font, whatever the size (M1).
struct LineAdvance: Sendable {
  struct Entry: Sendable {
    let font: Int
    var units: Int
  }

  /// The sum of the font that is used first, by itself, for most lines have no other.
  private var first: Entry?
  /// Those of the others in order of first use.
  private var others: [Entry] = []
  private(set) var spacing = SpacingCount()

  init() {}

  /// The advance of a line in the primary font.
  init(units: Int) {
    first = Entry(font: 0, units: units)
  }

  /// The number of fonts.
  var count: Int { first == nil ? 0 : 1 + others.count }

  /// Visits the fonts' sums in order of first use.
  @inline(__always)
  func forEach(_ body: (Entry) -> Void) {
    if let first { body(first) }
    for entry in others { body(entry) }
  }

  mutating func add(units: Int, font: Int) {
    guard let first, first.font != font else {
      self.first = Entry(font: font, units: (first?.units ?? 0) + units)
      return
    }
    if let index = others.firstIndex(where: { $0.font == font }) {
      others[index].units += units
    } else {
      others.append(Entry(font: font, units: units))
    }
  }

  mutating func add(_ count: SpacingCount) {
    spacing.add(count)
  }

  mutating func reset() {
    first = nil
    others.removeAll(keepingCapacity: true)
    spacing = SpacingCount()
  }
}
