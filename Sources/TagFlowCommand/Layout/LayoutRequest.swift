internal import FlowLayout

/// How items are arranged, as asked for.
struct LayoutRequest: Equatable {
  /// The rules of lines, of which a grid takes those that it has too.
  var flow: FlowLayout
  var grid: GridRequest
  /// The text that stands for hidden items, `{n}` for their number; nil is none.
  var overflowIndicator: String?

  /// As the options have it.
  init(_ settings: Settings) {
    flow = settings.layout
    grid = settings.grid
    overflowIndicator = settings.overflowIndicator
  }

  /// The rules that hold.
  var cells: CellLayout { grid.cells(flow) }
}

extension LayoutRequest {
  /// The keys of a layout in JSON.
  static let keys = GridRequest.keys + FlowLayout.keys + ["overflowIndicator"]

  /// Takes the members of an object.
  mutating func read(_ node: JSONNode) throws(JSONError) {
    for (key, node) in try node.members() {
      if key == "overflowIndicator" {
        overflowIndicator = try node.isNull ? nil : node.string()
      } else if try !grid.take(key, node), try !flow.take(key, node) {
        throw node.misplaced(key, known: Self.keys)
      }
    }
    try grid.check(node)
  }
}
