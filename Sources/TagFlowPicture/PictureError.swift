/// Why a picture could not be drawn.
public enum PictureError: Error, Hashable, Sendable {
  /// A PNG would have more pixels than `limit`.
  case tooLarge(width: Double, height: Double, limit: Int)

  /// A scale is not a number from 1/1024 to 1024.
  case scaleOutOfRange(Double)

  /// A font does not allow a subset of it to be embedded (`fsType`), or HarfBuzz can make none.
  case fontNotEmbeddable(family: String)

  /// HarfBuzz's library that makes subsets cannot be opened, for a reason of the dynamic linker's.
  case subsetterMissing(reason: String)

  /// Memory is short.
  case outOfMemory
}

extension PictureError: CustomStringConvertible {
  /// What was wrong, and what would do instead.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "a picture of \(Self.whole(width)) by \(Self.whole(height)) pixels is too large;"
        + " show a part of it, or at a smaller scale, of at most \(limit) pixels"
    case .scaleOutOfRange(let scale):
      "a scale of \(scale) is out of range; use a number from 1/1024 to 1024"
    case .fontNotEmbeddable(let family):
      "the font '\(family)' does not let a part of it be embedded; draw outlines as SVG, or a PNG"
    case .subsetterMissing(let reason):
      "no part of a font can be embedded: \(reason); install HarfBuzz's subsetter"
        + " (libharfbuzz-subset0), or draw outlines as SVG, or a PNG"
    case .outOfMemory:
      "memory is short"
    }
  }

  private static func whole(_ number: Double) -> String {
    number < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
