/// The manual page, made from the help and the option tables.
package enum ManualPage {
  /// The page `tagflow(1)` in roff.
  package static func text(of subcommands: [Subcommand]) -> String {
    var lines = [
      ".TH TAGFLOW 1 \"\(Version.date)\" \"tagflow \(Version.number)\" \"User Commands\"",
      ".SH NAME",
      #"tagflow \- measure text exactly and arrange it in rows"#,
      ".SH SYNOPSIS",
      Roff.bold("tagflow"),
      Roff.usage("COMMAND [OPTION]... [OPERAND]..."),
    ]
    for subcommand in subcommands {
      lines += [".br", Roff.bold("tagflow \(subcommand.name)"), Roff.usage(subcommand.usage)]
    }
    lines += [".SH DESCRIPTION"] + Roff.text(description, opensSection: true)
    lines += [".SS Commands"]
    for subcommand in subcommands {
      lines += [".TP", Roff.bold(subcommand.name), Roff.line(subcommand.summary)]
    }
    lines += options(OptionGroup.general)
    for subcommand in subcommands { lines += section(subcommand) }
    lines += [".SH EXIT STATUS"] + Roff.text(exitStatus, opensSection: true)
    lines += [".SH ENVIRONMENT"] + environment
    lines += [".SH SEE ALSO"] + seeAlso
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ subcommand: Subcommand) -> [String] {
    let groups = subcommand.groups.filter { $0.title != OptionGroup.general.title }
    return [".SH TAGFLOW \(subcommand.name.uppercased())"]
      + [Roff.bold("tagflow \(subcommand.name)"), Roff.usage(subcommand.usage)]
      + Roff.text(subcommand.introduction)
      + groups.flatMap(options)
      + [".SS Notes"]
      + Roff.text(subcommand.closing, opensSection: true)
  }

  /// The options of a group, each with its help.
  private static func options(_ group: OptionGroup) -> [String] {
    var lines = [".SS \(group.title)"]
    for option in group.options {
      let names = option.spellings.map(Roff.bold).joined(separator: ", ")
      let value = option.value.map { " " + Roff.italic($0) } ?? ""
      let help = Help.wrapped(option.help, columns: Roff.columns)
      lines += [".TP", names + value] + help.map(Roff.line)
    }
    return lines
  }
}

// MARK: - What is in no table

extension ManualPage {
  private static let description = """
    TagFlow measures text with FreeType and HarfBuzz, in any script and font, and
    arranges texts and boxes in rows, grids and sections. Lengths are in points;
    numbers are exact, and the same for the same versions of the libraries, whatever
    the machine, the locale or the installed fonts. Inter is embedded, so that no font
    need be installed.
    """

  private static let exitStatus = """
    0 if all went well, also if the reader of the output went away; 1 if something
    failed, as told on standard error; 2 if the command line is wrong.
    """

  private static let environment =
    variable("NO_COLOR", "If it is not empty, the progress that a terminal shows has no colour.")
    + variable("TERM", "A terminal of the kind \"dumb\" shows no progress.")
    + variable("FONTCONFIG_FILE, FONTCONFIG_PATH", "Where Fontconfig finds its configuration.")
    + [".PP", "The locale has no effect."]

  private static func variable(_ name: String, _ text: String) -> [String] {
    [".TP", Roff.bold(name), text]
  }

  private static let seeAlso = [
    ".BR fc\\-list (1),", ".BR hb\\-shape (1),", ".BR hb\\-view (1)",
  ]
}
