private import Glibc

/// Reads lines in constant memory: LF ends a line, one CR before it is dropped, a last line without
/// LF counts, and empty input has no line.
struct LineReader: ~Copyable {
  /// The number of the line that was read last, from 1.
  private(set) var number = 0

  private var source: ByteSource
  private let lossy: Bool
  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false
  /// Whether the rest of a line that was too long is still to be passed over.
  private var skipsRest = false

  init(_ source: consuming ByteSource, lossy: Bool) {
    self.source = source
    self.lossy = lossy
  }

  /// The place of the line that was read last.
  var place: Place { .line(number, of: source.name) }

  var extent: InputExtent { InputExtent(read: source.position, size: source.size) }

  /// Whether the next line has yet to be read in, which may take until someone writes it.
  var mustWait: Bool { !atEnd && indexOfLineFeed(from: start) == nil }

  /// The next line, or nil at the end.
  ///
  /// After a line that is not UTF-8, or too long, reading can go on.
  mutating func next() throws(InputError) -> String? {
    guard let line = try nextRange() else { return nil }
    number += 1
    switch decode(buffer.span.extracting(line), lossy: lossy) {
    case .success(let text): return text
    case .failure(let byte): throw .invalidUTF8(place, byte: byte.number)
    }
  }

  /// Finds the next line in the buffer, reading more as needed.
  private mutating func nextRange() throws(InputError) -> Range<Int>? {
    if skipsRest { try skipRest() }
    var searched = start
    while true {
      if let end = indexOfLineFeed(from: searched) {
        defer { start = end + 1 }
        return trimmed(start..<end)
      }
      if atEnd {
        defer { start = buffer.count }
        return start < buffer.count ? start..<buffer.count : nil
      }
      guard buffer.count - start <= InputLimit.line else {
        number += 1
        skipsRest = true
        throw .lineTooLong(place)
      }
      if start > 0 {
        buffer.removeFirst(start)
        start = 0
      }
      searched = buffer.count
      atEnd = try source.read(into: &buffer) == 0
    }
  }

  /// Passes over the rest of a line in constant memory.
  private mutating func skipRest() throws(InputError) {
    skipsRest = false
    start = buffer.count
    while !atEnd {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      atEnd = try source.read(into: &buffer) == 0
      if let end = indexOfLineFeed(from: 0) {
        start = end + 1
        return
      }
    }
  }

  private func indexOfLineFeed(from offset: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard offset < bytes.count, let base = bytes.baseAddress else { return nil }
      return memchr(base + offset, 0x0A, bytes.count - offset).map { base.distance(to: $0) }
    }
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    guard let last = line.last, buffer[last] == 0x0D else { return line }
    return line.lowerBound..<last
  }
}
