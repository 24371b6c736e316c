/// Reads the rows of a table in constant memory, field by field.
///
/// A table of commas is read by RFC 4180 to the letter, but for rows that end with a line feed
/// alone and one byte order mark at the beginning, which are taken. In a table of tabs a field has
/// neither tab nor line feed; `\t`, `\n`, `\r` and `\\` stand for them, unless the table is said to
/// be one of `text/tab-separated-values` by IANA, which has no escapes.
struct RowReader: ~Copyable {
  /// The line on which the row that was read last begins, from 1.
  private(set) var number = 0

  private var source: ByteSource
  private let form: TableForm
  private var buffer: [UInt8] = []
  private var position = 0
  private var atStart = true
  private var atEnd = false
  /// Where the next byte is, from 1, columns in Unicode scalars.
  private var line = 1
  private var column = 1

  init(_ source: consuming ByteSource, _ form: TableForm) {
    self.source = source
    self.form = form
  }

  /// What messages call the table.
  var name: String { source.name }

  /// How many bytes were read, and how many there are if that is known.
  var extent: InputExtent { InputExtent(read: source.position, size: source.size) }

  /// Whether the next row has yet to be read in, which may take until someone writes it.
  var mustWait: Bool {
    var isQuoted = false
    for byte in buffer[position...] {
      if byte == .quote, form == .csv { isQuoted.toggle() }
      if byte == .lineFeed, !isQuoted { return false }
    }
    return !atEnd
  }

  /// The next row, or nil at the end.
  ///
  /// - Parameter kept: the index of the one field whose bytes are wanted; nil is all.
  /// - Returns: the bytes of the fields, empty for those that are not wanted.
  /// - Throws: `InputError`, after which there is nothing more to read.
  mutating func next(keeping kept: Int? = nil) throws(InputError) -> [[UInt8]]? {
    var row = Row(kept: kept)
    number = line
    var length = 0
    while let byte = try nextByte() {
      length += 1
      guard length <= InputLimit.line else { throw .lineTooLong(.line(number, of: name)) }
      if try take(byte, &row) { return row.fields }
    }
    return try end(&row)
  }

  /// Takes a byte of a row.
  ///
  /// - Returns: whether the row ends with it.
  private mutating func take(_ byte: UInt8, _ row: inout Row) throws(InputError) -> Bool {
    defer { advance(byte) }
    switch row.state {
    case .quoted:
      if byte == .quote { row.state = .closed } else { row.append(byte) }
    case .closed where byte == .quote:
      row.append(byte)
      row.state = .quoted
    case .escape:
      guard let meant = Self.escapes[byte] else { throw error(.escape) }
      row.append(meant)
      row.state = .plain
    case .carriageReturn:
      guard byte == .lineFeed else { throw error(.carriageReturn) }
      return true
    case .start, .plain, .closed:
      return try takePlain(byte, &row)
    }
    return false
  }

  /// Takes a byte that is neither in quotes nor escaped.
  private func takePlain(_ byte: UInt8, _ row: inout Row) throws(InputError) -> Bool {
    switch byte {
    case form == .csv ? .comma : .tab:
      row.endField()
    case .lineFeed:
      row.endField()
      return true
    case .carriageReturn:
      row.endField()
      row.state = .carriageReturn
    case _ where row.state == .closed:
      throw error(.afterQuote)
    case .quote where form == .csv:
      guard row.state == .start else { throw error(.quote) }
      row.state = .quoted
      row.quote = (line, column)
    case .backslash where form == .tsv:
      row.state = .escape
    default:
      row.append(byte)
      row.state = .plain
    }
    return false
  }

  /// Ends the last row, which needs no line feed.
  private func end(_ row: inout Row) throws(InputError) -> [[UInt8]]? {
    switch row.state {
    case .start where row.fields.isEmpty: return nil
    case .quoted:
      throw .malformed(name: name, line: row.quote.line, column: row.quote.column, .openQuote)
    case .escape: throw error(.escape)
    case .carriageReturn: throw error(.carriageReturn)
    case .start, .plain, .closed:
      row.endField()
      return row.fields
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "t"): .tab, UInt8(ascii: "n"): .lineFeed, UInt8(ascii: "r"): .carriageReturn,
    .backslash: .backslash,
  ]
}

/// A row as far as it has been read.
private struct Row {
  /// Which field is wanted; nil is all.
  let kept: Int?
  var fields: [[UInt8]] = []
  var state = State.start
  /// Where the last field in quotes begins.
  var quote = (line: 0, column: 0)
  private var field: [UInt8] = []

  enum State { case start, plain, quoted, closed, escape, carriageReturn }

  init(kept: Int?) {
    self.kept = kept
  }

  mutating func append(_ byte: UInt8) {
    if kept == nil || kept == fields.count { field.append(byte) }
  }

  mutating func endField() {
    fields.append(field)
    field = []
    state = .start
  }
}

// MARK: - Bytes and places

extension RowReader {
  private mutating func nextByte() throws(InputError) -> UInt8? {
    if position == buffer.count, try !fill() { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  /// Reads on; at the beginning it passes over a byte order mark.
  private mutating func fill() throws(InputError) -> Bool {
    buffer.removeAll(keepingCapacity: true)
    position = 0
    repeat {
      atEnd = try source.read(into: &buffer) == 0
    } while atStart && !atEnd && buffer.count < 3
    if atStart, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    atStart = false
    if position == buffer.count, !atEnd { return try fill() }
    return position < buffer.count
  }

  private mutating func advance(_ byte: UInt8) {
    if byte == .lineFeed {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// What is wrong with a table where the reader stands.
  private func error(_ fault: TableFault) -> InputError {
    .malformed(name: name, line: line, column: column, fault)
  }
}

/// What is no table.
enum TableFault: Equatable {
  case quote, afterQuote, openQuote, carriageReturn, escape

  /// What is wrong, and what would do.
  var message: String {
    switch self {
    case .quote:
      "a quote in a field without quotes; put the field in quotes, and write its quotes twice"
    case .afterQuote: "text after the quote that ends a field; write a quote in it twice"
    case .openQuote: "the quoted field has no end"
    case .carriageReturn: "a carriage return without a line feed; put the field in quotes"
    case .escape:
      #"a backslash that escapes nothing; write \\, \t, \n or \r, or read it with --plain-tsv"#
    }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
