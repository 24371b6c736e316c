internal import TextMeasure

/// The fonts of a run: each file is opened once, each style set up once.
///
/// A run over many fonts keeps at most `limit` of each, and starts anew when there are more.
struct FontLibrary {
  private var faces: [FaceRequest: FontFace] = [:]
  private var measurers: [StyleRequest: Measurer] = [:]
  private let diagnostics: Diagnostics

  private static let limit = 32

  private struct FaceRequest: Hashable {
    let path: String
    let index: Int
  }

  init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// What measures text in a style; warns the first time of axes that its font lacks.
  mutating func measurer(for request: StyleRequest) throws(StyleError) -> Measurer {
    if let measurer = measurers[request] { return measurer }
    if measurers.count >= Self.limit { measurers.removeAll() }
    let font: Font
    do { font = try self.font(for: request) } catch { throw StyleError(error) }
    warn(of: font.missingAxes, in: request.font, font.face)
    let measurer = Measurer(font)
    measurers[request] = measurer
    return measurer
  }

  /// The font that a name stands for: a path if it has a slash or a font file's ending, the
  /// embedded font, or else a family of the system.
  private mutating func font(for request: StyleRequest) throws(FontError) -> Font {
    let (size, weight, axes) = (request.size, request.weight, request.axes)
    if Self.isPath(request.font) {
      return try Font(face(for: request), size: size, weight: weight, axes: axes)
    }
    guard request.index == 0 else {
      throw .faceIndexOutOfRange(source: request.font, index: request.index, count: 1)
    }
    if request.font == "Inter" { return try Font(size: size, weight: weight, axes: axes) }
    return try Font(family: request.font, size: size, weight: weight, axes: axes)
  }

  private mutating func face(for request: StyleRequest) throws(FontError) -> FontFace {
    let key = FaceRequest(path: request.font, index: request.index)
    if let face = faces[key] { return face }
    if faces.count >= Self.limit { faces.removeAll() }
    let face = try FontFace(path: request.font, index: request.index)
    faces[key] = face
    return face
  }

  private static func isPath(_ font: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    return font.contains("/") || endings.contains { font.lowercased().hasSuffix($0) }
  }

  private func warn(of missing: [String], in font: String, _ face: FontFace) {
    guard !missing.isEmpty else { return }
    let axes = face.axes.map { "'\($0.tag)'" }
    let has = axes.isEmpty ? "it has none" : "it has \(listing(axes, conjunction: "and"))"
    for tag in missing {
      diagnostics.warn("font '\(font)' has no axis '\(tag)'; \(has)")
    }
  }
}
