/// Reads the texts of one column of a table.
///
/// All rows must have as many fields as the first.
struct TableReader: ~Copyable {
  private var rows: RowReader
  private let column: TableColumn
  private let lossy: Bool
  /// The index of the column, and how many there are; nil before the first row.
  private var shape: (index: Int, count: Int)?

  init(_ source: consuming ByteSource, _ request: TableRequest, lossy: Bool) {
    rows = RowReader(source, request.form)
    column = request.column
    self.lossy = lossy
  }

  /// The place of the row that was read last.
  var place: Place { .line(rows.number, of: rows.name) }

  var extent: InputExtent { rows.extent }

  var mustWait: Bool { rows.mustWait }

  /// The next text, or nil at the end.
  ///
  /// After a text that is not UTF-8 reading can go on.
  mutating func next() throws(InputError) -> String? {
    guard let shape else { return try first() }
    guard let fields = try rows.next(keeping: shape.index) else { return nil }
    guard fields.count == shape.count else {
      let count = fields.count == 1 ? "1 field" : "\(fields.count) fields"
      throw .table(place, "has \(count), not \(shape.count) as the first row")
    }
    return try text(fields[shape.index])
  }

  /// The text of the first row, or of the second if the first has names.
  private mutating func first() throws(InputError) -> String? {
    guard let fields = try rows.next() else {
      guard case .named(let name) = column else { return nil }
      throw .table(place, "has no row of names, and so no column '\(name)'")
    }
    switch column {
    case .number(let number):
      guard number <= fields.count else {
        let columns = fields.count == 1 ? "1 column" : "\(fields.count) columns"
        throw .table(place, "has \(columns), and so no column \(number)")
      }
      shape = (number - 1, fields.count)
      return try text(fields[number - 1])
    case .named(let name):
      shape = (try index(of: name, among: fields), fields.count)
      return try next()
    }
  }

  private func index(of name: String, among fields: [[UInt8]]) throws(InputError) -> Int {
    let names = fields.map { String(decoding: $0, as: UTF8.self) }
    let indices = names.indices.filter { Array(names[$0].utf8) == Array(name.utf8) }
    guard let index = indices.first else {
      if let nearest = nearest(to: name, among: names) {
        throw .table(place, "has no column '\(name)'; did you mean '\(nearest)'?")
      }
      let known = listing(names.map { "'\($0)'" }, conjunction: "and")
      throw .table(place, "has no column '\(name)'; it has \(known)")
    }
    guard indices.count == 1 else {
      throw .table(place, "has \(indices.count) columns '\(name)'; give each a name of its own")
    }
    return index
  }

  private func text(_ field: [UInt8]) throws(InputError) -> String {
    switch decode(field.span, lossy: lossy) {
    case .success(let text): return text
    case .failure(let byte): throw .invalidUTF8(place, byte: byte.number)
    }
  }
}
