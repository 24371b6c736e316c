/// A face at a size, and for a variable font at a weight or at any of its axes.
///
/// Fonts are cheap to copy. All sizes of a face at the same axes share one shaping font and one
/// cache of widths, since text is measured in font units (M1).
public struct Font: Hashable, Sendable {
  /// The size in points: the length of one em.
  ///
  /// Above 0 and at most 100000 (M15).
  public let size: Double

  /// The axes that were asked for and that the face lacks, sorted; they change nothing.
  public let missingAxes: [String]

  /// The face.
  public let face: FontFace

  /// What shapes text in this font alone, in the default style.
  let plain: ShapingContext

  var instance: FontInstance { plain.primary }

  var typeface: Typeface { plain.cascade.typeface(at: 0) }

  /// A font of an opened face.
  ///
  /// - Parameters:
  ///   - face: The face, opened once.
  ///   - size: Points in one em.
  ///   - weight: The value of the axis `wght`, such as 400 or 812.5; nil leaves the default.
  ///   - axes: Values by axis tag. One for `wght` wins over `weight` (M13). A value out of its
  ///     axis's range is clamped to it.
  /// - Throws: `FontError.sizeOutOfRange`, `.axisValueNotFinite`, `.invalidAxisTag`,
  ///   `.outOfMemory`.
  public init(
    _ face: FontFace, size: Double, weight: Double? = nil, axes: [String: Double] = [:]
  ) throws(FontError) {
    let request = try AxisRequest(weight: weight, axes: axes)
    let typeface = try Typeface(face, axes: request.values(for: face))
    try self.init(
      plain: ShapingContext(plain: typeface), size: size, missingAxes: request.missing(from: face))
  }

  /// A font at a size that is known to be in range.
  init(_ typeface: Typeface, checkedSize size: Double) {
    face = typeface.face
    plain = ShapingContext(plain: typeface)
    self.size = size
    missingAxes = []
  }

  private init(plain: ShapingContext, size: Double, missingAxes: [String]) throws(FontError) {
    guard size > 0, size <= 100_000 else { throw .sizeOutOfRange(size) }
    self.plain = plain
    face = plain.cascade.typeface(at: 0).face
    self.size = size
    self.missingAxes = missingAxes
  }

  /// This font at another size; it shares all that was measured so far.
  ///
  /// - Throws: `FontError.sizeOutOfRange`.
  public func resized(to size: Double) throws(FontError) -> Font {
    try Font(plain: plain, size: size, missingAxes: missingAxes)
  }

  /// Two fonts are equal if they are the same instance of the same face at the same size.
  public static func == (left: Font, right: Font) -> Bool {
    left.size == right.size && left.face == right.face && left.instance.axes == right.instance.axes
  }

  /// Hashes the face's instance and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(instance.axes)
    hasher.combine(size)
  }
}

extension Font {
  /// The embedded font, Inter, at a size and a weight from 100 to 900.
  ///
  /// - Throws: As `init(_:size:weight:axes:)`.
  public init(
    size: Double, weight: Double? = nil, axes: [String: Double] = [:]
  ) throws(FontError) {
    try self.init(FontFace.embedded(), size: size, weight: weight, axes: axes)
  }

  /// A font from a file.
  ///
  /// Open a `FontFace` instead where several fonts come from one file.
  ///
  /// - Throws: As `FontFace.init(path:index:)` and `init(_:size:weight:axes:)`.
  public init(
    path: String, index: Int = 0, size: Double, weight: Double? = nil,
    axes: [String: Double] = [:]
  ) throws(FontError) {
    try self.init(FontFace(path: path, index: index), size: size, weight: weight, axes: axes)
  }

  /// A font from a font file's bytes.
  ///
  /// - Throws: As `FontFace.init(bytes:index:)` and `init(_:size:weight:axes:)`.
  public init(
    bytes: [UInt8], index: Int = 0, size: Double, weight: Double? = nil,
    axes: [String: Double] = [:]
  ) throws(FontError) {
    try self.init(FontFace(bytes: bytes, index: index), size: size, weight: weight, axes: axes)
  }
}

extension Font {
  /// A font installed on this machine, by its family's name or a generic one such as `monospace`.
  ///
  /// Of a family with several files, that nearest to `weight` is taken. Answers differ between
  /// machines; a font file's path does not.
  ///
  /// - Throws: `FontError.familyNotFound`, `.systemFontsUnavailable`, and as
  ///   `init(path:index:size:weight:axes:)`.
  public init(
    family: String, size: Double, weight: Double? = nil, axes: [String: Double] = [:]
  ) throws(FontError) {
    #if SystemFonts
      guard let file = SystemFontFile(family: family, weight: axes["wght"] ?? weight ?? 400) else {
        throw .familyNotFound(family)
      }
      let face = try FontFace(path: file.path, index: file.index)
      // A family of one file per weight has been served by the choice of the file.
      let isFixed = !face.axes.contains { $0.tag == "wght" }
      try self.init(face, size: size, weight: isFixed ? nil : weight, axes: axes)
    #else
      throw .systemFontsUnavailable
    #endif
  }
}

extension Font {
  /// The font's vertical metrics at its size (M10).
  ///
  /// O(1).
  public var metrics: FontMetrics {
    FontMetrics(instance.metrics, scale: size / Double(instance.unitsPerEm))
  }
}
