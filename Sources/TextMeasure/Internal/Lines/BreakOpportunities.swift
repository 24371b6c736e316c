/// Where the lines of a paragraph may end (UAX 14), with the spaces that would hang there (M4).
struct BreakOpportunities: Sendable {
  struct Opportunity: Sendable {
    /// Where a line may end.
    let position: Int32
    /// Where the content of a line that ends there ends, without the spaces that hang.
    let contentEnd: Int32
    /// Whether the content ends with a soft hyphen, which then shows (M5); not at the end of all.
    let showsHyphen: Bool
  }

  /// Ascending by position; the last is the paragraph's end.
  let all: [Opportunity]

  /// The paragraph's end alone.
  init(endOnly text: ScalarText) {
    self.init([], text: text)
  }

  /// The opportunities before the scalars at `breaks`, and the end of a paragraph.
  init(_ breaks: [Int32], text: ScalarText) {
    var content = HangingSpaces()
    var previous = 0
    all = (0...breaks.count).map { index in
      let end = index < breaks.count ? Int(breaks[index]) : text.count
      content.add(text, previous..<end)
      previous = end
      return Opportunity(
        position: Int32(end), contentEnd: Int32(content.contentEnd),
        showsHyphen: end < text.count && text.endsWithSoftHyphen(before: content.contentEnd))
    }
  }

  var count: Int { all.count }

  subscript(index: Int) -> Opportunity { all[index] }

  /// The first opportunity after a position.
  ///
  /// O(log n).
  func first(after position: Int) -> Int {
    var (low, high) = (0, all.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(all[middle].position) > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The spaces that hang at the end of a line (M4).
///
/// Ignorables among and after the spaces hang with them. A value follows a text stretch by stretch.
struct HangingSpaces {
  /// Where the content of the text so far ends: at the first of the spaces that go on to its end.
  private(set) var contentEnd = 0
  private var areOpen = false

  /// Goes on to the end of the stretch that follows those so far.
  ///
  /// O(spaces and ignorables at its end).
  @inline(__always)
  mutating func add(_ text: ScalarText, _ stretch: Range<Int>) {
    var firstSpace: Int?
    var position = stretch.upperBound
    while position > stretch.lowerBound {
      if HangingSpaces.hangs(text.scalars[position - 1]) {
        firstSpace = position - 1
      } else if !text.isIgnorable(at: position - 1) {
        break
      }
      position -= 1
    }
    if position == stretch.lowerBound, areOpen { return }
    areOpen = firstSpace != nil
    contentEnd = firstSpace ?? stretch.upperBound
  }

  /// U+0020, tab and the other space separators but for the no-break ones.
  static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Where the content before `end` ends: at the first of the spaces that go on to `end`.
  ///
  /// O(spaces).
  static func contentEnd(of text: ScalarText, before end: Int) -> Int {
    var content = HangingSpaces()
    content.add(text, 0..<end)
    return content.contentEnd
  }
}
