/// What is to be arranged, and how: read from JSON, or made of texts and options.
struct WrapDocument: Equatable {
  var width: Double?
  var height: Double?
  /// The number of lines whose narrowest side takes the place of the side along them; nil for none.
  var fitLines: Int?
  var layout: LayoutRequest
  var pool: ItemPool

  /// The items in order, by their indices in the pool; after them it has those that edits bring.
  var items = 0..<0
  /// What is done to the items, one after the other.
  var edits: [ItemEdit] = []
  /// What is asked of the arrangement after the edits; nil for nothing.
  var queries: [ItemQuery]?

  /// A document without items, as the options have it.
  init(_ settings: Settings) {
    width = settings.width
    height = settings.height
    fitLines = settings.fitLines
    layout = LayoutRequest(settings)
    pool = ItemPool(settings)
  }
}
