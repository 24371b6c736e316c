extension Array {
  /// Gives the array `count` elements, all of which `body` must write over.
  ///
  /// Nothing is allocated when the array has room for as many and is not shared.
  mutating func overwrite(
    count: Int, filler: Element, _ body: (UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    if count > capacity {
      self = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
        body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      }
    } else {
      if self.count > count {
        removeLast(self.count - count)
      } else {
        append(contentsOf: repeatElement(filler, count: count - self.count))
      }
      withUnsafeMutableBufferPointer { body($0) }
    }
  }
}
