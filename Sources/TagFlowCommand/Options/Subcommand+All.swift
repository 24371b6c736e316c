extension Subcommand {
  /// All subcommands, in the order of the help.
  package static let all: [Subcommand] = [.measure, .wrap, .render, .fonts, .completions, .man]
}
