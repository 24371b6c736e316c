/// A grid of characters on which chips are drawn.
struct PictureCanvas {
  /// The characters by rows; `nil` is the second cell of a wide one.
  private var cells: [[Character?]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the blanks at their ends and without blank rows at the end.
  var text: String {
    var lines = cells.map { row in
      var line = ""
      for cell in row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)] {
        if let cell { line.append(cell) }
      }
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
  ///
  /// Where there is nothing between them, its first character takes the place of the left one.
  private mutating func write(_ label: String, _ row: Int, _ columns: Range<Int>) {
    var column = columns.lowerBound + (columns.count > 2 ? 1 : 0)
    for character in label {
      guard column + character.cellCount < columns.upperBound else { break }
      put(character.isDrawable ? character : " ", row, column)
      // The second cell of a wide character is already drawn with the first.
      if character.cellCount == 2 { cells[row][column + 1] = nil }
      column += character.cellCount
    }
  }

  private mutating func put(_ character: Character, _ row: Int, _ column: Int) {
    cells[row][column] = character
  }
}

extension Character {
  /// The cells that a terminal gives the character: two to East Asian wide ones and to emoji.
  fileprivate var cellCount: Int {
    guard let value = unicodeScalars.first?.value else { return 1 }
    return Self.wideScalars.contains { $0.contains(value) } ? 2 : 1
  }

  /// Whether the character is not a control, which would move what follows it.
  fileprivate var isDrawable: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return value >= 0x20 && !(0x7F...0x9F).contains(value) && !(0x2028...0x202E).contains(value)
      && !(0x2066...0x2069).contains(value)
  }

  /// The blocks of Unicode Standard Annex 11 in which characters are wide.
  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
