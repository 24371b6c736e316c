/// Makes a string of UTF-8 bytes.
///
/// - Parameters:
///   - bytes: what was read.
///   - lossy: whether each maximal part of an invalid sequence becomes U+FFFD.
/// - Returns: the string, or the first invalid byte, counted from 1.
func decode(_ bytes: Span<UInt8>, lossy: Bool) -> Result<String, InvalidByte> {
  do {
    return .success(String(copying: try UTF8Span(validating: bytes)))
  } catch {
    guard lossy else { return .failure(InvalidByte(number: error.byteOffsets.lowerBound + 1)) }
    return .success(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }
}

/// The first byte that is not UTF-8, counted from 1.
struct InvalidByte: Error, Equatable {
  let number: Int
}
