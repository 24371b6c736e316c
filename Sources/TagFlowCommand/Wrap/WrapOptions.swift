extension Subcommand {
  /// Texts in rows.
  package static let wrap = Subcommand(
    name: "wrap",
    usage: "[OPTION]... [TEXT]...",
    summary: "arrange texts, or the items of a JSON document, in rows",
    introduction: """
      Arrange each TEXT, or each line of standard input if there is none or it is -,
      in rows of a container: an item goes on the current row while it fits, else it
      opens a new one. Lengths are in points, exact unless --rounding up.
      """,
    closing: """
      Forms of output:
        text    the items of each row on a line, then a picture of the rows
        tsv     an item a line: text, row from 0, x, y, width, height; tab, line
                feed, carriage return and \\ as \\t \\n \\r \\\\
        json    one document: size, lines, and a frame for each item
        ndjson  the same

      With --input json the operand is a file, and the document overrides the options:
        {"width":320,"height":null,
         "layout":{"kind":"flow","axis":"horizontal","direction":"ltr",
                   "itemSpacing":10,"lineSpacing":8,"breaking":"greedy",
                   "insets":{"top":0,"left":0,"bottom":0,"right":0}},
         "style":{"font":"Inter","size":18,"weight":600,
                  "padding":{"top":8,"left":16,"bottom":8,"right":16}},
         "items":["text",{"text":"larger","size":24,"features":"+smcp"},
                  {"width":40,"height":20,"baseline":15}]}
      Only items is required. The style and a text take the keys of a request of
      'tagflow measure', all but maxWidth.

      Exit code 0; 1 if something failed; 2 if the command line is wrong.

      Examples:
        tagflow wrap --width 320 --spacing 10 --padding 8,16 Swift "on Linux" rows
        tagflow wrap --input json tags.json
      """,
    groups: [
      .rows, .font, .text,
      .files(
        inputs: [.lines, .json],
        inputHelp: "lines: a text a line (default); json: one document",
        formatHelp: "text (default), tsv, json (default after --input json) or ndjson"),
      .general,
    ],
    run: { settings, operands, output, diagnostics throws(Failure) in
      var run = WrapRun(settings, operands, diagnostics)
      return try run.run(&output)
    })
}
