/// The completions of fish.
enum FishCompletions {
  static func script(for subcommands: [Subcommand]) -> String {
    let general = OptionGroup.general.options.map { line($0, in: "") }
    let commands = subcommands.map { subcommand in
      "complete -c tagflow -n '__tagflow_in \"\"' -f -a \(subcommand.name)"
        + " -d \(quoted(subcommand.summary))"
    }
    return """
      # Completions of tagflow for fish.

      # Whether the first word before the cursor that is no option is this one; '' for none.
      function __tagflow_in
        set -l words (commandline -opc)
        set -e words[1]
        for word in $words
          if not string match -q -- '-*' $word
            test "$argv[1]" = "$word"
            return
          end
        end
        test -z "$argv[1]"
      end

      \((general + commands).joined(separator: "\n"))
      \(subcommands.map(branch).joined(separator: "\n"))

      """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    var lines = subcommand.options.map { line($0, in: subcommand.name) }
    if case .words(let words) = subcommand.operandCompletion {
      lines.append(
        "complete -c tagflow -n '__tagflow_in \(subcommand.name)' -f"
          + " -a '\(words.joined(separator: " "))'")
    }
    return "\n" + lines.joined(separator: "\n")
  }

  private static func line(_ option: CommandOption, in subcommand: String) -> String {
    let place = subcommand.isEmpty ? "\"\"" : subcommand
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      switch option.completion {
      case nil: ""
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .files: " -r -F"
      case .unknown: " -x"
      }
    return "complete -c tagflow -n '__tagflow_in \(place)'\(short) -l \(option.long)\(value)"
      + " -d \(quoted(option.help))"
  }

  /// A text between single quotes, where fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
