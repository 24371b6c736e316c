/// The completions of bash, which need no other package.
enum BashCompletions {
  static func script(for subcommands: [Subcommand]) -> String {
    let general = OptionGroup.general.options.flatMap(\.spellings)
    let first = (subcommands.map(\.name) + general).joined(separator: " ")
    return """
      # Completions of tagflow for bash.

      _tagflow_words() {
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
      }

      _tagflow_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      }

      _tagflow() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
        local command= index
        COMPREPLY=()
        # Bash splits --option=value at the sign.
        if [[ $word == = ]]; then
          word=
        elif [[ $option == = ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            --) option=-- ;;
            -*) ;;
            *) command=${command:-${COMP_WORDS[index]}} ;;
          esac
        done

        case $command in
          '')
            _tagflow_words '\(first)' ;;
      \(subcommands.map(branch).joined(separator: "\n"))
        esac
      }

      complete -F _tagflow tagflow

      """
  }

  /// What completes the words after a subcommand.
  private static func branch(_ subcommand: Subcommand) -> String {
    let all = subcommand.options.map { "--\($0.long)" }.joined(separator: " ")
    let values = subcommand.options.compactMap { option in
      option.completion.map { completion in
        "        \(option.spellings.joined(separator: " | "))) \(action(completion)) ;;"
      }
    }
    let operands = action(subcommand.operandCompletion)
    return """
          \(subcommand.name))
            case $option in
              --) \(operands) ;;
      \(values.joined(separator: "\n"))
              *)
                if [[ $word == -* ]]; then
                  _tagflow_words '\(all)'
                else
                  \(operands)
                fi ;;
            esac ;;
      """
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "_tagflow_words '\(words.joined(separator: " "))'"
    case .files: "_tagflow_files"
    case .unknown: "return"
    }
  }
}
