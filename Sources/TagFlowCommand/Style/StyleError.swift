internal import TextMeasure

/// Why a style cannot be had, and the key that asks for what cannot be.
struct StyleError: Error, Equatable {
  let key: String
  let message: String
}

extension StyleError {
  /// The library's error, with the key that it is about.
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
}
