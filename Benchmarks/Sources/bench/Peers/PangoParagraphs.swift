import CPeers

/// A Pango layout for each paragraph, which is broken at one width after another.
final class PangoParagraphs {
  private let pango: PangoPeer
  private let corpus: Corpus
  private var layouts: OpaquePointer?

  init(_ font: BenchFont, _ corpus: Corpus) throws {
    pango = try PangoPeer([font.path], family: font.name, count: corpus.count)
    self.corpus = corpus
    prepare()
  }

  deinit {
    peer_pango_paragraphs_destroy(layouts)
  }

  func forget() {
    peer_pango_paragraphs_destroy(layouts)
    layouts = nil
  }

  func prepare() {
    corpus.withTexts { layouts = peer_pango_paragraphs_create(pango.pango, $0) }
  }

  /// Breaks all, and returns how many lines there are.
  @discardableResult
  func lineCount(width: Double) -> Int {
    peer_pango_paragraphs_break(layouts, width)
  }
}
