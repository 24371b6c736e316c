extension CellLayout {
  /// The items as they are measured in a container, and the rules of their lines.
  func measure(
    _ items: FlowItems, width: Double?, height: Double?
  ) -> (measured: MeasuredItems, rules: Rules) {
    switch self {
    case .flow(let layout):
      let rules = Rules(layout, width: width, height: height)
      return (MeasuredItems(items, rules: rules, remeasure: nil), rules)
    case .grid(let layout):
      let rules = layout.rules(for: items, width: width, height: height)
      let cells = layout.cells(items, rules: rules)
      return (MeasuredItems(cells, rules: rules.flow, remeasure: nil), rules.flow)
    }
  }
}
