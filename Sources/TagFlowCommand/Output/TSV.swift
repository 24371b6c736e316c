/// Rows of tab-separated values.
enum TSV {
  /// Appends a text as a field: tab, line feed, carriage return and backslash are escaped.
  static func append(_ text: String, to line: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): line.append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\n"): line.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): line.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\\"): line.append(contentsOf: "\\\\".utf8)
      default: line.append(byte)
      }
    }
  }

  /// Appends texts as a row, line feed included.
  static func append(row fields: [String], to bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      append(field, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends numbers as further fields.
  static func append(_ numbers: [Double], to line: inout [UInt8]) {
    for number in numbers {
      line.append(UInt8(ascii: "\t"))
      JSONNumber.append(number, to: &line)
    }
  }
}
