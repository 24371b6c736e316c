/// A grid of characters on which chips are drawn.
struct PictureCanvas {
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the blanks at their ends and without blank rows at the end.
  var text: String {
    var lines = cells.map { row in
      var line = ""
      for cell in row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)] { line.append(cell) }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(line)
    }
    return text
  }

  /// Draws the edges of a container just outside its cells.
  mutating func drawOutline(_ block: PictureCells) {
    let (left, right) = (block.columns.lowerBound - 1, block.columns.upperBound)
    let (top, bottom) = (block.rows.lowerBound - 1, block.rows.upperBound)
    for row in [top, bottom] {
      for column in block.columns { cells[row][column] = "-" }
      cells[row][left] = "+"
      cells[row][right] = "+"
    }
    for row in block.rows {
      cells[row][left] = "|"
      cells[row][right] = "|"
    }
  }

  /// Fills a block with a character.
  mutating func fill(_ block: PictureCells, _ character: Character) {
    for row in block.rows {
      for column in block.columns { put(character, row, column) }
    }
  }

  /// Draws a chip over what is there, as richly as its cells allow.
  mutating func drawChip(_ block: PictureCells, label: String) {
    let (top, bottom) = (block.rows.lowerBound, block.rows.upperBound - 1)
    if block.columns.count == 1 {
      for row in block.rows {
        put(block.rows.count == 1 ? "·" : "│", row, block.columns.lowerBound)
      }
    } else if block.rows.count == 1 {
      drawRow(top, block.columns, "[", " ", "]")
      write(label, top, block.columns)
    } else {
      drawRow(top, block.columns, "┌", "─", "┐")
      for row in block.rows.dropFirst().dropLast() { drawRow(row, block.columns, "│", " ", "│") }
      drawRow(bottom, block.columns, "└", "─", "┘")
      write(label, block.rows.count == 2 ? top : (top + bottom) / 2, block.columns)
    }
  }

  private mutating func drawRow(
    _ row: Int, _ columns: Range<Int>, _ left: Character, _ fill: Character, _ right: Character
  ) {
    for column in columns.dropFirst().dropLast() { put(fill, row, column) }
    put(left, row, columns.lowerBound)
    put(right, row, columns.upperBound - 1)
  }

  /// Writes as much of a label as fits between the edges of a chip.
  private mutating func write(_ label: String, _ row: Int, _ columns: Range<Int>) {
    var column = columns.lowerBound + 1
    for character in label where column < columns.upperBound - 1 {
      put(character.isNewline ? " " : character, row, column)
      column += 1
    }
  }

  private mutating func put(_ character: Character, _ row: Int, _ column: Int) {
    cells[row][column] = character
  }
}
