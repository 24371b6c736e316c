internal import TextMeasure

/// Why a style cannot be had, and the key that asks for what cannot be.
struct StyleError: Error, Equatable {
  let key: String
  let message: String
  /// Whether what was asked for makes no sense, whatever fonts there are.
  var isMisuse = false

  /// The failure of a run whose options ask for the style.
  var failure: Failure { isMisuse ? .usage(message) : .failed(message) }
}

extension StyleError {
  /// The library's error about a font, with the key that it is about.
  init(_ error: FontError) {
    let key =
      switch error {
      case .faceIndexOutOfRange: "index"
      case .sizeOutOfRange: "size"
      case .axisValueNotFinite, .invalidAxisTag: "axes"
      case .unreadable, .notAFont, .truncated, .familyNotFound, .systemFontsUnavailable,
        .outOfMemory:
        "font"
      }
    self.init(key: key, message: error.description)
  }

  /// The library's error about a style, with the key that it is about.
  init(_ error: TextStyleError) {
    let key =
      switch error {
      case .valueOutOfRange(let property, _): property
      case .invalidFeature: "features"
      case .invalidLanguage, .tooManyLanguages: "language"
      case .systemFontsUnavailable: "fallback"
      }
    let isMisuse = error != .systemFontsUnavailable
    self.init(key: key, message: error.description, isMisuse: isMisuse)
  }
}
