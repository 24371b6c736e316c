/// What is known of a scalar in one font, script and language, in one word: from the lowest bit on,
/// flags, its column, its glyph, the only script that has it, and its advance.
struct ScalarEntry {
  let word: UInt64

  init(word: UInt64) {
    self.word = word
  }

  /// A scalar that only shaping can tell of.
  static let refused = ScalarEntry(word: 1)

  init(
    glyph: Int, advance: Int32, isQuiet: Bool, begins: Bool, isInScript: Bool,
    closesBracket: Bool, onlyPlace: Int
  ) {
    let flags: UInt64 =
      (begins ? 4 : 0) | (isInScript ? 8 : 0) | (closesBracket ? 16 : 0) | (isQuiet ? 32 : 0) | 2
    word =
      UInt64(bitPattern: Int64(advance)) << 36 | UInt64(onlyPlace) << 32 | UInt64(glyph) << 16
      | flags
  }

  /// Advances in font units that an entry can hold.
  static let advances: Range<Int32> = -1 << 27..<1 << 27

  /// The same scalar with a column of the square.
  func inColumn(_ column: Int) -> ScalarEntry {
    ScalarEntry(word: word | UInt64(column) << 8)
  }

  /// Its column in the square of pairs, 0 if it has none.
  @inline(__always)
  var column: Int { Int(word >> 8 & 0xFF) }

  /// The row for what comes after it, 0 if that is as at a text's beginning; nil if it has none.
  @inline(__always)
  var row: Int? {
    if column != 0, begins || column < PairSquare.firstFreeColumn { return column }
    return begins ? nil : 0
  }

  var isKnown: Bool { word != 0 }
  /// Whether its advance is that of its glyph, whatever stands beside it but for pairs and rules.
  @inline(__always)
  var isProven: Bool { word & 2 != 0 }
  /// Whether a pair with a value or a rule can begin with it.
  @inline(__always)
  var begins: Bool { word & 4 != 0 }
  /// Whether no pair with a value or a rule begins or ends with it.
  @inline(__always)
  var isQuiet: Bool { word & 32 != 0 }
  /// Whether it brings its advance whatever stands beside it, also where scripts change.
  @inline(__always)
  var isFree: Bool { word & (32 | 16) == 32 }
  /// Whether a text of the table's script stays one with it: it is in that script, among others
  /// perhaps, or in any.
  @inline(__always)
  var isInScript: Bool { word & 8 != 0 }
  /// Whether it is a closing bracket, which takes the script of the opening one.
  @inline(__always)
  var closesBracket: Bool { word & 16 != 0 }
  @inline(__always)
  var glyph: Int { Int(word >> 16 & 0xFFFF) }
  /// The place in `Script.plain` of the table's script if the scalar is in no other, else 0.
  @inline(__always)
  var onlyPlace: Int { Int(word >> 32 & 0xF) }
  /// In font units.
  @inline(__always)
  var advance: Int { Int(Int64(bitPattern: word) >> 36) }
}

/// A scalar and its entry in a table.
struct KnownScalar {
  let scalar: UInt32
  let entry: ScalarEntry

  /// What stands for the scalar before a run.
  static let none = KnownScalar(scalar: 0, entry: ScalarEntry(word: 0))
}
