/// The fonts of a style in order of preference: the primary font, then the fallbacks (M7).
struct FontCascade: Sendable {
  let primary: FontInstance
  private let fonts: [FontInstance]

  init(primary: FontInstance, fallback: [FontInstance] = []) {
    self.primary = primary
    fonts = [primary] + fallback
  }

  /// Whether there is nothing to choose from.
  var isSingle: Bool { fonts.count == 1 }

  subscript(index: Int) -> FontInstance { fonts[index] }

  /// The font for a cluster, nil if it leaves the choice to its neighbours.
  ///
  /// It is the first font that covers the whole cluster, else the first that has its base
  /// character, else the primary font, which shows `.notdef`. O(fonts) per cluster.
  func font(for cluster: ClusterText) -> Int? {
    guard let base = cluster.visible.first else { return nil }
    return firstFont(preferring: cluster.presentation) { $0.covers(cluster.visible) }
      ?? firstFont(preferring: cluster.presentation) { $0.covers(base) }
      ?? 0
  }

  private func firstFont(
    preferring presentation: ClusterText.Presentation, where covers: (FontInstance) -> Bool
  ) -> Int? {
    let preferred: Int? =
      switch presentation {
      case .first: nil
      case .emoji: fonts.firstIndex { $0.isColor && covers($0) }
      case .text: fonts.firstIndex { !$0.isColor && covers($0) }
      }
    return preferred ?? fonts.firstIndex(where: covers)
  }
}
