import TagFlow

/// TagFlow's widths of a corpus in one font.
final class TagFlowWidths {
  private let file: BenchFont
  private let corpus: Corpus
  private var font: Font
  private(set) var widths: [Double]

  init(_ file: BenchFont, _ corpus: Corpus) throws {
    self.file = file
    self.corpus = corpus
    font = try Font(path: file.path, size: BenchFont.size)
    widths = Array(repeating: 0, count: corpus.count)
  }

  /// Opens the font anew, since what was measured is kept with it.
  func forget() {
    if let fresh = try? Font(path: file.path, size: BenchFont.size) { font = fresh }
  }

  func measure() {
    let measurer = Measurer(font)
    // As the peers write theirs: a store into a property costs a check of exclusive access.
    widths.withUnsafeMutableBufferPointer { widths in
      for (index, line) in corpus.lines.enumerated() { widths[index] = measurer.width(of: line) }
    }
  }

  func measureOnAllCores() {
    widths = Measurer(font).widths(of: corpus.lines)
  }
}
