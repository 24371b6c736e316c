private import Glibc
private import Synchronization

/// One run of `tagflow measure`: texts or requests in, one answer each out.
///
/// They are read in batches, which threads may share, and answered in order, so memory does not
/// grow with the input.
struct MeasureRun: ~Copyable {
  private let settings: Settings
  private let diagnostics: Diagnostics
  private let jobs: Int
  private let answerer: Answerer
  private var input: TextInput
  private var answers: AnswerWriter
  private var progress: Progress
  private var hasFailures = false
  /// The warnings about fonts that were told.
  private var told: Set<String> = []
  /// Fonts and measurers, until the process ends: that frees memory sooner than they do, one by one.
  private static let kept = Mutex<Answerer?>(nil)

  init(
    _ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics
  ) throws(Failure) {
    let table = try settings.table()
    let standard: OutputFormat = settings.input == .ndjson ? .ndjson : .text
    let format = settings.format ?? standard
    let isJSON = format == .json || format == .ndjson
    if let option = settings.extras.option, !isJSON {
      throw .usage("'--\(option)' needs --format json or ndjson")
    }
    let hasTexts =
      settings.input == .lines && !operands.isEmpty
      && !operands.contains(where: \.isStandardInput)
    let answerer = try Answerer(settings, format, isBrief: hasTexts, diagnostics)
    self.settings = settings
    self.diagnostics = diagnostics
    self.answerer = answerer
    Self.kept.withLock { $0 = answerer }
    input = TextInput(operands, lossy: settings.isLossy, table: table)
    answers = AnswerWriter(format)
    jobs = settings.jobs == 0 ? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) : settings.jobs
    progress = Progress(diagnostics)
  }

  /// Answers everything; what was answered before a failure is still complete output.
  ///
  /// - Returns: whether nothing failed.
  mutating func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    defer { progress.clear() }
    do throws(Failure) {
      while true {
        // Before it waits for a text, it lets go of the answers so far.
        if input.mustWait { try output.flush() }
        let batch = nextBatch()
        try answer(batch.questions, &output)
        if let failure = batch.failure { throw failure }
        if batch.questions.isEmpty { break }
      }
    } catch {
      try answers.end(&output)
      throw error
    }
    try answers.end(&output)
    return !hasFailures
  }

  private mutating func answer(
    _ questions: [Answerer.Question], _ output: inout StandardOutput
  ) throws(Failure) {
    let parts = answerer.answer(questions, jobs: jobs)
    try answerer.checkFonts()
    for part in parts {
      for note in part.notes { tell(note) }
      try answers.write(part, to: &output)
    }
    progress.advance(by: questions.count, input.extent)
  }

  private mutating func tell(_ note: AnswerPart.Note) {
    progress.clear()
    switch note {
    case .failure(let message):
      hasFailures = true
      diagnostics.report(message)
    case .missing(let count, let place):
      if settings.isStrict { hasFailures = true }
      diagnostics.warn(ofMissing: count, at: place)
    case .font(let message):
      if told.count >= Self.mostTold { told.removeAll() }
      if told.insert(message).inserted { diagnostics.warn(message) }
    }
  }

  private static let mostTold = 1024
}

// MARK: - Reading

extension MeasureRun {
  /// Texts or requests that were there to be read, none at the end, and what ended the reading.
  private struct Batch {
    var questions: [Answerer.Question] = []
    var failure: Failure?

    /// In bytes of UTF-8.
    static let mostBytes = 1 << 20
  }

  /// Waits for one text, and takes those that follow without waiting.
  private mutating func nextBatch() -> Batch {
    var batch = Batch()
    var bytes = 0
    repeat {
      do throws(Failure) {
        guard let question = try next() else { break }
        if case .success(let text) = question.text { bytes += text.utf8.count }
        batch.questions.append(question)
      } catch {
        batch.failure = error
        break
      }
    } while !input.mustWait && bytes < Batch.mostBytes
      && batch.questions.count < Answerer.batch(forJobs: jobs)
    return batch
  }

  /// The next text or request; of requests one that is not UTF-8, or too long, is one that fails.
  private mutating func next() throws(Failure) -> Answerer.Question? {
    do {
      guard let text = try input.next() else { return nil }
      return Answerer.Question(text: .success(text), place: input.place)
    } catch {
      guard settings.input == .ndjson, let message = error.messageOfLine else {
        throw .failed(error.message)
      }
      return Answerer.Question(
        text: .failure(JSONError(path: "$", message: message)), place: input.place)
    }
  }
}
