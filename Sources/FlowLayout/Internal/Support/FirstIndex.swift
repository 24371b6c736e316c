/// The first index for which a predicate holds that never turns false again; the end if none.
@inline(__always)
func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
