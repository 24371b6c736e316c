/// The first word of a cache entry.
///
/// The values follow, then the text.
struct EntryHeader {
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// nil if a number is too large.
  init?(byteCount: Int, valueCount: Int, missing: Int) {
    guard valueCount <= 0xFF, missing <= 0xFF_FFFF else { return nil }
    bits = UInt64(byteCount) << 32 | UInt64(missing) << 8 | UInt64(valueCount)
  }

  var byteCount: Int { Int(bits >> 32) }
  var missing: Int { Int(bits >> 8 & 0xFF_FFFF) }
  var valueCount: Int { Int(bits & 0xFF) }
}

/// Units of one font in one word: 16 bits for the font's index, 48 for the units.
struct FontAdvance {
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// nil if a number is too large.
  init?(units: Int, font: Int) {
    guard font < 1 << 16, abs(units) < 1 << 47 else { return nil }
    bits = UInt64(font) << 48 | UInt64(bitPattern: Int64(units)) & (1 << 48 - 1)
  }

  var font: Int { Int(bits >> 48) }
  var units: Int { Int(Int64(bitPattern: bits << 16) >> 16) }
}

extension SpacingCount {
  /// The counts in the halves of a word.
  init(bits: UInt64) {
    self.init(letters: Int(bits >> 32), words: Int(bits & 0xFFFF_FFFF))
  }

  var bits: UInt64 { UInt64(letters) << 32 | UInt64(words) }
}
