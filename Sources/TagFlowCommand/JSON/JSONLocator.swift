/// Finds the path of the place where Jansson stopped.
///
/// Jansson tells a byte offset, but a message names the key. All before that offset is well-formed,
/// so a light scan that only follows brackets, keys and commas is enough.
struct JSONLocator {
  private enum Level {
    case object(key: String?)
    case array(index: Int)
  }

  private var levels: [Level] = []
  private var expectsKey = false

  /// The path of the value or key that ends at, or goes on over, byte `end` of `text`.
  static func path(in text: Span<UInt8>, before end: Int) -> JSONPath {
    var locator = JSONLocator()
    var offset = 0
    while offset < min(end, text.count) {
      offset = locator.consume(text, at: offset)
    }
    return locator.path
  }

  private var path: JSONPath {
    var path = JSONPath.root
    for level in levels {
      switch level {
      case .object(let key?): path = .key(key, of: path)
      case .object(nil): break
      case .array(let index): path = .index(index, of: path)
      }
    }
    return path
  }

  /// Reads one token or one other byte at `offset` and returns the offset after it.
  private mutating func consume(_ text: Span<UInt8>, at offset: Int) -> Int {
    switch text[offset] {
    case UInt8(ascii: "{"):
      levels.append(.object(key: nil))
      expectsKey = true
    case UInt8(ascii: "["):
      levels.append(.array(index: 0))
      expectsKey = false
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = levels.popLast()
      expectsKey = false
    case UInt8(ascii: ":"):
      expectsKey = false
    case UInt8(ascii: ","):
      passComma()
    case UInt8(ascii: "\""):
      return consumeString(text, at: offset)
    default:
      break
    }
    return offset + 1
  }

  private mutating func passComma() {
    switch levels.popLast() {
    case .array(let index):
      levels.append(.array(index: index + 1))
    case .object:
      levels.append(.object(key: nil))
      expectsKey = true
    case nil:
      break
    }
  }

  private mutating func consumeString(_ text: Span<UInt8>, at start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, text.count)
    if expectsKey, !levels.isEmpty {
      levels[levels.count - 1] = .object(key: JSONLocator.key(text, start + 1..<end))
    }
    return end + 1
  }

  /// The key between two quotes, its escapes resolved; as it is written if they make no string.
  private static func key(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    let written = text.extracting(range).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
    guard written.utf8.contains(UInt8(ascii: "\\")),
      case .string(let key)? = try? JSONParser.parse(Array("\"\(written)\"".utf8).span)
    else { return written }
    return key
  }
}
