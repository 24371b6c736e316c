package import LayoutGeometry

/// What the command line asks for; every subcommand reads its part of it.
package struct Settings: Equatable, Sendable {
  package var showsHelp = false
  package var showsVersion = false

  /// What a text or a line is.
  package var input = InputFormat.lines
  /// How answers are written; nil for what goes with the input.
  package var format: OutputFormat?
  /// Whether invalid UTF-8 is replaced instead of refused.
  package var isLossy = false

  /// The style of texts; what a JSON request does not say.
  package var style = StyleRequest()

  /// The width of the lines of texts that are measured; nil for no limit.
  package var maxWidth: Double?
  /// Whether a text without a glyph for some of it is a failure.
  package var isStrict = false

  /// The width of the container of rows; nil for no limit.
  package var width: Double?
  /// The space between the items of a row.
  package var itemSpacing = 0.0
  /// The space between rows.
  package var lineSpacing = 0.0
  /// The space around the text of an item.
  package var padding = Insets()

  package init() {}
}

/// The form of what is read.
package enum InputFormat: String, CaseIterable, Sendable {
  case lines, ndjson, json
}

/// The form of what is written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, tsv, json, ndjson
}
