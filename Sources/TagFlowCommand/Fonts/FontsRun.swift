internal import TextMeasure

/// One run of `tagflow fonts`.
struct FontsRun {
  private let settings: Settings
  private let diagnostics: Diagnostics
  private var library: FontLibrary
  private let format: OutputFormat

  init(_ settings: Settings, _ diagnostics: Diagnostics) {
    self.settings = settings
    self.diagnostics = diagnostics
    library = FontLibrary(diagnostics)
    format = settings.format ?? .text
  }

  /// Lists the fonts that the options name; without any the embedded font and all installed ones.
  ///
  /// - Returns: whether all could be opened; what could not has been told.
  mutating func list(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let style = try measurer().style
    var writer = ListWriter(format)
    var fonts = [style.font]
    for case .font(let font) in style.fallback { fonts.append(font) }
    for font in fonts { try writer.write(FontDescription(font, .of(font)), to: &output) }
    var isWhole = true
    if !settings.namesFonts || style.fallback.contains(.system) {
      isWhole = try listInstalled(&writer, &output)
    }
    try writer.end(&output)
    return isWhole
  }

  /// Lists installed fonts, of which one is open at a time.
  private func listInstalled(
    _ writer: inout ListWriter, _ output: inout StandardOutput
  ) throws(Failure) -> Bool {
    var isWhole = true
    // A build without system fonts has none to list.
    for installed in (try? InstalledFont.all()) ?? [] {
      let opened = Result { () throws(FontError) in
        try Font(path: installed.path, index: installed.index, size: settings.style.size)
      }
      switch opened {
      case .success(let font): try writer.write(FontDescription(font, .system), to: &output)
      case .failure(let error):
        isWhole = false
        diagnostics.report(error.description)
      }
    }
    return isWhole
  }

  /// Tells which font each character of texts falls to.
  ///
  /// - Returns: whether every character had its glyph, if that was asked for.
  mutating func tell(
    of operands: [Operand], _ output: inout StandardOutput
  ) throws(Failure) -> Bool {
    let table = try settings.table()
    let measurer = try measurer()
    var writer = ListWriter(format)
    var input = TextInput(operands, lossy: settings.isLossy, table: table)
    var hasMissing = false
    do throws(Failure) {
      while let text = try Self.next(of: &input) {
        let clusters = ClusterFonts(text, measurer)
        if clusters.missing > 0 {
          hasMissing = true
          diagnostics.warn(ofMissing: clusters.missing, at: input.place.label)
        }
        try writer.write(clusters, to: &output)
        if input.mustWait { try output.flush() }
      }
    } catch {
      try writer.end(&output)
      throw error
    }
    try writer.end(&output)
    return !(settings.isStrict && hasMissing)
  }

  private static func next(of input: inout TextInput) throws(Failure) -> String? {
    do { return try input.next() } catch { throw .failed(error.message) }
  }

  private mutating func measurer() throws(Failure) -> Measurer {
    do { return try library.measurer(for: settings.style) } catch { throw error.failure }
  }
}
