/// The help, made from the option tables, at most 80 columns wide.
package enum Help {
  /// The width that every line keeps.
  package static let columns = 80

  /// What `tagflow --help` prints: the subcommands, and the options that may stand before them.
  package static func overview(_ subcommands: [Subcommand]) -> String {
    let names = subcommands.map { ("  " + $0.name, $0.summary) }
    let groups = [section("Commands", names), section(OptionGroup.general)]
    return """
      Usage: tagflow COMMAND [OPTION]... [OPERAND]...

      Measure text exactly and arrange it in rows.

      \(groups.joined(separator: "\n\n"))

      'tagflow COMMAND --help' tells more of each command.
      """
  }

  /// What `--help` of a subcommand prints.
  package static func text(of subcommand: Subcommand) -> String {
    let groups = subcommand.groups.map { section($0) }
    return """
      Usage: tagflow \(subcommand.name) \(subcommand.usage)

      \(subcommand.introduction)

      \(groups.joined(separator: "\n\n"))

      \(subcommand.closing)
      """
  }

  /// An option as it is written: `-s, --size POINTS`, long names below one another.
  private static func label(_ option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0)" } ?? ""
    return "  \(short)--\(option.long)\(value)"
  }

  private static func section(_ group: OptionGroup) -> String {
    section(group.title, group.options.map { (label($0), $0.help) })
  }

  /// A title, then each label with its help beside it, in one column for all sections.
  private static func section(_ title: String, _ lines: [(label: String, help: String)]) -> String {
    let margin = String(repeating: " ", count: 26)
    let entries = lines.map { line in
      let help = wrapped(line.help, columns: columns - margin.count)
      // A label that is too long for the column has a line of its own.
      let lead = line.label.count < margin.count ? "" : "\n" + margin
      return line.label.padded(to: margin.count) + lead + help.joined(separator: "\n" + margin)
    }
    return "\(title):\n" + entries.joined(separator: "\n")
  }

  /// The words of a text in lines of at most `columns` characters.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// The string with spaces after it up to a column.
  fileprivate func padded(to column: Int) -> String {
    self + String(repeating: " ", count: max(0, column - count))
  }
}
