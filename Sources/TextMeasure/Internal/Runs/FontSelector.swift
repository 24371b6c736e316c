/// Chooses the font of each grapheme cluster (M7).
enum FontSelector {
  /// The font's index in the cascade for each scalar.
  ///
  /// Clusters are asked for only when needed.
  static func fonts(
    of text: ScalarText, cascade: FontCascade, clusterStarts: () -> ClusterStarts
  ) -> PerScalar<Int> {
    if cascade.isSingle { return .uniform(0) }
    if text.facts.isOneScalarPerCluster { return fontsOfScalars(of: text, cascade: cascade) }
    if primaryDoes(for: text, cascade: cascade) { return .uniform(0) }
    let clusters = clusterStarts()
    var fonts = Array(repeating: undecided, count: text.count)
    var start = 0
    while start < text.count {
      let range = clusters.cluster(from: start)
      let font =
        rememberedFont(of: range, in: text, cascade: cascade)
        ?? cascade.font(for: ClusterText(text, range)) ?? undecided
      for index in range { fonts[index] = font }
      start = range.upperBound
    }
    settle(&fonts)
    return .each(fonts)
  }

  private static let undecided = -1

  /// Each scalar is a cluster, whose choice the cascade remembers.
  private static func fontsOfScalars(of text: ScalarText, cascade: FontCascade) -> PerScalar<Int> {
    var fonts: [Int] = []
    for index in 0..<text.count {
      let isSilent =
        text.isIgnorable(at: index) || text.scalars[index] == ScalarText.tab
      let font =
        isSilent
        ? undecided
        : cascade.font(forCluster: text.scalars[index]) { ClusterText(text, index..<index + 1) }
      if font == 0, fonts.isEmpty { continue }
      if fonts.isEmpty { fonts = Array(repeating: 0, count: index) }
      fonts.append(font)
    }
    if fonts.isEmpty { return .uniform(0) }
    settle(&fonts)
    return .each(fonts)
  }

  /// The font of a cluster if it follows from the choices that the cascade remembers for its scalars.
  ///
  /// A fallback font that each of them would choose by itself has them all, and none before it has
  /// the first. That is the choice if all want the same kind of font first, and no other normal form
  /// could do.
  private static func rememberedFont(
    of range: Range<Int>, in text: ScalarText, cascade: FontCascade
  ) -> Int? {
    let all = ScalarProperties.all
    var common: Int?
    for index in range {
      let scalar = text.scalars[index]
      let properties = all[scalar]
      guard !properties.isIgnorable, scalar != ScalarText.tab else { return nil }
      let font = cascade.font(forCluster: scalar) { ClusterText(text, index..<index + 1) }
      if range.count == 1 { return font }
      guard font != 0, font == common ?? font, !properties.normalizes,
        properties.hasEmojiPresentation == all[text.scalars[range.lowerBound]].hasEmojiPresentation,
        !ClusterText.isSetAsText(scalar)
      else { return nil }
      common = font
    }
    return common
  }

  /// Whether the primary font covers all, and nothing asks for a colour font.
  private static func primaryDoes(for text: ScalarText, cascade: FontCascade) -> Bool {
    guard !text.facts.summary.hasEmojiPresentation, !cascade.primary.isColor else { return false }
    for index in 0..<text.count where !text.isIgnorable(at: index) {
      let scalar = text.scalars[index]
      guard scalar == ScalarText.tab || cascade.primary.covers(scalar) else { return false }
    }
    return !text.scalars.contains(ClusterText.emojiSelector)
      && !(text.facts.summary.isPictographic && text.scalars.contains(ClusterText.joiner))
  }

  /// Gives clusters that choose no font that of the cluster before, at the beginning that after.
  private static func settle(_ fonts: inout [Int]) {
    var current = fonts.first { $0 != undecided } ?? 0
    for index in fonts.indices {
      if fonts[index] == undecided { fonts[index] = current } else { current = fonts[index] }
    }
  }
}

/// One grapheme cluster, as far as it chooses a font.
struct ClusterText {
  /// The scalars that must have a glyph: neither ignorable nor a tab.
  let visible: ArraySlice<UInt32>
  let presentation: Presentation

  enum Presentation {
    /// The first font that covers it.
    case first
    /// A colour font before any other.
    case emoji
    /// Any other font before a colour font: VS15, spaces, digits, `#` and `*`.
    case text
  }

  static let textSelector: UInt32 = 0xFE0E
  static let emojiSelector: UInt32 = 0xFE0F
  static let joiner: UInt32 = 0x200D

  /// A cluster of one scalar that has a glyph.
  init(_ scalar: UInt32) {
    visible = [scalar]
    presentation = ClusterText.presentation(of: [scalar])
  }

  init(_ text: ScalarText, _ range: Range<Int>) {
    let scalars = text.scalars[range]
    func shows(_ index: Int) -> Bool {
      !text.isIgnorable(at: index) && scalars[index] != ScalarText.tab
    }
    visible =
      range.allSatisfy(shows) ? scalars : ArraySlice(range.filter(shows).map { scalars[$0] })
    presentation = ClusterText.presentation(of: scalars)
  }

  private static func presentation(
    of scalars: ArraySlice<UInt32>
  ) -> Presentation {
    if scalars.contains(textSelector) { return .text }
    let properties = ScalarProperties.all
    if scalars.contains(where: { $0 == emojiSelector || properties[$0].hasEmojiPresentation }) {
      return .emoji
    }
    let pictographs = scalars.count { properties[$0].isPictographic }
    if pictographs > 1, scalars.contains(joiner) { return .emoji }
    return isSetAsText(scalars.first ?? 0) ? .text : .first
  }

  /// Whether a cluster that begins with a scalar is set as text: a space, a digit, `#` or `*`.
  static func isSetAsText(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x2A, 0x30...0x39, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
