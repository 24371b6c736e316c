import FlowLayout
import FuzzSupport
import LayoutGeometry

/// Edits in any order: what is arranged equals what is arranged from scratch (F11).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  if input.once(in: 3) { editSections(&input) } else { editItems(&input) }
  return 0
}

private func quarters(_ input: inout FuzzInput) -> Double { input.quarters() }

private func cellLayout(_ input: inout FuzzInput) -> CellLayout {
  if input.once(in: 4) {
    let columns: GridColumns =
      input.once(in: 2)
      ? .fixed(input.below(6)) : .adaptive(minimum: input.quarters(), maximum: input.quarters())
    return .grid(
      GridLayout(
        columns, axis: input.pick(FlowAxis.allCases),
        direction: input.pick(FlowDirection.allCases), itemSpacing: input.quarters(),
        lineSpacing: input.quarters(), insets: input.insets(quarters)))
  }
  var layout = input.layout(quarters)
  if layout.pixelScale != nil { layout.pixelScale = input.pick([1, 1.5, 2]) }
  return .flow(layout)
}

private func editItems(_ input: inout FuzzInput) {
  let layout = cellLayout(&input)
  let width = input.once(in: 8) ? nil : input.quarters() * 4
  let height = input.once(in: 3) ? input.quarters() * 4 : nil
  var items = input.items(input.below(40), quarters)
  var arranged = ArrangedItems(FlowItems(items), layout: layout, width: width, height: height)
  for _ in 0..<20 where !input.isEmpty {
    let first = input.below(items.count + 1)
    let range = first..<min(items.count, first + input.below(6))
    let new = input.items(input.below(4), quarters)
    switch input.below(4) {
    case 0:
      arranged.insert(FlowItems(new), at: first)
      items.insert(contentsOf: new, at: first)
    case 1:
      arranged.remove(range)
      items.removeSubrange(range)
    case 2:
      arranged.replace(range, with: FlowItems(new))
      items.replaceSubrange(range, with: new)
    default:
      let place = input.below(items.count - range.count + 1)
      arranged.move(range, to: place)
      let moved = Array(items[range])
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: place)
    }
    let scratch = ArrangedItems(FlowItems(items), layout: layout, width: width, height: height)
    require(arranged == scratch, "\(items) in \(layout), \(width ?? -1)")
  }
}

private func section(_ input: inout FuzzInput) -> CollectionSection {
  let items = input.items(input.below(12), quarters)
  return CollectionSection(
    FlowItems(items), layout: cellLayout(&input), insets: input.insets(quarters),
    header: input.once(in: 3) ? SectionBoundary(height: input.quarters(), isPinned: true) : nil,
    footer: input.once(in: 3) ? SectionBoundary(height: input.quarters(), isPinned: false) : nil,
    background: input.once(in: 3) ? input.insets(quarters) : nil)
}

private func editSections(_ input: inout FuzzInput) {
  let viewport = Viewport(size: Size(width: input.quarters() * 4, height: input.quarters() * 4))
  var sections = (0..<input.below(5)).map { _ in section(&input) }
  var arranged = CollectionArrangement(sections, in: viewport)
  for _ in 0..<12 where !input.isEmpty {
    let first = input.below(sections.count + 1)
    let range = first..<min(sections.count, first + input.below(3))
    let new = (0..<input.below(3)).map { _ in section(&input) }
    switch input.below(4) {
    case 0:
      arranged.insert(new, at: first)
      sections.insert(contentsOf: new, at: first)
    case 1:
      arranged.removeSections(range)
      sections.removeSubrange(range)
    case 2:
      arranged.replaceSections(range, with: new)
      sections.replaceSubrange(range, with: new)
    default:
      let place = input.below(sections.count - range.count + 1)
      arranged.moveSections(range, to: place)
      let moved = Array(sections[range])
      sections.removeSubrange(range)
      sections.insert(contentsOf: moved, at: place)
    }
    arranged.scroll(to: Point(x: 0, y: input.quarters() * 8))
    for attributes in arranged.visibleAttributes() {
      let frame = attributes.frame
      require([frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite), "\(frame)")
    }
    let scratch = CollectionArrangement(sections, in: arranged.viewport)
    require(arranged == scratch, "sections")
  }
}
