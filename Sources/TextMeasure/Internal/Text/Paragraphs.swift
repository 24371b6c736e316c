/// Cuts text into paragraphs at LF, CR, CR LF, VT, FF, NEL, LS and PS (M3).
///
/// Each paragraph is the half-open range of its UTF-8 without the terminator. A terminator at the
/// end opens one more, empty paragraph; empty text is one empty paragraph.
@safe struct Paragraphs: Sequence, IteratorProtocol {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isFinished = false

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    unsafe self.utf8 = unsafe utf8
  }

  mutating func next() -> Paragraph? {
    guard !isFinished else { return nil }
    let start = position
    var end = unsafe printableASCIIEnd(utf8, from: start, to: utf8.count)
    while unsafe end < utf8.count {
      let length = terminatorLength(at: end)
      if length > 0 {
        position = end + length
        return Paragraph(content: start..<end, terminatorLength: length)
      }
      end += 1
      if byte(end) ?? 0xFF < 0x80 {
        end = unsafe printableASCIIEnd(utf8, from: end, to: utf8.count)
      }
    }
    isFinished = true
    return Paragraph(content: start..<end, terminatorLength: 0)
  }

  /// The bytes of a terminator that begins at `index`, 0 if none does.
  private func terminatorLength(at index: Int) -> Int {
    switch unsafe utf8[index] {
    case 0x0D:
      return byte(index + 1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C:
      return 1
    case 0xC2:  // U+0085
      return byte(index + 1) == 0x85 ? 2 : 0
    case 0xE2:  // U+2028, U+2029
      guard byte(index + 1) == 0x80, let last = byte(index + 2) else { return 0 }
      return last == 0xA8 || last == 0xA9 ? 3 : 0
    default:
      return 0
    }
  }

  private func byte(_ index: Int) -> UInt8? {
    unsafe index < utf8.count ? utf8[index] : nil
  }
}

/// Where a paragraph lies in its text's UTF-8.
struct Paragraph {
  let content: Range<Int>
  let terminatorLength: Int

  /// The content and the terminator.
  var range: Range<Int> { content.lowerBound..<content.upperBound + terminatorLength }
}
