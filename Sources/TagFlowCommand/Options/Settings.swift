package import FlowLayout

/// What the command line asks for; every subcommand reads its part of it.
package struct Settings: Equatable, Sendable {
  package var showsHelp = false
  package var showsVersion = false

  /// What a text or a line is.
  package var input = InputFormat.lines
  /// The column of a table that texts are in: a name, or a number from 1.
  package var tableColumn: String?
  /// Whether a table of tabs has no escapes.
  package var isPlainTSV = false
  /// How answers are written; nil for what goes with the input.
  package var format: OutputFormat?
  /// Whether invalid UTF-8 is replaced instead of refused.
  package var isLossy = false

  /// Whether fonts are named.
  package var namesFonts = false
  /// The style of texts; what a JSON request does not say.
  package var style = StyleRequest()

  /// On how many threads texts are measured; 0 is one for each core.
  package var jobs = 1

  /// The width of the lines of texts that are measured; nil for no limit.
  package var maxWidth: Double?
  /// The number of lines or rows whose narrowest width takes the place of that width, or of the
  /// container's; nil for none.
  package var fitLines: Int?
  /// The widths of the first lines, the last of them that of all that follow; nil for `maxWidth`.
  package var lineWidths: [Double]?
  /// What answers in JSON tell beside the measures.
  package var extras = AnswerExtras()
  /// Whether a text without a glyph for some of it is a failure.
  package var isStrict = false

  /// The width of the container of rows; nil for no limit.
  package var width: Double?
  /// The height of the container likewise.
  package var height: Double?
  /// How items are arranged.
  package var layout = FlowLayout()
  /// The kind of layout, and what only grids know.
  package var grid = GridRequest()
  /// What stands for items that a row limit hides, `{n}` for their number; nil is nothing.
  package var overflowIndicator: String?
  /// The box around the text of an item.
  package var chip = ChipRequest()

  /// The picture that is drawn.
  package var render = RenderRequest()

  package init() {}
}

/// The form of what is read.
package enum InputFormat: String, Choice {
  case lines, csv, tsv, ndjson, json
}

/// The form of what is written.
package enum OutputFormat: String, Choice {
  case text, tsv, json, ndjson
}
