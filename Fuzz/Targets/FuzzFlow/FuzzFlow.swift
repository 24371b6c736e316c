import FlowLayout
import FuzzSupport
import LayoutGeometry

/// Items and rules of any numbers: nothing traps, nothing is lost, every frame is finite (F13).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let number = { (input: inout FuzzInput) in input.anyNumber() }
  let layout = input.layout(number)
  let width = input.once(in: 5) ? nil : input.anyNumber()
  let height = input.once(in: 3) ? input.anyNumber() : nil
  let strange = input.item(number)
  let hasIndicator = input.once(in: 3)
  var items: [FlowItem] = []
  while !input.isEmpty { items.append(input.item(number)) }
  let arrangement = layout.arrange(
    FlowItems(items), width: width, height: height,
    indicator: hasIndicator ? { _ in strange } : nil)
  check(arrangement, count: items.count)
  return 0
}

private func check(_ arrangement: Arrangement, count: Int) {
  var rects = Array(arrangement.frames) + arrangement.lines.map(\.frame)
  rects.append(Rect(origin: .zero, size: arrangement.size))
  if let frame = arrangement.indicatorFrame { rects.append(frame) }
  for index in 0..<count { arrangement.separatorFrame(after: index).map { rects.append($0) } }
  for rect in rects {
    require([rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite), "\(rect)")
    require(rect.width >= 0 && rect.height >= 0, "\(rect)")
  }
  require(arrangement.frames.count + arrangement.hiddenCount == count, "a lost item")
  let ranges = arrangement.lines.flatMap { Array($0.range) }
  require(ranges == Array(0..<arrangement.frames.count), "an item in no line")
  let all = arrangement.items(
    in: Rect(x: -1e13, y: -1e13, width: 2e13, height: 2e13))
  require(all.count <= arrangement.frames.count, "too many items")
}
