import TagFlow

/// TagFlow's arrangement of boxes in rows, one of which comes, goes and changes near the middle, or in
/// turn near both ends.
final class EditedRows {
  private let setting: RowSetting
  private let width: Double
  private let isFar: Bool
  private var rows: ArrangedItems

  /// The next edit is so far behind its place, since not every one moves all rows that follow.
  private var step = 0
  private static let steps = 16
  private var replacements = 0

  /// Rows in which a box of `width` comes and goes; each time most of the rows away if it `isFar`.
  init(_ widths: [Double], _ setting: RowSetting, width: Double, isFar: Bool = false) {
    self.setting = setting
    self.width = width
    self.isFar = isFar
    rows = ArrangedItems(
      FlowItems(widths: widths, height: setting.height), layout: .flow(setting.layout),
      width: setting.container)
  }

  var rowCount: Int { rows.arrangement.lines.count }

  private var place: Int {
    let tenths = isFar ? 1 + step % 2 * 8 : 5
    return rows.items.count / 10 * tenths + step
  }

  private func one(_ width: Double) -> FlowItems {
    FlowItems(widths: [width], height: setting.height)
  }

  func insert() { rows.insert(one(width), at: place) }

  func remove() {
    rows.remove(place..<place + 1)
    step = (step + 1) % Self.steps
  }

  /// Puts a box of another width in the place of the one that is there.
  func replace() {
    let isLong = replacements / Self.steps % 2 == 0
    rows.replace(place..<place + 1, with: one(isLong ? 2 * width : width))
    replacements += 1
    step = (step + 1) % Self.steps
  }

  /// Where the rows are not those of the items arranged anew, as a message.
  func differenceFromNew() -> String? {
    let new = setting.layout.arrange(rows.items, width: setting.container)
    return rows.arrangement == new
      ? nil : "\(rows.arrangement.lines.count) rows, \(new.lines.count) anew, or other frames"
  }
}
