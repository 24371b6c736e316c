extension Subcommand {
  /// Texts in rows.
  package static let wrap = Subcommand(
    name: "wrap",
    usage: "[OPTION]... [TEXT]...",
    summary: "arrange texts, or the items of a JSON document, in rows",
    introduction: """
      Arrange each TEXT, or each line of standard input if there is none or it is -,
      in rows of a container: an item goes on the current row while it fits, else it
      opens a new one. Lengths are in points, exact unless --rounding up. With
      --input csv or tsv the operands are files, and the texts are a column of theirs.
      """,
    closing: """
      Forms of output:
        text    the items of each row on a line, then a picture of the rows
        tsv     an item a line: text, row from 0, x, y, width, height, all but the
                text empty if it is hidden; then the overflow text likewise; tab,
                line feed, carriage return and \\ as \\t \\n \\r \\\\
        json    one document: size, lines, a frame for each item or null if it is
                hidden, how many are hidden, and the overflow text with its frame
        ndjson  the same

      With --input json the operand is a file, and the document overrides the options:
        {"width":320,"height":null,
         "layout":{"kind":"flow","axis":"horizontal","direction":"ltr",
                   "itemSpacing":10,"lineSpacing":8,
                   "insets":{"top":0,"left":0,"bottom":0,"right":0},
                   "breaking":"greedy","minLines":null,"maxLines":2,
                   "maxItemsPerLine":null,"justification":"spaceBetween",
                   "lastLine":"leading","alignment":"baseline",
                   "lineAlignment":"start","oversize":"overflow",
                   "overflowIndicator":"+{n} more","pixelScale":null,
                   "itemSeparator":{"width":1,"height":12},"lineSeparator":1},
         "style":{"font":"Inter","size":18,"weight":600,"minWidth":0,"maxWidth":200,
                  "padding":{"top":8,"left":16,"bottom":8,"right":16},
                  "leadingAccessory":{"width":12,"height":12,"spacing":4},
                  "trailingAccessory":null,
                  "tagSizing":{"scale":"linear","smallest":18,"largest":36}},
         "items":["text",{"text":"smaller","size":12,"features":"+smcp"},
                  {"text":"often","tagWeight":9,"minWidth":40,"maxWidth":120},
                  {"width":40,"height":20,"baseline":15,"grow":1,"maxWidth":80,
                   "breakBefore":true,"alignment":"top"}]}
      Only items is required. Choices are those of the options above, spaceBetween for
      space-between. The style and a text take the keys of a request of 'tagflow
      measure', and a text takes those of the style but tagSizing; a text or a box
      also takes grow, breakBefore and alignment. A text that is wider than its
      maxWidth is cut to one line with an ellipsis, or as its truncation says.
      A text with a tagWeight takes its font size from one scale for all of them:
      linear, squareRoot or logarithmic, from the smallest size (default: that of the
      style) for the least weight to the largest (default: twice the smallest); if all
      weights are equal, halfway.
      The answer has itemSeparators and lineSeparators, their frames, if asked for.

      A document may have edits, done one after the other, and queries, answered then;
      the answer tells what each edit changed, and how all is after them:
        {"items":["one","two"],
         "edits":[{"insert":{"item":2,"items":["new"]}},{"remove":{"range":[0,1]}},
                  {"replace":{"range":[0,1],"items":["other"]}},
                  {"move":{"range":[1,2],"to":0}},{"resize":{"width":200}}],
         "queries":[{"itemAt":{"x":10,"y":5}},{"partsOf":{"item":0}},
                    {"itemsIn":{"x":0,"y":0,"width":90,"height":40}},
                    {"unlimited":{}},{"changesBetween":[100,400]}]}

      Other kinds of layout are grids: "columns", a number of them, each as wide as
      whole points allow; "adaptive", as many of at least the minimum as fit, sharing
      the width up to the maximum; and "fullWidth", one column. In cells of measured
      height texts wrap; other heights are "square" and a number:
        {"layout":{"kind":"columns","columns":5,"itemHeight":"square"},...}
        {"layout":{"kind":"adaptive","minimum":80,"maximum":200,"itemHeight":60},...}

      A document may have sections instead of items, each with a layout of its own:
        {"style":{"size":18},"sectionSpacing":20,
         "viewport":{"x":0,"y":-44,"width":390,"height":844,
                     "contentInsets":{"top":44,"left":0,"bottom":0,"right":0}},
         "sections":[{"layout":{"justification":"center","itemSpacing":10},
                      "insets":{"top":10,"left":10,"bottom":10,"right":10},
                      "header":{"height":40,"pinned":true},"footer":null,
                      "background":{},"style":{"weight":600},"items":["text"]}],
         "edits":[{"insert":{"section":0,"item":1,"items":["new"]}},
                  {"remove":{"section":0,"range":[0,1]}},{"scroll":{"y":20}}],
         "queries":[{"itemAt":{"x":10,"y":5}},{"anchor":{}}]}
      The answer has the size of the content, what is in view, or everything without a
      viewport, what each edit moved, and what is in view after them; as text,
      pictures. Documentation/wrap-json.md has every key.

      Exit code 0; 1 if something failed; 2 if the command line is wrong.

      Examples:
        tagflow wrap --width 320 --spacing 10 --padding 8,16 Swift "on Linux" rows
        tagflow wrap --width 320 --justify center --max-lines 2 \\
          --overflow "+{n} more" < tags.txt
        tagflow wrap --input json tags.json
      """,
    groups: [
      .rows, .places, .grid, .tags, .font, .text, .textLines,
      .files(
        inputs: [.lines, .csv, .tsv, .json],
        inputHelp: "lines: a text a line (default); csv, tsv: tables with --csv-column;"
          + " json: one document",
        formatHelp: "text (default), tsv, json (default after --input json) or ndjson"),
      .general,
    ],
    run: { settings, operands, output, diagnostics throws(Failure) in
      var run = WrapRun(settings, operands, diagnostics)
      return try run.run(&output)
    })
}
