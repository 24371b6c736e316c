import AllocationCounter
import FlowLayout
import LayoutGeometry
import Testing

/// Arranging in the storage of an older arrangement allocates nothing.
@Suite struct StorageTests {
  private static func size(_ index: Int) -> Size {
    Size(width: Double(index * 37 % 90), height: Double(index * 11 % 30))
  }

  /// Items of one height, which all stand alike, and others.
  private static let items = [
    FlowItems(widths: (0..<1000).map { Double($0 * 37 % 90) }, height: 30),
    FlowItems((0..<1000).map { FlowItem(size: size($0)) }),
  ]

  @Test(arguments: [FlowJustification.leading, .spaceBetween])
  func newWidthsAllocateNothing(justification: FlowJustification) {
    let layout = FlowLayout(itemSpacing: 5, justification: justification)
    for items in Self.items {
      var arrangement = layout.arrange(items, width: 200)
      for width in [200.0, 320, 210, 1000] {
        let expected = layout.arrange(items, width: width)
        let before = allocations_of_this_thread()
        layout.arrange(items, width: width, into: &arrangement)
        #expect(allocations_of_this_thread() - before == 0, "\(width)")
        #expect(arrangement == expected)
      }
    }
  }

  @Test func allocationsAreCounted() {
    let before = allocations_of_this_thread()
    guard before >= 0 else { return }
    let arrangement = FlowLayout().arrange(Self.items[1], width: 200)
    #expect(allocations_of_this_thread() > before && arrangement.lines.count > 1)
  }

  @Test func fewerItemsAllocateNothing() {
    let layout = FlowLayout(itemSpacing: 5, alignment: .center)
    let all = Self.items[1]
    for count in [999, 500, 1, 0] {
      var arrangement = layout.arrange(all, width: 200)
      let items = FlowItems((0..<count).map { FlowItem(size: Self.size($0)) })
      let expected = layout.arrange(items, width: 200)
      let before = allocations_of_this_thread()
      layout.arrange(items, width: 200, into: &arrangement)
      #expect(allocations_of_this_thread() - before == 0, "\(count)")
      #expect(arrangement == expected)
    }
  }
}
