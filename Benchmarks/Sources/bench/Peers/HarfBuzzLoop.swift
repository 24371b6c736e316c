import CPeers

/// A bare loop over `hb_shape`: one font, one buffer.
final class HarfBuzzLoop {
  let font: OpaquePointer
  let unitsPerEm: Int

  init(_ font: BenchFont) throws {
    guard let opened = peer_font_open(font.path, 0) else { throw BenchError.unreadable(font.path) }
    self.font = opened
    unitsPerEm = Int(peer_font_units_per_em(opened))
  }

  deinit {
    peer_font_close(font)
  }

  func measure(_ corpus: Corpus, into units: inout [Int32]) {
    units.withUnsafeMutableBufferPointer { units in
      corpus.withTexts { peer_hb_loop(font, $0, units.baseAddress) }
    }
  }

  /// The exact widths in points that advances in font units stand for.
  func widths(_ units: [Int32]) -> [Double] {
    units.map { Double($0) * BenchFont.size / Double(unitsPerEm) }
  }
}
