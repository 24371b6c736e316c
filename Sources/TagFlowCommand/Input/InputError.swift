/// What is wrong with input before anyone looks at what it says.
enum InputError: Error, Equatable {
  case invalidUTF8(Place, byte: Int)
  case lineTooLong(Place)
  case documentTooLong(name: String)
  case unopenable(name: String, reason: String)
  case unreadable(name: String, reason: String)
  /// A table that breaks its own rules.
  case malformed(name: String, line: Int, column: Int, TableFault)
  /// A row that does not go with the others, or with what was asked for.
  case table(Place, String)

  /// What was wrong and what would do instead.
  var message: String {
    switch self {
    case .invalidUTF8(let place, let byte): "\(place.label): \(InputError.invalid(byte))"
    case .lineTooLong(let place): "\(place.label): \(InputError.tooLong)"
    case .documentTooLong(let name):
      "\(name): longer than \(InputLimit.document >> 20) MiB; split the document"
    case .unopenable(let name, let reason): "cannot open '\(name)': \(reason)"
    case .malformed(let name, let line, let column, let fault):
      "\(name):\(line):\(column): \(fault.message)"
    case .table(let place, let fault): "\(place.label): \(fault)"
    case .unreadable(let name, let reason): "cannot read \(name): \(reason)"
    }
  }

  /// What is wrong with a single line, after which others can be read; nil for anything else.
  var messageOfLine: String? {
    switch self {
    case .invalidUTF8(_, let byte): InputError.invalid(byte)
    case .lineTooLong: InputError.tooLong
    default: nil
    }
  }

  /// The words for a line that is longer than any may be.
  static let tooLong = "longer than \(InputLimit.line >> 20) MiB; split the line"

  /// The words for text that is not UTF-8.
  static func invalid(_ byte: Int) -> String {
    "invalid UTF-8 at byte \(byte); --lossy replaces what is invalid"
  }
}

/// Where a text comes from.
enum Place: Equatable {
  case operand(Int)
  case line(Int, of: String)

  /// The place as messages begin with it.
  var label: String {
    switch self {
    case .operand(let number): "operand \(number)"
    case .line(let number, let name): "\(name):\(number)"
    }
  }

  /// A message about JSON that comes from here.
  func explain(_ error: JSONError) -> String {
    switch self {
    case .operand: error.explanation(in: label)
    case .line(let number, let name): error.explanation(in: name, line: number)
    }
  }
}
