internal import FlowLayout

extension WrapDocument {
  /// Gives the container the narrowest side along the rows that takes as many, if asked for.
  ///
  /// - Parameters:
  ///   - items: the boxes of all items.
  ///   - name: what messages call the document; nil for texts that come from none.
  /// - Throws: `Failure` if no width is enough.
  mutating func fit(to items: FlowItems, _ name: String?) throws(Failure) {
    guard let lines = fitLines, case .flow(let layout) = self.layout.cells else { return }
    guard let side = layout.narrowestSide(of: items, lines: lines) else {
      let message = "no width is enough for so few rows, as items or limits open more"
      guard let name else { throw .failed("--fit-lines: \(message)") }
      throw .failed(JSONError(path: "$.fitLines", message: message).explanation(in: name))
    }
    if layout.axis == .horizontal { width = side } else { height = side }
  }
}
