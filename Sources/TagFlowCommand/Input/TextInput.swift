/// The texts of a run in their order: operands, and the lines of standard input in the place of
/// each `-`, or alone when there is no operand.
struct TextInput: ~Copyable {
  /// Where the text that was read last comes from.
  private(set) var place = Place.operand(0)

  private let operands: [Operand]
  private let lossy: Bool
  private var used = 0
  private var lines: LineReader
  private var isReadingLines = false

  init(_ operands: [Operand], lossy: Bool) {
    self.operands = operands.isEmpty ? [.standardInput] : operands
    self.lossy = lossy
    lines = LineReader(.standardInput, lossy: lossy)
  }

  /// Whether the next text may have yet to be written by someone, who may first want an answer.
  var mustWait: Bool { isReadingLines && lines.mustWait }

  /// The next text, or nil at the end.
  ///
  /// After a text that is not UTF-8 reading can go on.
  mutating func next() throws(InputError) -> String? {
    while true {
      if isReadingLines {
        defer { place = lines.place }
        if let line = try lines.next() { return line }
        isReadingLines = false
      }
      guard used < operands.count else { return nil }
      let operand = operands[used]
      used += 1
      place = .operand(used)
      if operand.isStandardInput {
        isReadingLines = true
        continue
      }
      switch decode(operand.bytes.span, lossy: lossy) {
      case .success(let text): return text
      case .failure(let byte): throw .invalidUTF8(place, byte: byte.number)
      }
    }
  }
}
