import CPeers
import Glibc

/// Lines of text, as Swift strings and as the bytes that C reads.
final class Corpus {
  let lines: [String]
  private let bytes: [CChar]
  private let offsets: [UInt32]

  var count: Int { lines.count }

  /// The first `limit` lines of a file in `Corpora`, all without a limit.
  convenience init(_ name: String, limit: Int?) throws {
    let path = Repository.corpus(name)
    var length = 0
    guard let start = peer_read_gzip(path, &length) else { throw BenchError.unreadable(path) }
    defer { free(start) }
    let text = UnsafeRawBufferPointer(start: start, count: length)
    let lines = text.split(separator: 0x0A, maxSplits: limit ?? .max)
    self.init(lines.prefix(limit ?? .max).map { String(decoding: $0, as: UTF8.self) })
  }

  init(_ lines: [String]) {
    self.lines = lines
    var bytes: [CChar] = []
    var offsets: [UInt32] = [0]
    for line in lines {
      bytes.append(contentsOf: line.utf8.lazy.map { CChar(bitPattern: $0) })
      offsets.append(UInt32(bytes.count))
    }
    self.bytes = bytes
    self.offsets = offsets
  }

  /// The first `limit` lines of `tags-multiscript` that have only ideographs, kana and Hangul.
  static func cjk(limit: Int?) throws -> Corpus {
    let lines = try Corpus("tags-multiscript", limit: nil).lines.filter { line in
      line.unicodeScalars.allSatisfy { scalar in cjkBlocks.contains { $0 ~= scalar } }
    }
    return Corpus(Array(lines.prefix(limit ?? .max)))
  }

  /// Kana, CJK Unified Ideographs and Hangul Syllables.
  private static let cjkBlocks: [ClosedRange<Unicode.Scalar>] = [
    "\u{3041}"..."\u{30FF}", "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{9FFF}",
    "\u{AC00}"..."\u{D7A3}",
  ]

  /// How many bytes of UTF-8 the lines have.
  var byteCount: Int { bytes.count }

  /// The first lines.
  func prefix(_ count: Int) -> Corpus { Corpus(Array(lines.prefix(count))) }

  /// Lends the lines to C.
  func withTexts(_ body: (UnsafePointer<peer_texts>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      offsets.withUnsafeBufferPointer { offsets in
        var texts = peer_texts(
          bytes: bytes.baseAddress, offsets: offsets.baseAddress, count: lines.count)
        body(&texts)
      }
    }
  }
}
