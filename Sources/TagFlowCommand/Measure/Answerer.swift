internal import Synchronization
internal import TextMeasure

/// Answers texts and requests; several threads may share one.
final class Answerer: Sendable {
  private let settings: Settings
  private let format: OutputFormat
  private let fonts: Mutex<FontLibrary>
  /// What measures texts, all in one style; nil for requests, which bring their own.
  private let measurer: Measurer?

  /// A text to measure or a request as it was read, or why it could not be.
  struct Question: Sendable {
    let text: Result<String, JSONError>
    let place: Place
  }

  /// If all questions are there already, so that the run ends soon, it is brief.
  init(
    _ settings: Settings, _ format: OutputFormat, isBrief: Bool, _ diagnostics: Diagnostics
  ) throws(Failure) {
    self.settings = settings
    self.format = format
    var library = FontLibrary(diagnostics, defersOutlines: isBrief)
    do {
      measurer = settings.input == .ndjson ? nil : try library.measurer(for: settings.style)
    } catch {
      throw error.failure
    }
    fonts = Mutex(library)
  }

  /// Throws if a font was changed before all of it was read: answers since then may be wrong.
  func checkFonts() throws(Failure) {
    if let fault = fonts.withLock({ $0.fault }) { throw .failed(fault.description) }
  }

  /// Answers some questions in their order.
  func answer(_ questions: ArraySlice<Question>) -> AnswerPart {
    var part = AnswerPart(format)
    for question in questions { answer(question, in: &part) }
    return part
  }

  private func answer(_ question: Question, in part: inout AnswerPart) {
    do throws(JSONError) {
      let text = try question.text.get()
      guard let measurer else { return try answer(request: text, question.place, in: &part) }
      answer(MeasureRequest(text, settings), by: measurer, question.place, in: &part)
    } catch {
      part.note(.failure(question.place.explain(error)))
      part.append(error)
    }
  }

  /// Answers a request in JSON; an empty line is none.
  private func answer(
    request line: String, _ place: Place, in part: inout AnswerPart
  ) throws(JSONError) {
    if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    let request = try MeasureRequest(json: line, settings: settings)
    let found = fonts.withLock { fonts in
      Result { () throws(StyleError) in try fonts.find(request.style) }
    }
    switch found {
    case .success(let style):
      for warning in style.warnings { part.note(.font(warning)) }
      answer(request, by: style.measurer, place, in: &part)
    case .failure(let error):
      throw JSONError(path: "$.\(error.key)", message: error.message)
    }
  }

  private func answer(
    _ request: MeasureRequest, by measurer: Measurer, _ place: Place, in part: inout AnswerPart
  ) {
    let options = request.style.lineOptions(maxWidth: request.maxWidth)
    let missing: Int
    if part.tellsWidthAlone, options == LineOptions(), !request.hasOtherWidths {
      let width: Double
      (width, missing) = measurer.widthAndMissing(of: request.text)
      part.append(width: request.style.rounding(width))
    } else {
      let answer = Answer(request, by: measurer)
      missing = answer.missing
      part.append(answer)
    }
    if missing > 0 { part.note(.missing(missing, at: place.label)) }
  }
}
