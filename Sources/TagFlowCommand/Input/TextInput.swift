/// The texts of a run in their order: operands, and the lines of standard input in the place of
/// each `-`, or alone when there is no operand.
///
/// Of tables the operands are files, and `-` is standard input.
struct TextInput: ~Copyable {
  /// Where the text that was read last comes from.
  private(set) var place = Place.operand(0)

  private let operands: [Operand]
  private let lossy: Bool
  private let request: TableRequest?
  private var used = 0
  private var lines: LineReader
  private var isReadingLines = false
  /// The table that is being read.
  private var table: TableReader?

  init(_ operands: [Operand], lossy: Bool, table request: TableRequest? = nil) {
    self.operands = operands.isEmpty ? [.standardInput] : operands
    self.lossy = lossy
    self.request = request
    lines = LineReader(.standardInput, lossy: lossy)
  }

  /// Whether the next text may have yet to be written by someone, who may first want an answer.
  var mustWait: Bool {
    switch table {
    case .some(let table): table.mustWait
    case .none: isReadingLines && lines.mustWait
    }
  }

  /// How far a single input has been read; nil if there are several, or none but operands.
  var extent: InputExtent? {
    guard operands.count == 1 else { return nil }
    switch table {
    case .some(let table): return table.extent
    case .none: return isReadingLines ? lines.extent : nil
    }
  }

  /// The next text, or nil at the end.
  ///
  /// After a text that is not UTF-8 reading can go on.
  mutating func next() throws(InputError) -> String? {
    while true {
      if let text = try nextOfTable() { return text }
      if isReadingLines {
        defer { place = lines.place }
        if let line = try lines.next() { return line }
        isReadingLines = false
      }
      guard used < operands.count else { return nil }
      let operand = operands[used]
      used += 1
      place = .operand(used)
      if let request {
        table = TableReader(try ByteSource.open(operand), request, lossy: lossy)
      } else if operand.isStandardInput {
        isReadingLines = true
      } else {
        return try text(of: operand)
      }
    }
  }

  /// The next text of the table that is being read, nil if there is none or it ends.
  private mutating func nextOfTable() throws(InputError) -> String? {
    guard var table = table.take() else { return nil }
    do throws(InputError) {
      let text = try table.next()
      place = table.place
      if text != nil { self.table = consume table }
      return text
    } catch {
      place = table.place
      throw error
    }
  }

  private func text(of operand: Operand) throws(InputError) -> String {
    switch decode(operand.bytes.span, lossy: lossy) {
    case .success(let text): return text
    case .failure(let byte): throw .invalidUTF8(place, byte: byte.number)
    }
  }
}

/// How far an input has been read.
struct InputExtent: Equatable {
  /// In bytes.
  let read: Int
  /// In bytes; nil if no one knows, as of a pipe.
  let size: Int?
}
