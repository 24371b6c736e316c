/// Puts every item in its place on its line.
///
/// O(n).
///
/// The storage of `placed` is used again where it has the right length.
func place(
  _ items: MeasuredItems, on lines: [ResolvedLine], rules: Rules, into placed: inout PlacedItems
) {
  placed.mains = items.mains
  placed.crosses = items.crosses
  placed.crossOffsets = .uniform(0)
  placed.mainStarts.overwrite(count: items.count) { starts in
    items.mains.withUnsafeBufferPointer { mains in
      var index = 0
      for line in lines {
        var start = line.mainStart
        while index < line.end {
          starts[index] = start
          start += rules.itemGap + mains[index]
          index += 1
        }
      }
    }
  }
}
