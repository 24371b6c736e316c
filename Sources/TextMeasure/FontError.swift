/// Why a font could not be opened or set up.
public enum FontError: Error, Hashable, Sendable {
  /// The file could not be read; `reason` is the system's.
  case unreadable(path: String, reason: String)

  /// The bytes are not a font with OpenType tables; `source` is the path, nil for bytes.
  case notAFont(source: String?, reason: String)

  /// A table of the file ends past the end of the file, so the file is cut short.
  case truncated(source: String?, table: String)

  /// The file holds `count` faces, and `index` is none of them.
  case faceIndexOutOfRange(source: String?, index: Int, count: Int)

  /// A size is not above 0 and at most 100000 points.
  case sizeOutOfRange(Double)

  /// A weight or an axis value is not finite.
  case axisValueNotFinite(axis: String)

  /// An axis tag is not four ASCII characters.
  case invalidAxisTag(String)

  /// No installed font has this family name.
  case familyNotFound(String)

  /// A family was asked for, and the package was built without the trait `SystemFonts`.
  case systemFontsUnavailable

  /// Memory is short.
  case outOfMemory
}

extension FontError: CustomStringConvertible {
  /// What was wrong, and what would do instead.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read font '\(path)': \(reason)"
    case .notAFont(let source, let reason):
      "\(subject(source)) is not a font that can be opened: \(reason)"
        + "; use a TrueType, OpenType, WOFF or WOFF2 file"
    case .truncated(let source, let table):
      "\(subject(source)) is cut short: its table '\(table)' ends past the end of the file"
    case .faceIndexOutOfRange(let source, let index, let count):
      "\(subject(source)) has no face \(index); "
        + (count == 1 ? "its only face is 0" : "its faces are 0 to \(count - 1)")
    case .sizeOutOfRange(let size):
      "size \(size) is out of range; use a size above 0 and at most 100000"
    case .axisValueNotFinite(let axis):
      "the value of axis '\(axis)' is not a finite number"
    case .invalidAxisTag(let tag):
      "'\(tag)' is not an axis tag; use four ASCII characters such as 'wght'"
    case .familyNotFound(let family):
      "no installed font is called '\(family)'; install it, or give the path of a font file"
    case .systemFontsUnavailable:
      "this build finds no system fonts; give the path of a font file"
    case .outOfMemory:
      "out of memory"
    }
  }

  private func subject(_ source: String?) -> String {
    if let source { "'\(source)'" } else { "the data" }
  }
}
