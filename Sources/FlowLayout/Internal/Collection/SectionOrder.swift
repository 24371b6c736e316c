/// Where the sections of a collection come from after an edit.
struct SectionOrder: Equatable {
  /// Neighbours that stayed neighbours, in the order after.
  private(set) var kept: [Kept] = []

  /// The sections that came, by their indices after.
  private(set) var inserted: [Range<Int>] = []

  /// The sections that went, by their indices before.
  private(set) var removed: [Range<Int>] = []

  /// Neighbours by their indices after, and the index of the first of them before.
  struct Kept: Equatable {
    var new: Range<Int>
    var old: Int
  }

  /// The index before of a section, `nil` for one that came.
  func oldIndex(of index: Int) -> Int? {
    for range in kept where range.new.contains(index) {
      return range.old + index - range.new.lowerBound
    }
    return nil
  }

  /// All of `count` sections where they were.
  init(of count: Int) { keep(0..<count, from: 0) }

  /// `newCount` sections in the place of others.
  init(replacing range: Range<Int>, withCount newCount: Int, of count: Int) {
    let end = range.lowerBound + newCount
    keep(0..<range.lowerBound, from: 0)
    keep(end..<count - range.count + newCount, from: range.upperBound)
    if newCount > 0 { inserted = [range.lowerBound..<end] }
    if !range.isEmpty { removed = [range] }
  }

  /// Sections moved so that the first of them is at `index`.
  init(moving range: Range<Int>, to index: Int, of count: Int) {
    let moved = index..<index + range.count
    keep(0..<min(index, range.lowerBound), from: 0)
    if index <= range.lowerBound {
      keep(moved, from: range.lowerBound)
      keep(moved.upperBound..<range.upperBound, from: index)
      keep(range.upperBound..<count, from: range.upperBound)
    } else {
      keep(range.lowerBound..<index, from: range.upperBound)
      keep(moved, from: range.lowerBound)
      keep(moved.upperBound..<count, from: moved.upperBound)
    }
  }

  private mutating func keep(_ new: Range<Int>, from old: Int) {
    if !new.isEmpty { kept.append(Kept(new: new, old: old)) }
  }
}
