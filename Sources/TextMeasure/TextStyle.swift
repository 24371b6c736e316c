/// How text is set: its fonts, features, language and spacing.
public struct TextStyle: Hashable, Sendable {
  /// The primary font.
  ///
  /// Every grapheme cluster that it covers is set in it.
  public var font: Font

  /// Where clusters go that the primary font lacks, in order (M7).
  ///
  /// Their sizes do not count: all fonts of a style are set at the primary font's size.
  public var fallback: [Fallback] = []

  /// OpenType features that differ from the fonts' defaults.
  public var features: [FontFeature] = []

  /// A BCP 47 tag such as `tr`, which chooses localised forms and line-break rules; nil is none.
  public var language: String?

  /// The direction of paragraphs (M8).
  public var direction = TextDirection.auto

  /// How readily lines break in Japanese and Chinese text (M12).
  public var lineBreak = LineBreakStrictness.auto

  /// Points added after every grapheme cluster, the last included (M9).
  public var letterSpacing = 0.0

  /// Points added after every U+0020 and U+00A0 (M9).
  public var wordSpacing = 0.0

  /// How many spaces of the primary font lie between two tab stops, above 0 (M6).
  public var tabWidth = 8.0

  /// Gives every line the primary font's ascent and descent, whatever fonts it uses (M10).
  public var usesStrut = false

  /// A fixed height for every line in points; half of what it adds or takes lies above (M10).
  public var lineHeight: Double?

  /// Adds the font's own leading to every line's height (M10).
  public var usesFontLeading = false

  /// Text in one font, with everything else as the font has it.
  public init(_ font: Font) {
    self.font = font
  }

  /// A place to look for what the primary font lacks.
  public enum Fallback: Hashable, Sendable {
    /// A font, at the primary font's size.
    case font(Font)

    /// The fonts installed on this machine, by Fontconfig. Answers differ between machines.
    case system
  }
}

/// Why a style could not be used.
public enum TextStyleError: Error, Hashable, Sendable {
  /// A spacing, tab width or line height is not in its range (M15).
  case valueOutOfRange(property: String, value: Double)

  /// Text that is no OpenType feature.
  case invalidFeature(String)

  /// Text that is no BCP 47 language tag, or one of more than 100 characters.
  case invalidLanguage(String)

  /// A language when this process has used 1000 others, which HarfBuzz never forgets.
  case tooManyLanguages(String)

  /// `.system` is among the fallbacks, and the package was built without the trait `SystemFonts`.
  case systemFontsUnavailable
}

extension TextStyleError: CustomStringConvertible {
  /// What was wrong, and what would do instead.
  public var description: String {
    switch self {
    case .valueOutOfRange(let property, let value):
      "\(property) \(value) is out of range; use a number "
        + (property == "letterSpacing" || property == "wordSpacing"
          ? "from -100000 to 100000" : "above 0 and at most 100000")
    case .invalidFeature(let text):
      "'\(text)' is not an OpenType feature; write it as -liga, +tnum or ss01=2"
    case .invalidLanguage(let tag):
      "'\(tag)' is not a language tag; use one of BCP 47 such as 'en' or 'zh-Hant'"
    case .tooManyLanguages(let tag):
      "'\(tag)' is one language too many; a process can use 1000"
    case .systemFontsUnavailable:
      "this build finds no system fonts; build it with the trait SystemFonts"
    }
  }
}

extension TextStyle {
  /// - Throws: `TextStyleError` for the first property that is out of its range.
  func validate() throws(TextStyleError) {
    for (property, value) in [("letterSpacing", letterSpacing), ("wordSpacing", wordSpacing)] {
      guard abs(value) <= 100_000 else { throw .valueOutOfRange(property: property, value: value) }
    }
    guard tabWidth > 0, tabWidth <= 100_000 else {
      throw .valueOutOfRange(property: "tabWidth", value: tabWidth)
    }
    if let lineHeight, !(lineHeight > 0 && lineHeight <= 100_000) {
      throw .valueOutOfRange(property: "lineHeight", value: lineHeight)
    }
    for feature in features where !feature.hasValidTag { throw .invalidFeature(feature.tag) }
    if let language {
      guard TextStyle.isLanguageTag(language) else { throw .invalidLanguage(language) }
      guard ShapingLanguage.admits(language) else { throw .tooManyLanguages(language) }
    }
  }

  /// Whether a tag has the form of BCP 47: subtags of 1 to 8 ASCII letters and digits, the first a
  /// language of letters, or `x` or `i` before others for a tag of one's own or of old.
  private static func isLanguageTag(_ tag: String) -> Bool {
    guard tag.utf8.count <= 100 else { return false }
    let subtags = tag.lowercased().utf8
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }
    guard isWellFormed, let first = subtags.first.map(Array.init),
      first.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    return first.count > 1 || subtags.count > 1 && (first == [0x78] || first == [0x69])
  }
}
