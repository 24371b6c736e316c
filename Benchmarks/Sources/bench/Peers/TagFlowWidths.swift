import TagFlow

/// TagFlow's widths of a corpus in one font.
final class TagFlowWidths {
  private let file: BenchFont
  private let corpus: Corpus
  private var font: Font
  private var widths: [Double]

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
    for (index, line) in corpus.lines.enumerated() { widths[index] = measurer.width(of: line) }
  }

  /// The first width that is not exactly the bare loop's, as a message.
  func difference(from loop: HarfBuzzLoop) -> String? {
    measure()
    var units = [Int32](repeating: 0, count: corpus.count)
    loop.measure(corpus, into: &units)
    let expected = loop.widths(units)
    let different = corpus.lines.indices.filter { widths[$0] != expected[$0] }
    guard let first = different.first else { return nil }
    return "\(different.count) of \(corpus.count) differ, first '\(corpus.lines[first])':"
      + " \(widths[first]), HarfBuzz \(expected[first])"
  }
}
