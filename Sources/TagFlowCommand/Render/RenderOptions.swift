internal import FlowLayout
internal import LayoutGeometry

extension Subcommand {
  /// Pictures of texts in rows.
  package static let render: Subcommand = Subcommand(
    name: "render",
    usage: "[OPTION]... [TEXT]...",
    summary: "draw texts, or the items of a JSON document, as chips in rows",
    introduction: """
      Draw each TEXT, or each line of standard input if there is none or it is -, as a
      chip at the place that 'tagflow wrap' gives it with the same options. Size,
      padding and spacings have other defaults, which make for a picture.
      """,
    closing: """
      Forms of pictures:
        svg   outlines that look the same without the fonts, a title for each chip
        png   anti-aliased pixels; colour emoji too
        html  one page with the fonts embedded: text to select, light and dark
        text  boxes of characters, for a terminal

      A document of --input json is that of 'tagflow wrap', sections and edits too;
      what it leaves out is as the options have it. Its chipColor, textColor and
      radius give a text a look of its own. Accessories are drawn as a disc before and
      a cross after the text. Documentation/pictures.md has more.

      Exit code 0; 1 if something failed; 2 if the command line is wrong.

      Examples:
        tagflow render --width 320 -o tags.svg Swift "on Linux" rows
        tagflow render --width 320 --scale 2 --radius 8 -o tags.png < tags.txt
        tagflow render --input json -o tags.html tags.json
      """,
    groups: [
      .picture,
      .rows.with(helps: [
        "spacing": "between items of a row (default 10)",
        "line-spacing": "between rows (default 10)",
      ]),
      .places, .grid,
      .tags.with(helps: [
        "padding":
          "around each text: N for all sides, V,H or T,R,B,L as in CSS (default 8,16)"
      ]),
      .font.with(helps: ["size": "the font size (default 18)"]),
      .text, .textLines, .pictureFiles, .general,
    ],
    defaults: articleLook,
    run: { settings, operands, output, diagnostics throws(Failure) in
      let run = RenderRun(settings, operands, diagnostics)
      return try run.run(&output)
    })

  /// The sizes of the chips that the library is modelled on (seed A3).
  private static var articleLook: Settings {
    var settings = Settings()
    settings.style.size = 18
    settings.chip.padding = Insets(horizontal: 16, vertical: 8)
    settings.layout.itemSpacing = 10
    settings.layout.lineSpacing = 10
    return settings
  }
}
