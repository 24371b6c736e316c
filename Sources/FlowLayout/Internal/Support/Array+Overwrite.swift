extension Array<Double> {
  /// Gives the array `count` numbers, all of which `body` must write.
  ///
  /// Nothing is allocated when the array has that many already and is not shared.
  mutating func overwrite(count: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    if self.count == count {
      withUnsafeMutableBufferPointer { body($0) }
    } else {
      self = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
        body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      }
    }
  }
}
