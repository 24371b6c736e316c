import Foundation

/// Packed fonts that are small and say that they are, or are, huge when unpacked.
enum PackedBomb {
  /// A WOFF2 file with one table of a gigabyte of zeros, said to be of another length.
  ///
  /// The header and the directory are those of WOFF2, sections 4.1 and 4.2.
  static func woff2(unpacked: Int) -> [UInt8] {
    var file = BigEndian()
    let directory: [UInt8] = [0x3F] + Array("ABCD".utf8) + base128(unpacked)
    let length = (48 + directory.count + gigabyte.count + 3) & ~3
    file.append32(0x774F_4632, 0x0001_0000, length)
    file.append16(1, 0)
    file.append32(unpacked, gigabyte.count)
    file.append16(1, 0)
    file.append32(0, 0, 0, 0, 0)
    file.append(directory)
    file.append(gigabyte)
    file.append(Array(repeating: 0, count: length - file.bytes.count))
    return file.bytes
  }

  /// What `brotli.compress(bytes(1 << 30), quality=11, lgwin=24)` of Python gives; its middle
  /// repeats.
  private static let gigabyte: [UInt8] = {
    let start = decoded("z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMi")
    let middle = decoded(
      """
      AN37f/7//8M/ARCHBQC69//8//+HfwIgDgsAdO//+f//D/8EQBwWAOje//P//x/+CYA4LADQvf/n//8//BMAcVgA\
      oHv/z///f/gnAOKwAED3/p/////wTwDEYQGA7v0/////4Z8AiMMC
      """)
    let middles = repeatElement(middle, count: 7).joined()
    return start + middles + middle.prefix(67) + [0x7B, 0xFF, 0x3F]
  }()

  private static func decoded(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64) ?? Data())
  }

  /// `UIntBase128` of WOFF2, section 4.
  private static func base128(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  /// A WOFF file with one table of so many zeros, said to be of another length (WOFF 1.0, 3 and 4).
  static func woff(unpacked: Int, stream: Int) -> [UInt8] {
    let packed = zeros(stream)
    let padded = (packed.count + 3) & ~3
    var file = BigEndian()
    file.append32(0x774F_4646, 0x0001_0000, 64 + padded)
    file.append16(1, 0)
    file.append32((28 + unpacked + 3) & ~3)
    file.append16(1, 0)
    file.append32(0, 0, 0, 0, 0)
    file.append(Array("head".utf8))
    file.append32(64, packed.count, unpacked, 0)
    file.append(packed + Array(repeating: 0, count: padded - packed.count))
    return file.bytes
  }

  /// A zlib stream of zeros: a literal, then copies of 258 bytes from one byte back, in the fixed
  /// codes (RFC 1951, 3.2.6).
  private static func zeros(_ count: Int) -> [UInt8] {
    let copies = (count - 1) / 258
    var bits = BitWriter()
    bits.append("110")
    bits.append("00110000")
    for _ in 0..<copies { bits.append("1100010100000") }
    for _ in 0..<(count - 1 - copies * 258) { bits.append("00110000") }
    bits.append("0000000")
    var stream = BigEndian()
    stream.append16(0x78DA)
    stream.append(bits.bytes)
    stream.append32(count % 65_521 << 16 | 1)
    return stream.bytes
  }

  /// Bits from the lowest of each byte on.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ bits: StaticString) {
      bits.withUTF8Buffer { bits in
        for bit in bits {
          if used == 8 {
            bytes.append(0)
            used = 0
          }
          bytes[bytes.count - 1] |= (bit & 1) << UInt8(used)
          used += 1
        }
      }
    }
  }
}
