/// What a shell can offer for a word of the command line.
enum Completion {
  /// Some words and no others.
  case words([String])
  /// Files.
  case files
  /// Nothing that a shell knows, such as a number.
  case unknown
}

extension CommandOption {
  /// What can be its value; nil for an option without one.
  var completion: Completion? {
    guard let value else { return nil }
    if !choices.isEmpty { return .words(choices) }
    return ["FONT", "FILE"].contains(value) ? .files : .unknown
  }

  /// The ways to write its name: `-s` and `--size`.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(long)"]
  }
}

extension Subcommand {
  /// What can be an operand; texts are often in files.
  var operandCompletion: Completion {
    operandWords.isEmpty ? .files : .words(operandWords)
  }
}

/// A text as bash, zsh and fish read it between single quotes.
func singleQuoted(_ text: String) -> String {
  "'" + text.replacing("'", with: #"'\''"#) + "'"
}
