/// The order in which runs stand on a line from left to right (UAX 9, L2).
enum VisualOrder {
  /// The indices of the runs, whose embedding levels are given in logical order.
  ///
  /// O(runs x levels).
  static func indices(ofLevels levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
