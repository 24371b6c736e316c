private import Glibc
internal import LayoutGeometry
internal import TagFlow
internal import TagFlowPicture

/// One run of `tagflow render`: a document is read, its items measured, arranged and drawn.
struct RenderRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private let diagnostics: Diagnostics
  private var request: RenderRequest { settings.render }

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    self.diagnostics = diagnostics
  }

  /// Draws everything.
  ///
  /// - Returns: whether every text had its glyphs, if that was asked for.
  func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let form = try form()
    let (picture, hasMissing) = try picture()
    let bytes = try Self.draw(picture, form, request)
    if let path = request.output, path != "-" {
      try OutputFile.write(bytes, to: path)
    } else {
      try output.write(bytes)
    }
    return !(settings.isStrict && hasMissing)
  }

  /// The form that was asked for, known before any work is done.
  private func form() throws(Failure) -> PictureForm {
    guard let path = request.output, path != "-" else {
      let form = request.form ?? .text
      guard form != .png || isatty(STDOUT_FILENO) == 0 else {
        throw .usage("a PNG is not for a terminal; name a file: --output FILE.png")
      }
      return form
    }
    guard let form = request.form ?? PictureForm(ending: path) else {
      throw .usage(
        "the ending of '\(path)' names no form; use .svg, .png, .html or .txt, or --format")
    }
    return form
  }

  private func picture() throws(Failure) -> (TagPicture, hasMissing: Bool) {
    switch try DocumentReader(settings, operands).read() {
    case .items(let document, let name):
      var arranged = try ArrangedDocument(document, diagnostics, name: name, keepsTags: true)
      try arranged.applyEdits { _ in }
      return (TagPicture(arranged, request), arranged.hasMissing)
    case .sections(let document, let name):
      var run = try CollectionRun(document, diagnostics, name: name, keepsTags: true)
      var arrangement = try run.arrange()
      try run.applyEdits(to: &arrangement) { _ in }
      let picture = TagPicture(run.snapshot(arrangement), tags: run.tags, request)
      return (picture, run.hasMissing)
    }
  }

  private static func draw(
    _ picture: TagPicture, _ form: PictureForm, _ request: RenderRequest
  ) throws(Failure) -> [UInt8] {
    do {
      switch form {
      case .svg:
        var options = SVGOptions()
        options.text = request.glyphs.value
        options.theme = request.theme.theme
        options.title = request.title
        return try picture.svg(options)
      case .png:
        var options = PNGOptions(scale: request.scale)
        options.theme = request.theme.theme
        options.blending = request.blending.value
        return try picture.png(options)
      case .html:
        var options = HTMLOptions()
        options.theme = request.theme.readersTheme
        options.title = request.title
        return try picture.html(options)
      case .text:
        return Array((picture.text() + "\n").utf8)
      }
    } catch {
      throw .failed(error.description)
    }
  }
}
