internal import FlowLayout

extension OptionGroup {
  /// The container, and how it is divided into rows.
  static let rows = OptionGroup(
    title: "Rows",
    options: [
      .number(
        "width", short: "w", value: "POINTS",
        help: "the container's width (default: no limit, one row)", rule: .distance
      ) { $0.width = $1 },
      .number(
        "height", value: "POINTS", help: "the container's height (default: no limit)",
        rule: .distance
      ) { $0.height = $1 },
      .number(
        "fit-lines", value: "N",
        help: "the narrowest width (vertical: height) that takes at most N rows, not --width",
        rule: .positiveCount
      ) { $0.fitLines = Int($1) },
      CommandOption(
        "insets", value: "SIDES",
        help: "inside the container's edges: N, V,H or T,R,B,L as in CSS (default 0)"
      ) { settings, text throws(InvalidValue) in settings.layout.insets = try parseSides(text) },
      .choice(
        "axis", value: "AXIS",
        help: "horizontal, rows (default); vertical, columns that --height limits"
      ) { $0.layout.axis = $1 },
      .choice("direction", value: "DIR", help: "ltr (default); rtl, the mirror image") {
        $0.layout.direction = $1
      },
      .number(
        "spacing", value: "POINTS", help: "between items of a row (default 0)", rule: .distance
      ) { $0.layout.itemSpacing = $1 },
      .number(
        "line-spacing", value: "POINTS", help: "between rows (default 0)", rule: .distance
      ) { $0.layout.lineSpacing = $1 },
      .flag("balanced", help: "make rows of about equal length, no more than need be") {
        $0.layout.breaking = .balanced
      },
      .number(
        "min-lines", value: "N", help: "make at least N rows; needs --balanced",
        rule: .positiveCount
      ) { $0.layout.minLines = Int($1) },
      .number("max-lines", value: "N", help: "hide what is past N rows", rule: .count) {
        $0.layout.maxLines = Int($1)
      },
      .number(
        "max-items", value: "N", help: "put at most N items on a row", rule: .positiveCount
      ) { $0.layout.maxItemsPerLine = Int($1) },
      CommandOption(
        "overflow", value: "TEXT",
        help: "end the last row of --max-lines with TEXT if items are hidden, their number for {n}"
      ) { settings, text in settings.overflowIndicator = text },
    ])

  /// Where rows and their items stand.
  static let places = OptionGroup(
    title: "Alignment",
    options: [
      .choice(
        "justify", value: "KIND",
        help: "free space of a row: leading (default; it is after the items), center, trailing,"
          + " space-between, space-around, space-evenly, or fill, where texts share it"
      ) { $0.layout.justification = $1 },
      .choice(
        "last-line", value: "KIND", help: "justify the last row the same (default) or leading"
      ) { $0.layout.lastLine = $1 },
      .choice(
        "align", value: "KIND",
        help: "items in the height of their row: top (default), center, bottom, baseline or stretch"
      ) { $0.layout.alignment = $1 },
      .choice(
        "line-align", value: "KIND",
        help: "rows in --height: start (default), center, end, space-between, space-around,"
          + " space-evenly or stretch"
      ) { $0.layout.lineAlignment = $1 },
      .choice(
        "oversize", value: "KIND",
        help: "an item wider than the container: overflow (default), or clamp it to the width"
      ) { $0.layout.oversize = $1 },
      .number(
        "pixel-scale", value: "N", help: "snap edges to a grid of N pixels a point",
        rule: .pixelScale
      ) { $0.layout.pixelScale = $1 },
    ])

  /// The boxes of texts.
  static let tags = OptionGroup(
    title: "Tags",
    options: [
      CommandOption(
        "padding", short: "p", value: "SIDES",
        help: "around each text: N for all sides, V,H or T,R,B,L as in CSS (default 0)"
      ) { settings, text throws(InvalidValue) in settings.chip.padding = try parseSides(text) },
      .number(
        "min-width", value: "POINTS", help: "the least width of a tag (default 0)",
        rule: .length
      ) { $0.chip.minWidth = $1 },
      .number(
        "max-width", value: "POINTS",
        help: "the greatest width of a tag, padding included; a longer text is cut",
        rule: .length
      ) { $0.chip.maxWidth = $1 },
      .choice(
        "truncation", value: "MODE",
        help: "where an ellipsis stands for what is cut: tail (default), head, middle or none"
      ) { $0.style.truncation = $1 },
    ])
}
