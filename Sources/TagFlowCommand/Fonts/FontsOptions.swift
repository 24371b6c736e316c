extension Subcommand {
  /// What fonts there are, and which of them texts are set in.
  package static let fonts: Subcommand = Subcommand(
    name: "fonts",
    usage: "[OPTION]... [TEXT]...",
    summary: "list fonts, or tell which font each character of a text is set in",
    introduction: """
      Without TEXT list the fonts that --font and --fallback name, or the embedded
      font and all installed ones if neither is there. With TEXT, or - for the lines
      of standard input, tell which of the fonts each character falls to.
      """,
    closing: """
      Forms of output, for fonts:
        text    family, style and file; axes with their ranges and defaults; scripts
                and features as OpenType tags
        tsv     family, style, source, file, face, units per em, glyphs, whether
                coloured, axes as tag=least:default:greatest, scripts, features
        json    one array, with the metrics at --size too
        ndjson  one object a line

      The source is embedded, given or system. For texts:
        text    the font of each stretch of characters, then the stretch
        tsv     text, character, start and end in UTF-8 bytes, family, style, file,
                face, whether it has no glyph
        json    one array: fonts, and for each character its range and font
        ndjson  one object a line

      Characters are those that a reader sees, as letters with their accents. One that
      no font has a glyph for falls to the first. Terminators of lines have no font.

      Examples:
        tagflow fonts --font ./Roboto.ttf
        tagflow fonts --fallback ./NotoColorEmoji.ttf --fallback system - < t.txt
      """,
    groups: [
      .font, .language,
      .files(
        inputs: [.lines, .csv, .tsv],
        inputHelp: "lines: a text a line (default); csv, tsv: tables with --csv-column",
        formatHelp: "text (default), tsv, json or ndjson"),
      .general,
    ],
    run: { settings, operands, output, diagnostics throws(Failure) in
      var run = FontsRun(settings, diagnostics)
      guard !operands.isEmpty else { return try run.list(&output) }
      return try run.tell(of: operands, &output)
    })
}

extension OptionGroup {
  /// What of a text chooses fonts.
  fileprivate static let language = OptionGroup(
    title: "Text", options: text.options.filter { $0.long == "language" })
}
