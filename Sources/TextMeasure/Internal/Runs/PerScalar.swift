/// A value for every scalar of a paragraph, kept once when all have the same.
enum PerScalar<Value: Equatable> {
  case uniform(Value)
  case each([Value])

  subscript(index: Int) -> Value {
    switch self {
    case .uniform(let value): value
    case .each(let values): values[index]
    }
  }
}

/// Where the grapheme clusters of a paragraph begin (UAX 29).
enum ClusterStarts {
  /// Every scalar is a cluster.
  case everyScalar(count: Int)
  /// Not 0 for each scalar that begins one.
  case flags([UInt8])

  var count: Int {
    switch self {
    case .everyScalar(let count): count
    case .flags(let flags): flags.count
    }
  }

  /// Whether a cluster begins at `index`.
  func isStart(_ index: Int) -> Bool {
    guard case .flags(let flags) = self else { return true }
    return flags[index] != 0
  }

  /// The cluster that begins at `start`.
  func cluster(from start: Int) -> Range<Int> {
    guard case .flags(let flags) = self else { return start..<start + 1 }
    var end = start + 1
    while end < flags.count, flags[end] == 0 { end += 1 }
    return start..<end
  }

  /// Where the cluster that holds `index` begins.
  ///
  /// O(scalars of the cluster).
  func start(of index: Int) -> Int {
    var start = index
    while start > 0, !isStart(start) { start -= 1 }
    return start
  }
}
