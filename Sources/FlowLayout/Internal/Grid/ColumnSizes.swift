/// The number and the width of the columns of a grid (F9).
struct ColumnSizes {
  /// The length that the columns share, infinite when unbounded.
  let room: Double

  /// The distance between neighbouring columns.
  let gap: Double

  /// What a column is as wide as when there is nothing to share.
  let widest: Double

  func columns(_ columns: GridColumns) -> (count: Int, width: Double) {
    switch columns {
    case .fixed(let count): fixed(max(1, count))
    case .adaptive(let minimum, let maximum): adaptive(minimum, maximum)
    case .fullWidth: (1, room < .infinity ? room : widest)
    }
  }

  /// The rule of seed D1; the tolerance of fitting keeps floating error from costing a whole point.
  private func fixed(_ count: Int) -> (count: Int, width: Double) {
    guard room < .infinity else { return (count, widest) }
    let share = (room + Fit.tolerance - gap * Double(count - 1)) / Double(count)
    return (count, Length.extent(PixelGrid.down(share)))
  }

  /// n columns need n * minimum + (n - 1) * gap, so n <= (room + gap) / (minimum + gap).
  private func adaptive(_ minimum: Double, _ maximum: Double) -> (count: Int, width: Double) {
    let minimum = max(1, Length.extent(minimum))
    guard room < .infinity else { return (.max, minimum) }
    let step = max(1, minimum + gap)
    let count = max(1, PixelGrid.down((room + gap + Fit.tolerance) / step))
    let share = (room - gap * (count - 1)) / count
    return (Int(count), max(minimum, min(share, Length.maximum(maximum))))
  }
}
