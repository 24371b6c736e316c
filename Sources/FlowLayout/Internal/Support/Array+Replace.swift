extension Array {
  /// Puts elements in the place of others, as `replaceSubrange` does, and changes those that follow.
  ///
  /// They are changed in their order while they are moved, so memory is gone through once. O(n) in
  /// those that follow; where as many come as go, up to the one for which `change` is `false`.
  ///
  /// - Parameters:
  ///   - range: What goes.
  ///   - new: What comes.
  ///   - change: Changes an element, given its new index; returns whether those after it may change.
  @inline(__always)
  mutating func replace(
    _ range: Range<Int>, with new: [Element],
    changingRest change: (_ index: Int, _ element: inout Element) -> Bool
  ) {
    let distance = new.count - range.count
    let rest = range.upperBound..<count
    if distance > 0 { append(contentsOf: new[..<distance]) }
    withUnsafeMutableBufferPointer { elements in
      if distance == 0 {
        for index in rest where !change(index, &elements[index]) { break }
      } else {
        elements.move(rest, by: distance) { index, element in _ = change(index, &element) }
      }
      for index in new.indices { elements[range.lowerBound + index] = new[index] }
    }
    if distance < 0 { removeLast(-distance) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Moves elements to other indices and changes them in their order, so many at a time as the
  /// processor's nearest cache holds.
  @inline(__always)
  fileprivate func move(
    _ range: Range<Int>, by distance: Int,
    _ change: (_ index: Int, _ element: inout Element) -> Void
  ) {
    guard let base = baseAddress else { return }
    let partCount = Swift.max(distance, 512)
    // The first ones of a part, over which the part before them is moved.
    var held = Array(self[range.prefix(Swift.max(distance, 0))])
    var start = range.lowerBound
    while start < range.upperBound {
      let end = Swift.min(start + partCount, range.upperBound)
      let next = Array(self[(end..<range.upperBound).prefix(Swift.max(distance, 0))])
      let rest = start + held.count
      (base + rest + distance).update(from: base + rest, count: end - rest)
      for index in held.indices { self[start + distance + index] = held[index] }
      for index in start + distance..<end + distance { change(index, &self[index]) }
      (start, held) = (end, next)
    }
  }
}
