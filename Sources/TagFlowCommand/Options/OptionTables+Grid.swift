internal import FlowLayout

extension OptionGroup {
  /// Grids instead of rows.
  static let grid = OptionGroup(
    title: "Grid",
    options: [
      .number(
        "columns", value: "N", help: "N columns, each as wide as whole points allow",
        rule: .positiveCount
      ) { settings, number in
        settings.grid.kind = .columns
        settings.grid.columns = Int(number)
      },
      CommandOption(
        "adaptive", value: "WIDTHS",
        help: "as many columns as fit: LEAST or LEAST,GREATEST, the widths of a column"
      ) { settings, text throws(InvalidValue) in
        let widths = try parseWidths(text)
        settings.grid.kind = .adaptive
        settings.grid.minimum = widths.least
        settings.grid.maximum = widths.greatest
      },
      .flag("full-width", help: "one column") { $0.grid.kind = .fullWidth },
      CommandOption(
        "item-height", value: "HEIGHT",
        help: "of a grid's cells: measured (default), as texts wrap; square; or points"
      ) { settings, text throws(InvalidValue) in
        settings.grid.itemHeight = try parseItemHeight(text)
      },
    ])
}

/// The least and perhaps the greatest width of a column, as in `80` or `80,200`.
private func parseWidths(
  _ text: String
) throws(InvalidValue) -> (least: Double, greatest: Double?) {
  var widths: [Double] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let width = parseNumber(part), NumberRule.length.holds(width), widths.count < 2 else {
      throw InvalidValue(wanted: "LEAST or LEAST,GREATEST, each \(NumberRule.length.words)")
    }
    widths.append(width)
  }
  return (widths[0], widths.count == 2 ? widths[1] : nil)
}

/// The height of a grid's cells, as in `square` or `60`.
private func parseItemHeight(_ text: String) throws(InvalidValue) -> GridItemHeight {
  switch text {
  case "measured": return .measured
  case "square": return .square
  default:
    guard let height = parseNumber(text), NumberRule.length.holds(height) else {
      throw InvalidValue(wanted: "measured, square or \(NumberRule.length.words)")
    }
    return .fixed(height)
  }
}
