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
  package let groups: [OptionGroup]
  /// What holds where the command line says nothing.
  var defaults = Settings()
  /// The words its operand must be one of; none if it is free.
  package var operandWords: [String] = []
  /// Runs it and answers whether all went well; what did not has been told.
  let run:
    @Sendable (
      Settings, [Operand], inout StandardOutput, Diagnostics
    ) throws(Failure) -> Bool

  /// All options in the order of the help.
  package var options: [CommandOption] { groups.flatMap(\.options) }
}
