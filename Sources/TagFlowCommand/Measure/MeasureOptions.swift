extension Subcommand {
  /// Widths and heights of texts.
  package static let measure = Subcommand(
    name: "measure",
    usage: "[OPTION]... [TEXT]...",
    summary: "print the width of each text, or all its measures",
    introduction: """
      Measure each TEXT, or each line of standard input if there is none or it is -.
      One answer a line, in points, exact unless --rounding up. With --input csv or
      tsv the operands are files, and a column of theirs is measured.
      """,
    closing: """
      Forms of output:
        text    the width alone
        tsv     text, width, width rounded up, height, ascent, descent, leading,
                number of lines, characters without a glyph, whether truncated;
                tab, line feed, carriage return and \\ as \\t \\n \\r \\\\
        json    one array of answers
        ndjson  one answer a line

      With --input ndjson each line, or TEXT, is a request that overrides the options:
        {"text":"item 1","font":"Inter","index":0,"size":18,"weight":600,
         "axes":{"wght":600},"features":"-liga,+tnum","language":"tr",
         "direction":"auto","letterSpacing":0.5,"wordSpacing":0,"maxWidth":200,
         "maxLines":2,"truncation":"tail","wrap":"word","lineBreak":"auto",
         "tabWidth":8,"strut":false,"usesFontLeading":false,"lineHeight":null,
         "rounding":"none","fallback":["./NotoSansArabic.ttf","system"],
         "fitLines":null,"lineWidths":null,"glyphs":false,"carets":false,
         "lineMetrics":false,"boundingRect":null,
         "queries":[{"positionAt":{"line":0,"x":10}},{"rectsOf":[0,4]}]}
      Only text is required; empty lines are none. A request that fails answers
      {"error":{"path":"$.size","message":"..."}} in its place.
      Documentation/measure-json.md has every key.

      Exit code 0; 1 if something failed; 2 if the command line is wrong.

      Examples:
        tagflow measure --size 18 "item 1" "item 7 - medium"
        tagflow measure --format json --font ./Roboto.ttf < names.txt
        tagflow measure --input csv --csv-column name --jobs 0 people.csv
      """,
    groups: [
      .font, .text, .lines,
      .files(
        inputs: [.lines, .csv, .tsv, .ndjson],
        inputHelp: "lines: a text a line (default); csv, tsv: tables with --csv-column;"
          + " ndjson: a JSON request a line",
        formatHelp: "text (default), tsv, json or ndjson (default after --input ndjson)"),
      .extras, .work, .general,
    ],
    run: { settings, operands, output, diagnostics throws(Failure) in
      var run = try MeasureRun(settings, operands, diagnostics)
      return try run.run(&output)
    })
}
