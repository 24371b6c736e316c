/// For each font of a paragraph in turn, the units before each position: running sums in four bytes
/// each, exact whatever they come to.
struct UnitSums: Sendable {
  /// The low halves.
  private let low: [UInt32]
  /// The high halves, each from a place on; they are 0 before the first.
  private let high: [(place: Int, half: Int)]
  private let stride: Int

  /// The sums of scalars' advances, each in the font of its run.
  ///
  /// O(scalars x fonts).
  init(_ advances: [Int32], runs: [TextRun], fonts: [ParagraphFont]) {
    let stride = advances.count + 1
    var anyHigh = 0
    low = unsafe [UInt32](unsafeUninitializedCapacity: stride * fonts.count) { low, count in
      for (slot, font) in fonts.enumerated() {
        let start = slot * stride
        let own = unsafe UnsafeMutableBufferPointer(rebasing: low[start..<start + stride])
        var sum = 0
        for run in runs {
          let isOwn = run.font == font.index
          for index in run.range {
            unsafe own[index] = UInt32(truncatingIfNeeded: sum)
            anyHigh |= sum >> 32
            sum &+= isOwn ? Int(advances[index]) : 0
          }
        }
        unsafe own[advances.count] = UInt32(truncatingIfNeeded: sum)
        anyHigh |= sum >> 32
      }
      count = stride * fonts.count
    }
    high = anyHigh == 0 ? [] : UnitSums.highHalves(of: low, stride: stride)
    self.stride = stride
  }

  /// The high halves, which follow from the low ones: no advance takes more than four bytes.
  private static func highHalves(of low: [UInt32], stride: Int) -> [(place: Int, half: Int)] {
    var high: [(place: Int, half: Int)] = []
    var (sum, half) = (0, 0)
    for place in low.indices {
      sum = place % stride == 0 ? 0 : sum + Int(Int32(bitPattern: low[place] &- low[place - 1]))
      if sum >> 32 != half {
        half = sum >> 32
        high.append((place, half))
      }
    }
    return high
  }

  /// The units of a font before a position.
  @inline(__always)
  subscript(slot: Int, position: Int) -> Int {
    let place = slot * stride + position
    return Int(low[place]) + (high.isEmpty ? 0 : half(at: place) << 32)
  }

  private func half(at place: Int) -> Int {
    var (first, last) = (0, high.count)
    while first < last {
      let middle = (first + last) / 2
      if high[middle].place <= place { first = middle + 1 } else { last = middle }
    }
    return first == 0 ? 0 : high[first - 1].half
  }
}
