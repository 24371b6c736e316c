extension Subcommand {
  /// Texts in rows.
  package static let wrap = Subcommand(
    name: "wrap",
    usage: "[OPTION]... [TEXT]...",
    summary: "arrange texts, or the items of a JSON document, in rows",
    introduction: """
      Arrange each TEXT, or each line of standard input if there is none or it is -,
      in rows of a container, each with padding around it.
      """,
    closing: """
      TODO
      """,
    groups: [
      .rows, .text,
      .files(
        inputs: [.lines, .json],
        inputHelp: "lines: a text a line (default); json: one document",
        formatHelp: "text (default), tsv, json (default after --input json) or ndjson"),
      .general,
    ],
    run: { _, _, _, _ throws(Failure) in true })
}
