/// A subcommand as data: what the help says of it and what options it takes.
package struct Subcommand: Sendable {
  package let name: String
  /// What follows the name in the usage line.
  package let usage: String
  /// One line for the list of commands.
  package let summary: String
  /// What the help says before and after the options; lines fit 80 columns.
  package let introduction: String
  package let closing: String
  /// Lists its options when they are asked for: a run needs those of one subcommand, and to list them
  /// all takes longer than to measure a text.
  private let listGroups: @Sendable () -> [OptionGroup]
  private let makeDefaults: @Sendable () -> Settings
  private let listOperandWords: @Sendable () -> [String]
  /// Runs it and answers whether all went well; what did not has been told.
  let run:
    @Sendable (
      Settings, [Operand], inout StandardOutput, Diagnostics
    ) throws(Failure) -> Bool

  init(
    name: String, usage: String, summary: String, introduction: String, closing: String,
    groups: @autoclosure @escaping @Sendable () -> [OptionGroup],
    defaults: @autoclosure @escaping @Sendable () -> Settings = Settings(),
    operandWords: @autoclosure @escaping @Sendable () -> [String] = [],
    run:
      @escaping @Sendable (
        Settings, [Operand], inout StandardOutput, Diagnostics
      ) throws(Failure) -> Bool
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.introduction = introduction
    self.closing = closing
    listGroups = groups
    makeDefaults = defaults
    listOperandWords = operandWords
    self.run = run
  }

  /// Its options as the help groups them.
  package var groups: [OptionGroup] { listGroups() }

  /// What holds where the command line says nothing.
  var defaults: Settings { makeDefaults() }

  /// The words its operand must be one of; none if it is free.
  package var operandWords: [String] { listOperandWords() }

  /// All options in the order of the help.
  package var options: [CommandOption] { groups.flatMap(\.options) }
}
