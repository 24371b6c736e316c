internal import CUnicode

/// What Unicode says of one scalar value, as far as measuring asks: its script and some flags.
struct ScalarProperties: Sendable {
  private(set) var bits: UInt32

  static let none = ScalarProperties(bits: 0)

  /// ICU's number for the value of the property Script.
  var script: Script { Script(number: UInt8(truncatingIfNeeded: bits)) }

  /// The script that text of the scalar is in whatever stands beside it; nil if that depends.
  @inline(__always)
  var onlyScript: Script? { hasScriptExtensions || script.isNeutral ? nil : script }

  /// Could make an embedding level other than 0.
  var isBidirectional: Bool { has(TAGFLOW_BIDIRECTIONAL) }
  /// Has no width and never chooses a font (M5).
  var isIgnorable: Bool { has(TAGFLOW_IGNORABLE) }
  var hasEmojiPresentation: Bool { has(TAGFLOW_EMOJI_PRESENTATION) }
  var isPictographic: Bool { has(TAGFLOW_PICTOGRAPHIC) }
  var hasScriptExtensions: Bool { has(TAGFLOW_SCRIPT_EXTENSIONS) }
  var isOpeningBracket: Bool { has(TAGFLOW_OPENING_BRACKET) }
  var isClosingBracket: Bool { has(TAGFLOW_CLOSING_BRACKET) }
  var isControl: Bool { has(TAGFLOW_CONTROL) }
  /// Is a grapheme cluster by itself among others of this kind.
  var isOwnCluster: Bool { has(TAGFLOW_OWN_CLUSTER) }
  var isMark: Bool { has(TAGFLOW_MARK) }
  /// Could be another sequence in NFC or NFD.
  var normalizes: Bool { has(TAGFLOW_NORMALIZES) }

  /// Its class in line breaking.
  @inline(__always)
  var lineClass: LineClass {
    LineClass(rawValue: UInt8(truncatingIfNeeded: bits >> UInt32(TAGFLOW_LINE_SHIFT)) & 0xF)
      ?? .other
  }

  private func has(_ flag: some BinaryInteger) -> Bool {
    bits & UInt32(truncatingIfNeeded: flag) != 0
  }

  /// Adds the flags of another scalar; the script and the class stay.
  mutating func formUnion(_ other: ScalarProperties) {
    bits |= other.bits & ~UInt32(TAGFLOW_SCRIPT_MASK | TAGFLOW_LINE_MASK)
  }

  /// The properties of a scalar value.
  ///
  /// O(1); the first of its block of 256 asks ICU for all.
  @inline(__always)
  static func of(_ scalar: UInt32) -> ScalarProperties { all[scalar] }

  /// The properties of all scalar values, for loops: to come to a static value takes a while.
  static let all = All()

  struct All: Sendable {
    private let pages = ScalarPages<ScalarProperties>()

    @inline(__always)
    subscript(scalar: UInt32) -> ScalarProperties {
      guard scalar < 0x110000 else { return .none }
      let page = unsafe pages.page(of: scalar) { scalar in
        ScalarProperties(bits: tagflow_scalar_properties(scalar))
      }
      return unsafe page[ScalarPages<ScalarProperties>.place(of: scalar)]
    }
  }
}

/// The line breaking classes that `BreakAutomaton` knows (UAX 14).
///
/// But for letters they are of ASCII alone.
enum LineClass: UInt8, CaseIterable, Sendable {
  /// Any class that is not below.
  case other
  /// AL: letters of any script that has neither marks nor syllables here, and ASCII's symbols.
  case letter
  /// NU.
  case digit
  /// SP.
  case space
  /// IS: comma, full stop, colon, semicolon.
  case separator
  /// EX: `!` and `?`.
  case exclamation
  /// QU: both straight quotation marks.
  case quotation
  /// OP.
  case opening
  /// CP: the closing parenthesis and square bracket.
  case closing
  /// HY: the hyphen-minus.
  case hyphen
  /// SY.
  case slash
}

/// A script, by ICU's number for it.
struct Script: Hashable, Sendable {
  let number: UInt8

  static let common = Script(number: UInt8(TAGFLOW_COMMON))
  static let inherited = Script(number: UInt8(TAGFLOW_INHERITED))
  static let latin = Script(number: UInt8(TAGFLOW_LATIN))

  /// The scripts whose shaper does to text without marks what the font says and nothing else,
  /// common and Latin first.
  static let plain = (0..<Int32(TAGFLOW_PLAIN_SCRIPTS)).map { index in
    Script(number: tagflow_plain_script(index))
  }

  /// Its index in `plain`, nil for any other.
  var plainIndex: Int? {
    let index = tagflow_plain_script_index(number)
    return index < 0 ? nil : Int(index)
  }

  /// Takes the script of the text around it.
  var isNeutral: Bool { self == .common || self == .inherited }

  /// What HarfBuzz calls the script: its ISO 15924 tag.
  var tag: UInt32 { tagflow_script_tag(number) }

  /// The scripts whose letters join, which letter spacing would break (M9, CSS Text 3).
  var isCursive: Bool { Script.cursiveTags.contains(tag) }

  /// Whether a letter's form depends on its neighbours, also across a change of font: the cursive
  /// scripts and those others that HarfBuzz joins.
  var joins: Bool { isCursive || Script.otherJoiningTags.contains(tag) }

  private static let cursiveTags = Set(
    ["Arab", "Rohg", "Mand", "Mong", "Nkoo", "Phag", "Syrc"].map { HarfBuzzTag($0).value })

  private static let otherJoiningTags = Set(
    ["Adlm", "Chrs", "Mani", "Ougr", "Phlp", "Sogd"].map { HarfBuzzTag($0).value })

  /// The scripts that use a scalar (UAX 24, Script_Extensions).
  static func extensions(of scalar: UInt32) -> [Script] {
    unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      count = unsafe Int(tagflow_script_extensions(scalar, buffer.baseAddress, 64))
    }.map { Script(number: $0) }
  }

  /// The bracket that pairs with this one, canonical equivalents folded to one (UAX 9, BD16).
  static func pairedBracket(of scalar: UInt32) -> UInt32 {
    tagflow_paired_bracket(scalar)
  }
}
