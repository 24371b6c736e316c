/// A table whose texts are those of one column, as asked for.
struct TableRequest: Equatable, Sendable {
  var form: TableForm
  var column: TableColumn
}

/// How a table is written.
enum TableForm: Sendable {
  /// Comma-separated values, as RFC 4180 has them.
  case csv
  /// Tab-separated values, in the escapes that the output has.
  case tsv
  /// Tab-separated values without escapes, as IANA registered them.
  case plainTSV
}

/// Which column of a table the texts are in.
enum TableColumn: Equatable, Sendable {
  /// That of a name in the first row, which is no text.
  case named(String)
  /// That of a number, from 1; all rows are texts.
  case number(Int)

  /// The column that an option's value means: digits are a number, all else is a name.
  init(_ text: String) {
    if let number = Int(text), number > 0 { self = .number(number) } else { self = .named(text) }
  }
}

extension Settings {
  /// The table that is read; nil for lines and JSON.
  func table() throws(Failure) -> TableRequest? {
    let form: TableForm? =
      switch input {
      case .csv: .csv
      case .tsv: isPlainTSV ? .plainTSV : .tsv
      case .lines, .ndjson, .json: nil
      }
    if isPlainTSV, input != .tsv { throw .usage("'--plain-tsv' needs --input tsv") }
    switch (form, tableColumn) {
    case (nil, nil): return nil
    case (nil, _): throw .usage("'--csv-column' needs --input csv or --input tsv")
    case (_, nil):
      throw .usage(
        "'--input \(input.word)' needs --csv-column NAME, or the column's number if the first row"
          + " has no names")
    case (let form?, let column?):
      return TableRequest(form: form, column: TableColumn(column))
    }
  }
}
