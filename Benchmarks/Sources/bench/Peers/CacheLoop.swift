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

  /// As `measure(_:into:)` by whole strings, but asked with the strings that TagFlow is given: with
  /// what a Swift program pays to come to their bytes.
  func measureStrings(_ corpus: Corpus, into units: inout [Int32]) {
    units.withUnsafeMutableBufferPointer { units in
      for (index, line) in corpus.lines.enumerated() {
        let known = line.utf8.withContiguousStorageIfAvailable { utf8 in
          utf8.withMemoryRebound(to: CChar.self) {
            peer_cache_width(cache, $0.baseAddress, UInt32($0.count))
          }
        }
        units[index] = known ?? -1
      }
    }
  }
}
