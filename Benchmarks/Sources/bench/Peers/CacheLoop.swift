import CPeers

/// Hash tables in C in front of a bare loop over `hb_shape`.
final class CacheLoop {
  enum Key {
    /// The whole string.
    case string
    /// Words between spaces, whose advances are added up.
    case word
  }

  private let loop: HarfBuzzLoop
  private let key: Key
  private let cache: OpaquePointer?

  init(_ loop: HarfBuzzLoop, by key: Key) {
    self.loop = loop
    self.key = key
    cache = peer_cache_create(loop.font)
  }

  deinit {
    peer_cache_destroy(cache)
  }

  func clear() {
    peer_cache_clear(cache)
  }

  func measure(_ corpus: Corpus, into units: inout [Int32]) {
    units.withUnsafeMutableBufferPointer { units in
      corpus.withTexts { texts in
        switch key {
        case .string: peer_string_cache(cache, texts, units.baseAddress)
        case .word: peer_word_cache(cache, texts, units.baseAddress)
        }
      }
    }
  }
}
