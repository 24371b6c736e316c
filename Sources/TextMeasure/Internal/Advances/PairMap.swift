/// A value for each of some pairs of glyphs: open addressing, at most half full.
///
/// Pairs are looked up for every text around which rules could match, which a dictionary's hash
/// would slow down.
struct PairMap<Value> {
  private var slots: [(pair: UInt32, value: Value?)]
  private(set) var count = 0

  init() {
    slots = Array(repeating: (0, nil), count: 1 << 6)
  }

  subscript(pair: GlyphPair) -> Value? {
    slots[slot(of: pair)].value
  }

  /// Adds a pair that is not there yet.
  mutating func insert(_ pair: GlyphPair, _ value: Value) {
    if 2 * count >= slots.count { grow() }
    slots[slot(of: pair)] = (pair.bits, value)
    count += 1
  }

  mutating func removeAll() {
    self = PairMap()
  }

  /// Where a pair is, or would be.
  private func slot(of pair: GlyphPair) -> Int {
    var slot = pair.hash & (slots.count - 1)
    while slots[slot].value != nil, slots[slot].pair != pair.bits {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, nil), count: 2 * old.count)
    for entry in old where entry.value != nil {
      slots[slot(of: GlyphPair(bits: entry.pair))] = entry
    }
  }
}
