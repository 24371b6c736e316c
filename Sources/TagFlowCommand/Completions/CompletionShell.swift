/// A shell that completions are made for.
package enum CompletionShell: String, Choice {
  case bash, zsh, fish

  /// A script for the shell that completes `tagflow`, made from the option tables.
  package func script(for subcommands: [Subcommand]) -> String {
    switch self {
    case .bash: BashCompletions.script(for: subcommands)
    case .zsh: ZshCompletions.script(for: subcommands)
    case .fish: FishCompletions.script(for: subcommands)
    }
  }
}
