import CPeers

/// Pango with a layout for each language, all of which know only the cascade's fonts.
final class PangoCascades {
  private let pangos: [PangoPeer]
  private(set) var widths: [Double]

  init(count: Int) throws {
    widths = Array(repeating: 0, count: count)
    pangos = try Language.all.map { language in
      try PangoPeer(
        language.cascade.map(\.path), family: BenchFont.inter.name, language: language.tag, count: 0
      )
    }
  }

  func measure(_ corpus: Corpus, languages: [UInt8]) {
    let handles = pangos.map { Optional($0.pango) }
    corpus.withTexts { peer_pango_widths_by_language(handles, $0, languages, &widths) }
  }
}
