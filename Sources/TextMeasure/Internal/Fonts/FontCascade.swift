/// The fonts of a style in order of preference: the primary font, then the fallbacks (M7).
struct FontCascade: Sendable {
  let primary: FontInstance
  private let primaryUnitsPerEm: Double
  private let fonts: [Typeface]
  /// The choices made so far for scalars that are clusters by themselves; nil if there are none.
  private let choices: FontChoices?
  #if SystemFonts
    /// The installed fonts, whose indices follow those of `fonts`.
    private let system: SystemCascade?
  #endif

  /// One font alone.
  init(_ typeface: Typeface) {
    primary = typeface.instance
    primaryUnitsPerEm = Double(primary.unitsPerEm)
    fonts = [typeface]
    choices = nil
    #if SystemFonts
      system = nil
    #endif
  }

  /// The cascade of a style.
  ///
  /// Installed fonts come after all listed ones, wherever `.system` stands.
  ///
  /// - Throws: `TextStyleError.systemFontsUnavailable`.
  init(_ style: TextStyle) throws(TextStyleError) {
    primary = style.font.instance
    primaryUnitsPerEm = Double(primary.unitsPerEm)
    var fonts = [style.font.typeface]
    for case .font(let font) in style.fallback { fonts.append(font.typeface) }
    self.fonts = fonts
    choices = FontChoices()
    let wantsSystem = style.fallback.contains(.system)
    #if SystemFonts
      system =
        wantsSystem
        ? SystemCascade(language: style.language, weight: primary.harfBuzz.weight) : nil
    #else
      if wantsSystem { throw .systemFontsUnavailable }
    #endif
  }

  /// Whether there is nothing to choose from.
  var isSingle: Bool {
    #if SystemFonts
      fonts.count == 1 && system == nil
    #else
      fonts.count == 1
    #endif
  }

  subscript(index: Int) -> FontInstance {
    index == 0 ? primary : typeface(at: index).instance
  }

  func typeface(at index: Int) -> Typeface {
    #if SystemFonts
      if index >= fonts.count, let system { return system[index - fonts.count] }
    #endif
    return fonts[index]
  }

  /// Units in one em of a font; 1 for an index that no font has.
  @inline(__always)
  func unitsPerEm(ofFontAt index: Int) -> Double {
    index == 0 ? primaryUnitsPerEm : fallbackUnitsPerEm(index)
  }

  private func fallbackUnitsPerEm(_ index: Int) -> Double {
    #if SystemFonts
      if index >= fonts.count { return system?.unitsPerEm(ofFontAt: index - fonts.count) ?? 1 }
    #endif
    return index < fonts.count ? Double(fonts[index].instance.unitsPerEm) : 1
  }

  /// The font for a cluster, nil if it leaves the choice to its neighbours.
  ///
  /// It is the first font that covers the whole cluster, else the first that has its base
  /// character, else the primary font, which shows `.notdef`. O(fonts) per cluster.
  func font(for cluster: ClusterText) -> Int? {
    guard let base = cluster.visible.first else { return nil }
    if let font = fontOfBase(in: cluster), self[font].covers(cluster.visible) { return font }
    for needed in [cluster.visible, [base]] {
      for kind in cluster.presentation.fontKinds {
        if let font = listedFont(of: kind, for: needed) ?? systemFont(of: kind, for: needed) {
          return font
        }
      }
    }
    return 0
  }

  /// The font that the base of a cluster of several scalars goes to by itself.
  ///
  /// No font before it has the base. So if it has the whole cluster it is the cluster's font, unless
  /// a kind of font goes first or another normal form could do without the base; then nil.
  private func fontOfBase(in cluster: ClusterText) -> Int? {
    guard cluster.visible.count > 1, cluster.presentation == .first, let choices,
      let base = cluster.visible.first,
      !cluster.visible.contains(where: { ScalarProperties.of($0).normalizes })
    else { return nil }
    return choices.font(for: base) { font(for: ClusterText(base)) ?? 0 }
  }

  /// Whether printable ASCII is all set in the primary font.
  var setsASCIIInPrimary: Bool {
    isSingle || !primary.isColor && (0x20...0x7E).allSatisfy(primary.covers)
  }

  /// The font for a cluster of one scalar, which is remembered.
  ///
  /// O(1) after the first time.
  func font(forCluster scalar: UInt32, _ cluster: () -> ClusterText) -> Int {
    guard let choices else { return 0 }
    return choices.font(for: scalar) { font(for: cluster()) ?? 0 }
  }

  /// The first font that has a scalar, nil if none has.
  func firstFont(with scalar: UInt32) -> Int? {
    listedFont(of: .any, for: [scalar]) ?? systemFont(of: .any, for: [scalar])
  }

  private func listedFont(of kind: FontKind, for needed: ArraySlice<UInt32>) -> Int? {
    fonts.firstIndex { kind.includes(isColor: $0.instance.isColor) && $0.instance.covers(needed) }
  }

  private func systemFont(of kind: FontKind, for needed: ArraySlice<UInt32>) -> Int? {
    #if SystemFonts
      system?.font(of: kind, for: needed).map { fonts.count + $0 }
    #else
      nil
    #endif
  }
}

/// Fonts as far as a presentation tells them apart.
enum FontKind {
  case any
  case color
  case plain

  func includes(isColor: Bool) -> Bool {
    switch self {
    case .any: true
    case .color: isColor
    case .plain: !isColor
    }
  }
}

extension ClusterText.Presentation {
  /// The kinds of font to look through, in this order.
  fileprivate var fontKinds: [FontKind] {
    switch self {
    case .first: [.any]
    case .emoji: [.color, .any]
    case .text: [.plain, .any]
    }
  }
}
