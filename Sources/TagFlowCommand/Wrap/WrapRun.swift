/// One run of `tagflow wrap`: a document is read, its items measured, arranged and written.
struct WrapRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private let diagnostics: Diagnostics

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    self.diagnostics = diagnostics
  }

  /// Arranges everything.
  ///
  /// - Returns: whether every text had its glyphs, if that was asked for.
  func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let document = try DocumentReader(settings, operands).read()
    if let warning = document.warningOfLooks { diagnostics.warn(warning) }
    switch document {
    case .items(let document, let name):
      var arranged = try ArrangedDocument(document, diagnostics, name: name)
      let standard: OutputFormat = settings.input == .json ? .json : .text
      try arranged.write(settings.format ?? standard, to: &output)
      return !(settings.isStrict && arranged.hasMissing)
    case .sections(let document, let name):
      var run = try CollectionRun(document, diagnostics, name: name)
      try run.write(settings.format ?? .json, to: &output)
      return !(settings.isStrict && run.hasMissing)
    }
  }
}
