/// An array with a gap of unused room where it was edited last.
///
/// What is put in or taken out there moves nothing. Elsewhere the gap is moved there first, and
/// with it what lies in between.
package struct GapArray<Element> {
  /// The elements, and in the gap copies of any.
  private var storage: [Element]

  /// The unused part of `storage`.
  private var gap: Range<Int>

  package init(_ elements: [Element]) {
    storage = elements
    gap = elements.count..<elements.count
  }

  /// How many elements lie before the gap.
  var gapPlace: Int { gap.lowerBound }

  /// The elements one after the other.
  ///
  /// O(1) without a gap, else O(n).
  var array: [Element] { gap.isEmpty ? storage : Array(self) }

  /// Lends the elements.
  ///
  /// O(1), but O(n) with a gap amid them.
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    if gap.isEmpty || gap.upperBound == storage.count {
      return storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
    return Array(self).withUnsafeBufferPointer(body)
  }

  /// Lends the elements, of which those before `start` may be others.
  ///
  /// O(1) if the gap is not behind `start`, else O(n).
  func withUnsafeBufferPointer<Result>(
    from start: Int, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    guard gap.lowerBound <= start else { return withUnsafeBufferPointer(body) }
    return storage.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[gap.count...]))
    }
  }
}

// MARK: - Edits

extension GapArray {
  /// Lets `body` put other elements in the place of all, in the storage that there is.
  mutating func refill(_ body: (inout [Element]) -> Void) {
    body(&storage)
    gap = storage.count..<storage.count
  }

  /// Puts elements in the place of others, and leaves the gap behind them.
  ///
  /// O(elements between the gap and `range`), and O(n) each time that the gap is used up.
  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    if new.count - range.count > gap.count, let filler = new.first {
      widenGap(to: new.count - range.count, filler: filler)
    }
    moveGap(to: range.upperBound)
    var place = range.lowerBound
    for element in new {
      storage[place] = element
      place += 1
    }
    gap = place..<gap.upperBound
  }

  /// Moves the gap behind the first `place` elements.
  mutating func moveGap(to place: Int) {
    let (old, count) = (gap, gap.count)
    guard place != old.lowerBound else { return }
    gap = place..<place + count
    guard count > 0 else { return }
    storage.withUnsafeMutableBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      if place < old.lowerBound {
        (base + place + count).update(from: base + place, count: old.lowerBound - place)
      } else {
        (base + old.lowerBound).update(from: base + old.upperBound, count: place - old.lowerBound)
      }
    }
  }

  /// Changes elements, all of them before the gap or all behind it.
  @inline(__always)
  mutating func change(_ range: Range<Int>, _ body: (inout Element) -> Void) {
    let offset = range.lowerBound < gap.lowerBound ? 0 : gap.count
    storage.withUnsafeMutableBufferPointer { elements in
      for index in range { body(&elements[index + offset]) }
    }
  }

  /// Makes room for `least` elements, and for some more, so that this is seldom needed.
  private mutating func widenGap(to least: Int, filler: Element) {
    let width = least + count / 32 + 16
    var wider: [Element] = []
    wider.reserveCapacity(count + width)
    wider += storage[..<gap.lowerBound]
    wider += repeatElement(filler, count: width)
    wider += storage[gap.upperBound...]
    storage = wider
    gap = gap.lowerBound..<gap.lowerBound + width
  }
}

// MARK: - The elements

extension GapArray: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { storage.count - gap.count }

  @inline(__always)
  package subscript(position: Int) -> Element {
    get { storage[position < gap.lowerBound ? position : position + gap.count] }
    set { storage[position < gap.lowerBound ? position : position + gap.count] = newValue }
  }
}

extension GapArray: Equatable where Element: Equatable {
  package static func == (left: GapArray, right: GapArray) -> Bool { left.elementsEqual(right) }
}

extension GapArray: Sendable where Element: Sendable {}

extension GapArray: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}
