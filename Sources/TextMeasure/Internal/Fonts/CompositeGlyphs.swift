/// The composite glyphs of a font with a table `glyf` (OpenType, "glyf"), as far as what they are
/// made of.
///
/// At the axes of a variable font HarfBuzz follows components as they come, up to 64 deep. Glyphs
/// of a few components each, all of them the next glyph, would keep it busy for ever.
@safe struct CompositeGlyphs {
  private let glyphs: UnsafeRawBufferPointer
  private let places: UnsafeRawBufferPointer
  private let hasLongPlaces: Bool

  /// The tables must outlive what is made of them.
  init(glyf: UnsafeRawBufferPointer, loca: UnsafeRawBufferPointer, head: UnsafeRawBufferPointer) {
    unsafe glyphs = glyf
    unsafe places = loca
    hasLongPlaces = unsafe CompositeGlyphs.integer(head, at: 50) != 0
  }

  /// How many components a glyph may have in all, those of its components included.
  private static let mostComponents = 4096

  /// Whether every glyph is made of at most 4096 components in all, and none of itself.
  ///
  /// O(components).
  var areBounded: Bool {
    let count = unsafe places.count / (hasLongPlaces ? 4 : 2) - 1
    guard count > 0 else { return true }
    var costs = [Int32](repeating: Self.unknown, count: count)
    for glyph in 0..<count where isComposite(glyph) {
      guard cost(of: glyph, &costs, depth: 0) <= Self.mostComponents else { return false }
    }
    return true
  }

  private static let unknown: Int32 = -1
  private static let underway: Int32 = -2
  /// HarfBuzz's `HB_MAX_NESTING_LEVEL`.
  private static let mostDepth = 64

  /// How many components a glyph has in all, more than the limit if they never end.
  private func cost(of glyph: Int, _ costs: inout [Int32], depth: Int) -> Int {
    guard glyph < costs.count else { return 0 }
    let known = costs[glyph]
    if known >= 0 { return Int(known) }
    guard known != Self.underway, depth < Self.mostDepth else { return Self.mostComponents + 1 }
    costs[glyph] = Self.underway
    var sum = 0
    forEachComponent(of: glyph) { component in
      sum += 1 + cost(of: component, &costs, depth: depth + 1)
      return sum <= Self.mostComponents
    }
    costs[glyph] = Int32(sum)
    return sum
  }

  /// Whether a glyph is made of others, which a negative number of contours says.
  private func isComposite(_ glyph: Int) -> Bool {
    let start = place(of: glyph)
    return unsafe start < glyphs.count && glyphs[start] & 0x80 != 0
  }

  /// Calls `body` with the glyphs that a glyph is made of until it returns false.
  private func forEachComponent(of glyph: Int, _ body: (Int) -> Bool) {
    guard isComposite(glyph) else { return }
    let end = unsafe min(place(of: glyph + 1), glyphs.count)
    var component = place(of: glyph) + 10
    while component + 4 <= end {
      let flags = unsafe Self.integer(glyphs, at: component)
      guard unsafe body(Self.integer(glyphs, at: component + 2)), flags & 0x20 != 0 else { return }
      component += 4 + Self.argumentLength(flags)
    }
  }

  /// The bytes of a component after its flags and its glyph.
  private static func argumentLength(_ flags: Int) -> Int {
    let arguments = flags & 0x01 != 0 ? 4 : 2
    if flags & 0x08 != 0 { return arguments + 2 }
    if flags & 0x40 != 0 { return arguments + 4 }
    return flags & 0x80 != 0 ? arguments + 8 : arguments
  }

  private func place(of glyph: Int) -> Int {
    hasLongPlaces
      ? unsafe Self.integer(places, at: 4 * glyph) << 16 | Self.integer(places, at: 4 * glyph + 2)
      : unsafe Self.integer(places, at: 2 * glyph) * 2
  }

  private static func integer(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    guard place + 2 <= bytes.count else { return 0 }
    return unsafe Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
