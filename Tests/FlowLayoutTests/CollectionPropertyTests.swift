import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// What holds for every collection, viewport and edit, tried on random ones.
@Suite struct CollectionPropertyTests {
  /// 10 viewports on each of 1,000 collections.
  @Test func attributesInARectangleEqualAScan() {
    var random = SplitMix64(seed: 71)
    var failures: [String] = []
    for _ in 0..<1_000 {
      var collection = CollectionArrangement.random(&random)
      for _ in 0..<10 {
        let bounds = collection.randomBounds(&random)
        collection.scroll(to: bounds.origin)
        let all = collection.allAttributes
        var rect = collection.viewport.bounds
        if random.once(in: 2) { rect = collection.randomBounds(&random) }
        if let path = all.randomElement(using: &random)?.path, random.once(in: 5) {
          rect = collection.attributes(at: path)?.frame ?? rect
        }
        if collection.attributes(in: rect) != all.filter({ $0.frame.meets(rect) }) {
          failures.append("\(rect) of \(collection)")
        }
        let point = all.randomElement(using: &random)?.frame.origin ?? rect.origin
        if collection.item(at: point) != all.last(where: { $0.isCell(at: point) })?.path {
          failures.append("\(point) in \(collection)")
        }
      }
    }
    #expect(failures.count == 0, "for example \(failures.first ?? "")")
  }

  @Test func pinnedBoundariesStayInTheirSections() {
    var random = SplitMix64(seed: 72)
    var failures: [String] = []
    for _ in 0..<1_000 {
      var collection = CollectionArrangement.random(&random)
      let resting = collection.withoutPins
      for _ in 0..<10 {
        collection.scroll(to: collection.randomBounds(&random).origin)
        for section in 0..<collection.sectionCount
        where !collection.keepsPins(inSection: section, resting: resting) {
          failures.append("section \(section) of \(collection)")
        }
      }
    }
    #expect(failures.count == 0, "for example \(failures.first ?? "")")
  }

  @Test func turningEqualsFromScratchAndKeepsTheTop() {
    var random = SplitMix64(seed: 73)
    var failures: [String] = []
    for _ in 0..<1_000 {
      var collection = CollectionArrangement.random(&random)
      collection.scroll(to: collection.randomBounds(&random).origin)
      let anchor = collection.anchor
      let wasAtTop = collection.viewport.bounds.y <= collection.scrollRange.lowerBound
      let size = Size(width: random.quarters(0...300), height: random.quarters(0...200))
      collection.resize(to: size)
      let scratch = CollectionArrangement(
        (0..<collection.sectionCount).map { collection.section(at: $0) }, in: collection.viewport,
        sectionSpacing: collection.sectionSpacing)
      let (y, range) = (collection.viewport.bounds.y, collection.scrollRange)
      var isKept = range.contains(y) || anchor == nil
      if let anchor, let frame = collection.place(of: anchor), !wasAtTop, y > range.lowerBound,
        y < range.upperBound
      {
        let top = y + collection.viewport.contentInsets.top
        isKept = isKept && abs(top - frame.y - anchor.offset) < 1e-6 || top <= frame.maxY
      }
      if collection != scratch || !isKept { failures.append("\(anchor as Any) in \(collection)") }
    }
    #expect(failures.count == 0, "for example \(failures.first ?? "")")
  }

  /// 5 edits on each of 600 collections.
  @Test func editsEqualFromScratchAndSayWhatMoved() {
    var random = SplitMix64(seed: 74)
    var failures: [String] = []
    for _ in 0..<600 {
      var collection = EditedCollection(&random)
      for _ in 0..<5 {
        if let failure = collection.edit(&random) { failures.append(failure) }
      }
    }
    #expect(failures.count == 0, "for example \(failures.first ?? "")")
  }
}

/// A collection that is edited, and plain arrays that are edited likewise.
struct EditedCollection {
  var items: [[FlowItem]]
  var collection: CollectionArrangement

  init(_ random: inout SplitMix64) {
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      CollectionSection.random(&random)
    }
    items = sections.map(\.items)
    collection = CollectionArrangement(
      sections.map(\.section), in: Viewport(size: Size(width: 200, height: 100)),
      sectionSpacing: random.quarters(0...9))
  }

  /// Edits both at random; returns what is wrong, if anything.
  mutating func edit(_ random: inout SplitMix64) -> String? {
    let old = self
    let section = Int.random(in: -1...items.count, using: &random)
    let count = items.indices.contains(section) ? items[section].count : 0
    let first = Int.random(in: 0...count, using: &random)
    let range = first..<min(count, first + random.pick([0, 1, 1, 4]))
    let paths = ItemRange(section: section, items: range)
    let new = Array(PropertyTests.Document(&random).items.prefix(random.pick([1, 3])))
    let changes: CollectionChanges
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      changes = collection.insert(FlowItems(new), at: ItemPath(section: section, item: first))
      edit(section) { $0.insert(contentsOf: new, at: first) }
    case 1:
      changes = collection.remove(paths)
      edit(section) { $0.removeSubrange(range) }
    case 2:
      changes = collection.replace(paths, with: FlowItems(new))
      edit(section) { $0.replaceSubrange(range, with: new) }
    case 3:
      changes = moveItems(paths, &random)
    default:
      changes = editSections(&random)
    }
    let scratch = CollectionArrangement(
      items.indices.map {
        var section = collection.section(at: $0)
        section.items = FlowItems(items[$0])
        return section
      }, in: collection.viewport, sectionSpacing: collection.sectionSpacing)
    if collection != scratch { return "differs: \(old)" }
    return collection.failure(of: changes, since: old.collection).map {
      "\($0): \(changes) of \(old)"
    }
  }

  private mutating func edit(_ section: Int, _ body: (inout [FlowItem]) -> Void) {
    if items.indices.contains(section) { body(&items[section]) }
  }

  private mutating func moveItems(
    _ range: ItemRange, _ random: inout SplitMix64
  ) -> CollectionChanges {
    let target = Int.random(in: 0...max(0, items.count - 1), using: &random)
    guard items.indices.contains(range.section) else {
      return collection.move(range, to: ItemPath(section: target, item: 0))
    }
    let moved = Array(items[range.section][range.items])
    items[range.section].removeSubrange(range.items)
    let to = Int.random(in: 0...items[target].count, using: &random)
    items[target].insert(contentsOf: moved, at: to)
    return collection.move(range, to: ItemPath(section: target, item: to))
  }

  private mutating func editSections(_ random: inout SplitMix64) -> CollectionChanges {
    let first = Int.random(in: 0...items.count, using: &random)
    let range = first..<min(items.count, first + random.pick([0, 1, 2]))
    if random.once(in: 2) {
      let moved = Array(items[range])
      items.removeSubrange(range)
      let to = Int.random(in: 0...items.count, using: &random)
      items.insert(contentsOf: moved, at: to)
      return collection.moveSections(range, to: to)
    }
    let new = (0..<random.pick([0, 1, 2])).map { _ in CollectionSection.random(&random) }
    items.replaceSubrange(range, with: new.map(\.items))
    if range.isEmpty { return collection.insert(new.map(\.section), at: first) }
    if new.isEmpty { return collection.removeSections(range) }
    return collection.replaceSections(range, with: new.map(\.section))
  }
}
