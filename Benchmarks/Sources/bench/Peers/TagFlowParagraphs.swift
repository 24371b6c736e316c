import TagFlow

/// TagFlow's prepared paragraphs.
final class TagFlowParagraphs {
  private let file: BenchFont
  private let corpus: Corpus
  private var font: Font
  private var prepared: [PreparedText] = []

  init(_ file: BenchFont, _ corpus: Corpus) throws {
    self.file = file
    self.corpus = corpus
    font = try Font(path: file.path, size: BenchFont.size)
  }

  var naturalWidths: [Double] { prepared.map(\.naturalWidth) }

  /// Forgets the prepared texts, and opens the font anew, since what was measured is kept with it.
  func forget() {
    forgetTexts()
    if let fresh = try? Font(path: file.path, size: BenchFont.size) { font = fresh }
  }

  /// Forgets the prepared texts.
  func forgetTexts() {
    prepared.removeAll(keepingCapacity: true)
  }

  func prepare() {
    let measurer = Measurer(font)
    for line in corpus.lines { prepared.append(measurer.prepare(line)) }
  }

  /// Breaks all at a width, and returns how many lines there are.
  @discardableResult
  func lineCount(width: Double) -> Int {
    let options = LineOptions(maxWidth: width)
    return prepared.reduce(0) { $0 + $1.lineCount(options) }
  }

  /// Makes all lines at a width, and returns how many there are.
  @discardableResult
  func lines(width: Double) -> Int {
    let options = LineOptions(maxWidth: width)
    return prepared.reduce(0) { $0 + $1.lines(options).count }
  }
}
