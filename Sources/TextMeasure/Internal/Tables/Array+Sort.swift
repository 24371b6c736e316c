extension Array {
  /// Puts the elements in the order of their keys, which have up to 24 bits; equal ones stay in order.
  ///
  /// O(n): bytes of the keys are sorted by, the last first.
  mutating func sort(byKey key: (Element) -> Int) {
    var sorted = self
    for shift in stride(from: 0, to: 24, by: 8) {
      // Where each byte's elements begin.
      var places = [Int](repeating: 0, count: 256)
      for element in self { places[key(element) >> shift & 0xFF] += 1 }
      if places[0] == count { continue }
      var sum = 0
      for byte in places.indices { (places[byte], sum) = (sum, sum + places[byte]) }
      var target = sorted.mutableSpan
      for element in self {
        let byte = key(element) >> shift & 0xFF
        target[places[byte]] = element
        places[byte] += 1
      }
      swap(&self, &sorted)
    }
  }
}
