import CPeers

/// Pango with one font: text is set in a layout, and its size asked for.
final class PangoPeer {
  let pango: OpaquePointer
  private(set) var widths: [Double]

  init(_ paths: [String], family: String, language: String = "und", count: Int) throws {
    let opened = withCStrings(paths) {
      peer_pango_open($0, paths.count, family, language, BenchFont.size)
    }
    guard let opened else { throw BenchError.unreadable(paths.joined(separator: ", ")) }
    pango = opened
    widths = Array(repeating: 0, count: count)
  }

  deinit {
    peer_pango_close(pango)
  }

  func measure(_ corpus: Corpus) {
    widths.withUnsafeMutableBufferPointer { widths in
      corpus.withTexts { peer_pango_widths(pango, $0, widths.baseAddress) }
    }
  }
}

/// raqm with one font: an object for each text, as it has to be.
final class RaqmPeer {
  private let raqm: OpaquePointer
  private(set) var widths: [Double]

  init(_ font: BenchFont, count: Int) throws {
    guard let opened = peer_raqm_open(font.path, BenchFont.size) else {
      throw BenchError.unreadable(font.path)
    }
    raqm = opened
    widths = Array(repeating: 0, count: count)
  }

  deinit {
    peer_raqm_close(raqm)
  }

  func measure(_ corpus: Corpus) {
    widths.withUnsafeMutableBufferPointer { widths in
      corpus.withTexts { peer_raqm_widths(raqm, $0, widths.baseAddress) }
    }
  }
}

/// Lends strings to C as an array of pointers that a null ends.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { Array($0.utf8CString) }
  var pointers: [UnsafePointer<CChar>?] = []
  func lend(_ rest: ArraySlice<[CChar]>) -> Result {
    guard let first = rest.first else {
      pointers.append(nil)
      return pointers.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("an array of one or more") }
        return body(start)
      }
    }
    return first.withUnsafeBufferPointer { bytes in
      pointers.append(bytes.baseAddress)
      return lend(rest.dropFirst())
    }
  }
  return lend(copies[...])
}
