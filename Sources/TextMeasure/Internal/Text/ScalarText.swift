/// One paragraph as scalars, ready for shaping: decoded, and controls replaced (M6).
struct ScalarText {
  /// The scalars as they are shaped.
  ///
  /// A tab stays; other controls are U+200B.
  private(set) var scalars: [UInt32] = []
  /// Each scalar's offset in the whole text's UTF-8, and last the paragraph's end.
  private(set) var offsets: [Int32] = []
  private(set) var properties: [ScalarProperties] = []
  /// The flags that any scalar has.
  private(set) var summary = ScalarProperties.none
  /// The first script that is not neutral, common without one.
  private(set) var firstScript = Script.common
  private(set) var hasSeveralScripts = false
  /// Whether every scalar is a grapheme cluster by itself.
  private(set) var isOneScalarPerCluster = true
  private(set) var hasTabs = false
  /// Whether some grapheme cluster could have more than `mostScalarsOfCluster`.
  private(set) var mayHaveLongClusters = false
  /// How many scalars there are since the last two that are clusters by themselves.
  private var chainLength = 0
  private var endsWithOwnCluster = true
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
    scalars.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    summary = .none
    firstScript = .common
    hasSeveralScripts = false
    isOneScalarPerCluster = true
    hasTabs = false
    mayHaveLongClusters = false
    chainLength = 0
    endsWithOwnCluster = true
    controls.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while index < range.upperBound {
      unsafe appendASCII(utf8, from: &index, to: range.upperBound)
      if index == range.upperBound { break }
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      append(scalar, offset: Int32(truncatingIfNeeded: index))
      index += length
    }
    offsets.append(Int32(truncatingIfNeeded: index))
  }

  /// Appends the printable ASCII from `index` on, and moves it to its end.
  private mutating func appendASCII(
    _ utf8: UnsafeBufferPointer<UInt8>, from index: inout Int, to limit: Int
  ) {
    let start = index
    while index < limit, unsafe 0x20...0x7E ~= utf8[index] { index += 1 }
    guard index > start else { return }
    let bytes = unsafe UnsafeBufferPointer(rebasing: utf8[start..<index])
    let known = ScalarProperties.ofASCII
    scalars.append(addingCapacity: bytes.count) { span in
      for place in bytes.indices { unsafe span.append(UInt32(bytes[place])) }
    }
    offsets.append(addingCapacity: bytes.count) { span in
      for offset in start..<index { span.append(Int32(truncatingIfNeeded: offset)) }
    }
    properties.append(addingCapacity: bytes.count) { span in
      for place in bytes.indices { unsafe span.append(known[Int(bytes[place])]) }
    }
    for property in properties[(properties.count - bytes.count)...] { summary.formUnion(property) }
    // Each is a cluster by itself, so only the first can go on with a long one.
    unsafe note(known[Int(bytes[0])])
    if bytes.count > 1 { chainLength = 0 }
    if unsafe bytes.contains(where: { 0x61...0x7A ~= $0 | 0x20 }) { note(.latin) }
  }

  /// Appends a part of another text.
  mutating func append(_ other: ScalarText, _ range: Range<Int>) {
    offsets = offsets.dropLast() + other.offsets[range.lowerBound...range.upperBound]
    scalars += other.scalars[range]
    properties += other.properties[range]
    for property in other.properties[range] { note(property) }
    hasTabs = hasTabs || scalars.contains(Self.tab)
  }

  /// Appends scalars that together stand for a part of another text, none of them for a part of
  /// that part.
  mutating func insert(_ inserted: [UInt32], for range: Range<Int>, of other: ScalarText) {
    offsets = offsets.dropLast()
    for scalar in inserted {
      scalars.append(scalar)
      offsets.append(other.offsets[range.lowerBound])
      properties.append(ScalarProperties.of(scalar))
      note(ScalarProperties.of(scalar))
    }
    offsets.append(other.offsets[range.upperBound])
  }

  private mutating func append(_ source: UInt32, offset: Int32) {
    var scalar = source
    var property = ScalarProperties.of(scalar)
    if scalar == Self.tab {
      hasTabs = true
    } else if property.isControl || Self.shorthandControls.contains(scalar) {
      controls.append((scalars.count, scalar))
      scalar = Self.zeroWidthSpace
      property = ScalarProperties.of(scalar)
    }
    scalars.append(scalar)
    offsets.append(offset)
    properties.append(property)
    note(property)
  }

  private mutating func note(_ script: Script) {
    guard !script.isNeutral, script != firstScript else { return }
    hasSeveralScripts = hasSeveralScripts || !firstScript.isNeutral
    if firstScript.isNeutral { firstScript = script }
  }

  private mutating func note(_ property: ScalarProperties) {
    summary.formUnion(property)
    note(property.script)
    isOneScalarPerCluster = isOneScalarPerCluster && property.isOwnCluster
    chainLength = property.isOwnCluster && endsWithOwnCluster ? 0 : chainLength + 1
    endsWithOwnCluster = property.isOwnCluster
    mayHaveLongClusters = mayHaveLongClusters || chainLength > Self.mostScalarsOfCluster
  }
}

/// The scalar whose UTF-8 begins at `index`, and how many bytes it takes.
@inline(__always)
func decodeScalar(
  _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: UInt32, length: Int) {
  let lead = unsafe UInt32(utf8[index])
  func tail(_ offset: Int) -> UInt32 { unsafe UInt32(utf8[index + offset] & 0x3F) }
  if lead < 0x80 { return (lead, 1) }
  if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
  if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
  return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
}

/// The scalars of UTF-8 that outlives them.
@safe struct UTF8Scalars: Sequence, IteratorProtocol {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    unsafe self.utf8 = unsafe utf8
  }

  @inline(__always)
  mutating func next() -> UInt32? {
    guard unsafe index < utf8.count else { return nil }
    let (scalar, length) = unsafe decodeScalar(utf8, at: index)
    index += length
    return scalar
  }
}
