extension OptionGroup {
  /// What a user asks of any command.
  static let general = OptionGroup(
    title: "General",
    options: [
      .flag("help", short: "h", help: "print this help and end") { $0.showsHelp = true },
      .flag("version", short: "V", help: "print the versions and end") { $0.showsVersion = true },
    ])

  /// The fonts of texts.
  static let font = OptionGroup(
    title: "Font",
    options: [
      CommandOption(
        "font", short: "f", value: "FONT",
        help: "a font file's path, a family of the system, or Inter, the embedded font (default)"
      ) { settings, text in
        settings.style.font = text
        settings.namesFonts = true
      },
      .number(
        "index", value: "N", help: "the face of a font collection (default 0)", rule: .count
      ) { $0.style.index = Int($1) },
      .number(
        "size", short: "s", value: "POINTS", help: "the font size (default 16)", rule: .size
      ) { $0.style.size = $1 },
      .number(
        "weight", value: "N", help: "the weight of a variable font, as in 600", rule: .weight
      ) { $0.style.weight = $1 },
      CommandOption(
        "axes", value: "TAG=N,...",
        help: "axes of a variable font, as in wght=600,opsz=14; wght beats --weight"
      ) { settings, text throws(InvalidValue) in settings.style.axes = try parseAxes(text) },
      CommandOption(
        "fallback", value: "FONT", isRepeatable: true,
        help: "a font for what FONT lacks, or 'system' for all installed fonts; may be repeated"
      ) { settings, text in
        settings.style.fallback.append(text)
        settings.namesFonts = true
      },
      .flag("strict", help: "fail if some text has no glyph in any of the fonts") {
        $0.isStrict = true
      },
    ])

  /// How texts are set.
  static let text = OptionGroup(
    title: "Text",
    options: [
      CommandOption(
        "features", value: "LIST", help: "OpenType features, as in -liga,+tnum,ss01=2"
      ) { settings, text throws(InvalidValue) in
        settings.style.features = try parseFeatures(text)
      },
      CommandOption(
        "language", value: "TAG", help: "the language, as in tr or zh-Hant (default: none)"
      ) { settings, text in settings.style.language = text },
      .number(
        "letter-spacing", value: "POINTS", help: "after each character (default 0)",
        rule: .spacing
      ) { $0.style.letterSpacing = $1 },
      .number(
        "word-spacing", value: "POINTS", help: "after each space (default 0)", rule: .spacing
      ) { $0.style.wordSpacing = $1 },
      .choice(
        "rounding", value: "MODE", help: "none: exact widths (default); up: to whole points"
      ) { $0.style.rounding = $1 },
    ])

  /// How measured texts are broken into lines.
  static let lines = OptionGroup(
    title: "Lines",
    options: [
      .number("max-width", value: "POINTS", help: "break lines at this width (default: no limit)") {
        $0.maxWidth = $1
      },
      .number(
        "fit-lines", value: "N",
        help: "break lines at the narrowest width that takes at most N, not at --max-width",
        rule: .positiveCount
      ) { $0.fitLines = Int($1) },
      CommandOption(
        "line-widths", value: "N,...",
        help: "break the first line at the first width, the next at the next, and all that follow"
          + " at the last; not at --max-width"
      ) { settings, text throws(InvalidValue) in
        settings.lineWidths = try parseNumbers(text)
      },
      .number(
        "max-lines", value: "N", help: "leave out what is past N lines", rule: .positiveCount
      ) { $0.style.maxLines = Int($1) },
      .choice(
        "truncation", value: "MODE",
        help: "where an ellipsis stands for what is left out: none (default), tail, head, middle"
      ) { $0.style.truncation = $1 },
      .choice(
        "wrap", value: "MODE",
        help: "where lines break: word (default), character, or clip for nowhere"
      ) { $0.style.wrap = $1 },
      .choice(
        "line-break", value: "MODE", help: "auto (default), loose, normal or strict rules"
      ) { $0.style.lineBreak = $1 },
      .choice(
        "direction", value: "DIR", help: "auto, from the text (default); ltr or rtl"
      ) { $0.style.direction = $1 },
      .number(
        "tab-width", value: "N", help: "spaces between tab stops (default 8)", rule: .size
      ) { $0.style.tabWidth = $1 },
      .number(
        "line-height", value: "POINTS", help: "a fixed height for every line", rule: .size
      ) { $0.style.lineHeight = $1 },
      .flag("strut", help: "give every line the height of FONT, whatever fonts it uses") {
        $0.style.strut = true
      },
      .flag("font-leading", help: "count the font's own leading in") {
        $0.style.usesFontLeading = true
      },
    ])

  /// What is read and written, for a command that reads JSON as `json`.
  static func files(inputs: [InputFormat], inputHelp: String, formatHelp: String) -> OptionGroup {
    let input = CommandOption(
      "input", value: "FORM", choices: inputs.map(\.rawValue), help: inputHelp
    ) { settings, text throws(InvalidValue) in
      guard let form = InputFormat(rawValue: text), inputs.contains(form) else {
        throw InvalidValue(wanted: listing(inputs.map(\.rawValue)))
      }
      settings.input = form
    }
    let others: [CommandOption] = [
      .choice("format", value: "FORM", help: formatHelp) { $0.format = $1 },
      .flag("lossy", help: "replace invalid UTF-8 by U+FFFD instead of refusing it") {
        $0.isLossy = true
      },
    ]
    let columns = inputs.contains(.csv) ? table : []
    return OptionGroup(title: "Input and output", options: [input] + columns + others)
  }

  /// How tables are read.
  private static let table = [
    CommandOption(
      "csv-column", value: "COLUMN",
      help: "the texts of a table: a name in its first row, or a number from 1 if it has no names"
    ) { settings, text in settings.tableColumn = text },
    .flag(
      "plain-tsv",
      help: #"take a backslash in a TSV as it is; else \t \n \r \\ are escapes, as in the output"#
    ) { $0.isPlainTSV = true },
  ]
}
