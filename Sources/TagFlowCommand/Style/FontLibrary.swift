internal import TextMeasure

/// The fonts of a run: each file is opened once, each style set up once.
///
/// A run over many fonts keeps at most `limit` of each, and starts anew when there are more.
struct FontLibrary {
  // Lists, since there are few and a program for one text has no time to set up dictionaries.
  private var faces: [(path: String, index: Int, face: FontFace)] = []
  private var styles: [(request: StyleRequest, style: Style)] = []
  private let diagnostics: Diagnostics
  private let defersOutlines: Bool
  /// The faces whose outlines are read when a text asks for them.
  private var deferred: [FontFace] = []

  private static let limit = 32

  /// What measures text in a style, and what its fonts cannot do of it.
  struct Style {
    let measurer: Measurer
    let warnings: [String]
  }

  /// - Parameters:
  ///   - diagnostics: What is told of axes that fonts lack.
  ///   - defersOutlines: Whether outlines are read when a text asks for them: a `fault` must then be
  ///     looked for before answers are given out.
  init(_ diagnostics: Diagnostics, defersOutlines: Bool = false) {
    self.diagnostics = diagnostics
    self.defersOutlines = defersOutlines
  }

  /// Why outlines that were deferred could not be read.
  var fault: FontError? {
    deferred.lazy.compactMap(\.fault).first
  }

  /// What measures text in a style; warns the first time of axes that its font lacks.
  mutating func measurer(for request: StyleRequest) throws(StyleError) -> Measurer {
    if let known = known(request) { return known.measurer }
    let style = try find(request)
    style.warnings.forEach(diagnostics.warn)
    return style.measurer
  }

  /// What measures text in a style, and what is to be told of it.
  mutating func find(_ request: StyleRequest) throws(StyleError) -> Style {
    if let known = known(request) { return known }
    if styles.count >= Self.limit { styles.removeAll() }
    let style = try makeStyle(for: request)
    styles.append((request, style))
    return style
  }

  private func known(_ request: StyleRequest) -> Style? {
    styles.first { $0.request == request }?.style
  }

  private mutating func makeStyle(for request: StyleRequest) throws(StyleError) -> Style {
    let font: Font
    do { font = try self.font(request.font, request.index, request) } catch {
      throw StyleError(error)
    }
    let warnings = Self.warnings(of: font.missingAxes, in: request.font, font.face)
    var fallback: [TextStyle.Fallback] = []
    for (index, name) in request.fallback.enumerated() {
      do throws(FontError) {
        fallback.append(name == "system" ? .system : .font(try self.font(name, 0, request)))
      } catch {
        throw StyleError(key: "fallback[\(index)]", message: error.description)
      }
    }
    do {
      let measurer = try Measurer(request.textStyle(font, fallback: fallback))
      return Style(measurer: measurer, warnings: warnings)
    } catch {
      throw StyleError(error)
    }
  }

  /// The font that a name stands for, at the size, weight and axes of a request: a path if it has a
  /// slash or a font file's ending, the embedded font, or else a family of the system.
  private mutating func font(
    _ name: String, _ index: Int, _ request: StyleRequest
  ) throws(FontError) -> Font {
    let (size, weight, axes) = (request.size, request.weight, request.axes)
    if Self.isPath(name) {
      return try Font(face(name, index), size: size, weight: weight, axes: axes)
    }
    guard index == 0 else { throw .faceIndexOutOfRange(source: name, index: index, count: 1) }
    if name == "Inter" { return try Font(size: size, weight: weight, axes: axes) }
    return try Font(family: name, size: size, weight: weight, axes: axes)
  }

  private mutating func face(_ path: String, _ index: Int) throws(FontError) -> FontFace {
    if let known = faces.first(where: { $0.path == path && $0.index == index }) {
      return known.face
    }
    if faces.count >= Self.limit { faces.removeAll() }
    let face = try open(path, index)
    faces.append((path, index, face))
    return face
  }

  private mutating func open(_ path: String, _ index: Int) throws(FontError) -> FontFace {
    // Each keeps its file open.
    guard defersOutlines, deferred.count < Self.limit else {
      return try FontFace(path: path, index: index)
    }
    let face = try FontFace(deferringOutlinesOf: path, index: index)
    deferred.append(face)
    return face
  }

  private static func isPath(_ font: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    return font.contains("/") || endings.contains { font.lowercased().hasSuffix($0) }
  }

  private static func warnings(
    of missing: [String], in font: String, _ face: FontFace
  ) -> [String] {
    guard !missing.isEmpty else { return [] }
    let axes = face.axes.map { "'\($0.tag)'" }
    let has = axes.isEmpty ? "it has none" : "it has \(listing(axes, conjunction: "and"))"
    return missing.map { "font '\(font)' has no axis '\($0)'; \(has)" }
  }
}
