extension Subcommand {
  /// Scripts that teach shells the options.
  package static let completions: Subcommand = Subcommand(
    name: "completions",
    usage: "[OPTION]... SHELL",
    summary: "print a script that completes commands and options in a shell",
    introduction: """
      Print a script that completes the commands, options and values of tagflow in
      SHELL: bash, zsh or fish.
      """,
    closing: """
      Where the shells look for it:
        tagflow completions bash > ~/.local/share/bash-completion/completions/tagflow
        tagflow completions zsh > "${fpath[1]}/_tagflow"
        tagflow completions fish > ~/.config/fish/completions/tagflow.fish

      bash-completion, a package of its own, finds the first. Without it bash reads
      the script in ~/.bashrc:
        source <(tagflow completions bash)
      """,
    groups: [.general],
    operandWords: CompletionShell.allCases.map(\.word),
    run: { _, operands, output, _ throws(Failure) in
      let words = listing(CompletionShell.allCases.map(\.word))
      guard operands.count == 1 else {
        throw .usage("takes one shell, \(words), not \(operands.count)")
      }
      let name = String(decoding: operands[0].bytes, as: UTF8.self)
      guard let shell = CompletionShell.named(name) else {
        throw .usage("no completions for '\(name)'; use \(words)")
      }
      try output.write(shell.script(for: Subcommand.all).utf8)
      return true
    })
}
