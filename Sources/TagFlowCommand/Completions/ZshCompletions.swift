/// The completions of zsh, by its `_arguments`.
enum ZshCompletions {
  static func script(for subcommands: [Subcommand]) -> String {
    let commands = subcommands.map { "      \(singleQuoted("\($0.name):\($0.summary)"))" }
    return """
      #compdef tagflow
      # Completions of tagflow for zsh.

      _tagflow() {
        local curcontext=$curcontext state line
        local -a commands
        typeset -A opt_args
        _arguments -C -s -S \\
          \(arguments(OptionGroup.general.options).joined(separator: " \\\n    ")) \\
          '1: :->command' '*:: :->rest' && return
        case $state in
          command)
            commands=(
      \(commands.joined(separator: "\n"))
            )
            _describe command commands ;;
          rest)
            case $line[1] in
      \(subcommands.map(branch).joined(separator: "\n"))
            esac ;;
        esac
      }

      # Autoloaded by its name it completes at once; sourced it is registered.
      if [[ $funcstack[1] == _tagflow ]]; then
        _tagflow "$@"
      else
        compdef _tagflow tagflow
      fi

      """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let operand = "'*: :\(action(subcommand.operandCompletion))'"
    let all = arguments(subcommand.options) + [operand]
    return """
              \(subcommand.name))
                _arguments -s -S : \\
                  \(all.joined(separator: " \\\n            ")) ;;
      """
  }

  /// Options as `_arguments` reads them; one may follow another, but does not follow itself.
  private static func arguments(_ options: [CommandOption]) -> [String] {
    options.map { option in
      let exclusion = option.isRepeatable ? "'*'" : "'(\(option.spellings.joined(separator: " ")))'"
      let names = option.spellings.map { name in
        guard option.value != nil else { return name }
        return name + (name.hasPrefix("--") ? "=" : "+")
      }
      let name = names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}"
      let value = option.completion.map { ":\(option.value ?? ""):\(action($0))" } ?? ""
      return "\(exclusion)\(name)\(singleQuoted("[\(escaped(option.help))]\(value)"))"
    }
  }

  private static func escaped(_ help: String) -> String {
    help.reduce(into: "") { escaped, character in
      if #"[]\"#.contains(character) { escaped += #"\"# }
      escaped.append(character)
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .unknown: ""
    }
  }
}
