import CPeers

/// A bare loop over `hb_shape` with ICU's levels and scripts, and a cascade of fonts for each
/// language.
final class ItemizedLoop {
  private let itemizer: OpaquePointer?
  private let fonts: [[OpaquePointer?]]
  private(set) var widths: [Double]

  init(count: Int) throws {
    widths = Array(repeating: 0, count: count)
    fonts = try Language.all.map { language in
      try language.cascade.map { entry in
        guard let font = peer_font_open(entry.path, UInt32(entry.index)) else {
          throw BenchError.unreadable(entry.path)
        }
        return font
      }
    }
    itemizer = peer_itemizer_create()
  }

  deinit {
    for font in fonts.joined() { peer_font_close(font) }
    peer_itemizer_destroy(itemizer)
  }

  func measure(_ corpus: Corpus, languages: [UInt8]) {
    withCascades(fonts[...], []) { cascades in
      corpus.withTexts { texts in
        peer_itemized_loop(itemizer, cascades, texts, languages, BenchFont.size, &widths)
      }
    }
  }

  /// Lends the fonts to C, whose structures point at them.
  private func withCascades(
    _ rest: ArraySlice<[OpaquePointer?]>, _ lent: [peer_cascade], _ body: ([peer_cascade]) -> Void
  ) {
    guard let fonts = rest.first else { return body(lent) }
    let tag = Language.all[lent.count].tag
    fonts.withUnsafeBufferPointer { buffer in
      tag.withCString { tag in
        let cascade = peer_cascade(
          fonts: buffer.baseAddress, count: buffer.count, emoji: buffer.count - 1, language: tag)
        withCascades(rest.dropFirst(), lent + [cascade], body)
      }
    }
  }
}
