extension PreparedParagraph {
  /// The vertical extent of a line: that of the fonts it uses, or of the primary one (M10).
  func box(of line: BrokenLine, style: TextStyle) -> LineBox {
    guard advances.fonts.count > 1, !style.usesStrut else {
      return wholeBox(usesStrut: style.usesStrut).withHeight(style.lineHeight)
    }
    var box: LineBox?
    add(line.pieces.first, to: &box)
    add(line.pieces.second, to: &box)
    if line.pieces.insertion == .ellipsis {
      let own = LineBox(context.cascade[context.ellipsis.font], size: spacing.size)
      box = box?.union(own) ?? own
    }
    return (box ?? primaryBox).withHeight(style.lineHeight)
  }

  private func add(_ piece: Range<Int>, to box: inout LineBox?) {
    for run in runs(in: piece) where !run.isTab {
      let own = advances.fonts[advances.slot(ofFont: run.font) ?? 0].box
      box = box?.union(own) ?? own
    }
  }

  private func wholeBox(usesStrut: Bool) -> LineBox {
    usesStrut ? primaryBox : advances.fonts.first?.box ?? primaryBox
  }

  /// The UTF-8 that a line stands for, with the spaces that hang and the terminator.
  func sourceRange(of line: BrokenLine) -> Range<Int> {
    let pieces = line.pieces
    let end = line.end == count ? range.upperBound : offset(of: line.end)
    guard pieces.insertion == .ellipsis else { return offset(of: pieces.first.lowerBound)..<end }
    if pieces.second.isEmpty {
      return offset(of: pieces.first.lowerBound)..<offset(of: pieces.first.upperBound)
    }
    let start = pieces.first.isEmpty ? pieces.second.lowerBound : pieces.first.lowerBound
    return offset(of: start)..<end
  }

  /// The width of the spaces that hang at a line's end (M4).
  func trailingSpace(of line: BrokenLine) -> Double {
    let start = line.pieces.first.lowerBound
    let end = line.pieces.first.upperBound
    guard line.pieces.insertion != .ellipsis, line.end > end else { return 0 }
    if advances.tabs.isEmpty { return plainWidth(from: end, to: line.end) }
    return width(from: start, to: line.end) - width(from: start, to: end)
  }
}
