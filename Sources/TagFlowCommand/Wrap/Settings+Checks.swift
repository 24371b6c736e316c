internal import FlowLayout

extension Settings {
  /// Refuses options of texts that have no effect without another, or beside another.
  ///
  /// Beside a document they are what holds for keys that it leaves out, so it may bring the other.
  func checkOptionsOfTexts() throws(Failure) {
    if grid.kind != .flow {
      guard let option = optionsOfRows.first(where: \.isGiven)?.name else { return }
      throw .usage("'--\(option)' is not for a grid")
    }
    if grid.itemHeight != .measured {
      throw .usage("'--item-height' needs --columns, --adaptive or --full-width")
    }
    if layout.minLines != nil, layout.breaking != .balanced {
      throw .usage("'--min-lines' needs --balanced")
    }
    if overflowIndicator != nil, layout.maxLines == nil {
      throw .usage("'--overflow' needs --max-lines, as nothing is hidden without a limit")
    }
  }

  /// What only rows have, and whether an option asks for it.
  private var optionsOfRows: [(name: String, isGiven: Bool)] {
    let standard = FlowLayout()
    return [
      ("balanced", layout.breaking != standard.breaking),
      ("min-lines", layout.minLines != nil),
      ("max-lines", layout.maxLines != nil),
      ("max-items", layout.maxItemsPerLine != nil),
      ("fit-lines", fitLines != nil),
      ("overflow", overflowIndicator != nil),
      ("justify", layout.justification != standard.justification),
      ("last-line", layout.lastLine != standard.lastLine),
      ("line-align", layout.lineAlignment != standard.lineAlignment),
      ("oversize", layout.oversize != standard.oversize),
    ]
  }

  /// Refuses options that no document of sections has a key for.
  func checkOptionsOfSections() throws(Failure) {
    if height != nil {
      throw .usage(
        "'--height' is not for a document of sections; its \"viewport\" has a \"height\"")
    }
    if fitLines != nil {
      throw .usage("'--fit-lines' is not for a document of sections")
    }
    if overflowIndicator != nil {
      throw .usage(
        "'--overflow' is not for a document of sections;"
          + " the items that \"maxLines\" hides are left out")
    }
  }
}
