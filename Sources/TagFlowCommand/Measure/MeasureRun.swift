internal import TextMeasure

/// One run of `tagflow measure`: texts or requests in, one answer each out.
struct MeasureRun: ~Copyable {
  private let settings: Settings
  private let diagnostics: Diagnostics
  private var input: TextInput
  private var fonts: FontLibrary
  private var answers: AnswerWriter
  private var hasFailures = false

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.diagnostics = diagnostics
    input = TextInput(operands, lossy: settings.isLossy)
    fonts = FontLibrary(diagnostics)
    let standard: OutputFormat = settings.input == .ndjson ? .ndjson : .text
    answers = AnswerWriter(settings.format ?? standard)
  }

  /// Answers everything; what was answered before a failure is still complete output.
  ///
  /// - Returns: whether no request failed.
  mutating func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    do throws(Failure) {
      if settings.input == .ndjson {
        try answerRequests(&output)
      } else {
        try answerTexts(&output)
      }
    } catch {
      try output.write(answers.end)
      throw error
    }
    try output.write(answers.end)
    return !hasFailures
  }

  /// Measures each text in the style of the options; a text that is not UTF-8 ends the run.
  private mutating func answerTexts(_ output: inout StandardOutput) throws(Failure) {
    let style = settings.style
    let measurer: Measurer
    do { measurer = try fonts.measurer(for: style) } catch { throw error.failure }
    while let text = try nextText(&output) {
      let request = MeasureRequest(text: text, style: style, maxWidth: settings.maxWidth)
      try output.write(answer(request, by: measurer))
    }
  }

  /// Answers each request, those that fail too; empty lines are none.
  private mutating func answerRequests(_ output: inout StandardOutput) throws(Failure) {
    while let line = try nextLine(&output) {
      if case .success(let text) = line, text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        continue
      }
      try output.write(answer(line))
    }
  }

  private mutating func answer(_ line: Result<String, JSONError>) -> [UInt8] {
    do throws(JSONError) {
      let request = try MeasureRequest(json: line.get(), settings: settings)
      return answer(request, by: try measurer(for: request.style))
    } catch {
      hasFailures = true
      diagnostics.report(input.place.explain(error))
      return answers.failure(error)
    }
  }

  private mutating func answer(_ request: MeasureRequest, by measurer: Measurer) -> [UInt8] {
    let options = request.style.lineOptions(maxWidth: request.maxWidth)
    let rounding = request.style.rounding
    if answers.tellsWidthAlone, options == LineOptions() {
      let (width, missing) = measurer.widthAndMissing(of: request.text)
      note(missing)
      return answers.answer(width: rounding(width))
    }
    let measurement = measurer.measure(request.text, options)
    note(measurement.missing)
    return answers.answer(Answer(request.text, measurement, rounding))
  }

  /// Tells of clusters that have no glyph.
  private mutating func note(_ missing: Int) {
    guard missing > 0 else { return }
    diagnostics.warn(ofMissing: missing, at: input.place.label)
    if settings.isStrict { hasFailures = true }
  }

  private mutating func measurer(for style: StyleRequest) throws(JSONError) -> Measurer {
    do {
      return try fonts.measurer(for: style)
    } catch {
      throw JSONError(path: "$.\(error.key)", message: error.message)
    }
  }
}

// MARK: - Reading

extension MeasureRun {
  /// The next text; before it waits for one, it lets go of the answers so far.
  private mutating func nextText(_ output: inout StandardOutput) throws(Failure) -> String? {
    if input.mustWait { try output.flush() }
    do { return try input.next() } catch { throw .failed(error.message) }
  }

  /// The next line of requests; one that is not UTF-8, or too long, is a request that fails.
  private mutating func nextLine(
    _ output: inout StandardOutput
  ) throws(Failure) -> Result<String, JSONError>? {
    if input.mustWait { try output.flush() }
    do {
      return try input.next().map { .success($0) }
    } catch .invalidUTF8(_, let byte) {
      return .failure(JSONError(path: "$", message: InputError.invalid(byte)))
    } catch .lineTooLong {
      return .failure(JSONError(path: "$", message: InputError.tooLong))
    } catch {
      throw .failed(error.message)
    }
  }
}
