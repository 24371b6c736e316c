/// Eight bytes of a text in one word, the first of them lowest; zeros stand after the text's end.
struct EightBytes {
  let word: UInt64
  /// How many bytes the text has from the first of them on.
  private let count: Int

  /// A one in each byte, by which a byte is put into all.
  static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes from `start` on, of which there is one at least.
  ///
  /// None is read outside the text, and most are read at once.
  @inline(__always)
  init(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) {
    let rest = utf8.count &- start
    let bytes = UnsafeRawBufferPointer(utf8)
    func load<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int) -> Word {
      unsafe Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    if rest >= 8 {
      word = load(start)
    } else if utf8.count >= 8 {
      word = load(utf8.count &- 8) as UInt64 &>> UInt64(8 &* (8 &- rest))
    } else if rest >= 4 {
      // The second half begins in the first, and what both have is the same.
      let (first, second): (UInt32, UInt32) = (load(start), load(utf8.count &- 4))
      word = UInt64(first) | UInt64(second) &<< UInt64(8 &* (rest &- 4))
    } else {
      let (middle, last) = (rest &>> 1, rest &- 1)
      let (first, second, third): (UInt8, UInt8, UInt8) =
        (load(start), load(start &+ middle), load(start &+ last))
      word =
        UInt64(first) | UInt64(second) &<< UInt64(8 &* middle) | UInt64(third)
        &<< UInt64(8 &* last)
    }
    count = rest
  }

  /// How many of them come before the first that is not ASCII, or that is NUL; as if the zeros after
  /// the text's end were characters.
  @inline(__always)
  var characterCount: Int {
    let filled = count >= 8 ? word : word | EightBytes.ones &<< UInt64(8 &* count)
    let others = ((filled &- EightBytes.ones) | filled) & EightBytes.highBits
    return others.trailingZeroBitCount &>> 3
  }

  /// The first of them, one at least, and zeros.
  @inline(__always)
  func first(_ count: Int) -> UInt64 {
    word & (.max &>> UInt64(64 &- 8 &* count))
  }
}
