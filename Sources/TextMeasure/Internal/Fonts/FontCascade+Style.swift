extension FontCascade {
  /// The cascade of a style.
  ///
  /// - Throws: `TextStyleError.systemFontsUnavailable`.
  init(_ style: TextStyle) throws(TextStyleError) {
    var fallback: [FontInstance] = []
    for entry in style.fallback {
      guard case .font(let font) = entry else { throw .systemFontsUnavailable }
      fallback.append(font.instance)
    }
    self.init(primary: style.font.instance, fallback: fallback)
  }
}
