/// One paragraph as scalars, ready for shaping: decoded, and controls replaced (M6).
struct ScalarText: Sendable {
  /// The scalars as they are shaped.
  ///
  /// A tab stays; other controls are U+200B.
  private(set) var scalars: [UInt32] = []
  /// Each scalar's offset in the whole text's UTF-8, and last the paragraph's end.
  private(set) var offsets = ScalarOffsets()
  private(set) var facts = TextFacts()
  /// The controls that were replaced, by their index.
  private var controls: [(index: Int, scalar: UInt32)] = []

  var count: Int { scalars.count }

  /// How many scalars there is room for.
  var capacity: Int { scalars.capacity }

  /// The scalars as they were given, controls and all.
  var sourceScalars: [UInt32] {
    guard !controls.isEmpty else { return scalars }
    var source = scalars
    for control in controls { source[control.index] = control.scalar }
    return source
  }

  @inline(__always)
  func properties(at index: Int) -> ScalarProperties { ScalarProperties.of(scalars[index]) }

  /// Whether a scalar has no width and never chooses a font (M5); the first of those is the soft hyphen.
  @inline(__always)
  func isIgnorable(at index: Int) -> Bool {
    scalars[index] >= 0xAD && properties(at: index).isIgnorable
  }

  func isSoftHyphen(at index: Int) -> Bool { scalars[index] == 0xAD }

  func endsWithSoftHyphen(before position: Int) -> Bool {
    position > 0 && isSoftHyphen(at: position - 1)
  }

  static let tab: UInt32 = 0x09
  /// As many scalars of a grapheme cluster as are shaped together: HarfBuzz takes quadratic time to
  /// place marks on a base, and to make ligatures in a cluster.
  static let mostScalarsOfCluster = 1000
  private static let zeroWidthSpace: UInt32 = 0x200B
  /// Default ignorable in Unicode, but letters to HarfBuzz.
  private static let shorthandControls: ClosedRange<UInt32> = 0x1BCA0...0x1BCA3

  /// Decodes the paragraph at `range` of `utf8`, which is valid UTF-8.
  ///
  /// O(n), storage reused.
  mutating func decode(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    facts = TextFacts()
    controls.removeAll(keepingCapacity: true)
    var scalars: [UInt32] = []
    swap(&scalars, &self.scalars)
    scalars.removeAll(keepingCapacity: true)
    let count = unsafe scalarCount(utf8, in: range)
    scalars.append(addingCapacity: count) { span in
      let properties = ScalarProperties.all
      var index = range.lowerBound
      while index < range.upperBound {
        unsafe appendASCII(utf8, from: &index, to: range.upperBound, in: &span)
        if index == range.upperBound { break }
        let (scalar, length) = unsafe decodeScalar(utf8, at: index)
        span.append(shaped(scalar, properties[scalar], at: span.count))
        index += length
      }
    }
    swap(&scalars, &self.scalars)
    offsets = unsafe ScalarOffsets(of: utf8, range, scalarCount: count)
  }

  /// Appends the printable ASCII from `index` on, and moves it to its end.
  private mutating func appendASCII(
    _ utf8: UnsafeBufferPointer<UInt8>, from index: inout Int, to limit: Int,
    in span: inout OutputSpan<UInt32>
  ) {
    let start = index
    index = unsafe printableASCIIEnd(utf8, from: start, to: limit)
    guard index > start else { return }
    let bytes = unsafe UnsafeBufferPointer(rebasing: utf8[start..<index])
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      let end = count + bytes.count
      let fresh = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count..<end])
      for place in bytes.indices { unsafe fresh[place] = UInt32(bytes[place]) }
      count = end
    }
    facts.add(
      asciiCount: bytes.count, hasLetters: unsafe bytes.contains { 0x61...0x7A ~= $0 | 0x20 })
  }

  /// The scalar as it is shaped, noted; where it comes among those of the span is `index`.
  private mutating func shaped(
    _ source: UInt32, _ properties: ScalarProperties, at index: Int
  ) -> UInt32 {
    var scalar = source
    var property = properties
    if scalar == Self.tab {
      facts.hasTabs = true
    } else if property.isControl || Self.shorthandControls.contains(scalar) {
      controls.append((index, scalar))
      scalar = Self.zeroWidthSpace
      property = ScalarProperties.of(scalar)
    }
    facts.add(property)
    return scalar
  }

  /// Appends a part of another text.
  mutating func append(_ other: ScalarText, _ range: Range<Int>) {
    offsets.append((range.lowerBound...range.upperBound).map { other.offsets[$0] })
    scalars += other.scalars[range]
    for index in range { facts.add(other.properties(at: index)) }
    facts.hasTabs = facts.hasTabs || other.scalars[range].contains(Self.tab)
  }

  /// Appends scalars that together stand for a part of another text, none of them for a part of
  /// that part.
  mutating func insert(_ inserted: [UInt32], for range: Range<Int>, of other: ScalarText) {
    offsets.append(
      inserted.map { _ in other.offsets[range.lowerBound] } + [other.offsets[range.upperBound]])
    for scalar in inserted {
      scalars.append(scalar)
      facts.add(ScalarProperties.of(scalar))
    }
  }
}
