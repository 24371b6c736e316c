internal import FlowLayout
internal import LayoutGeometry

/// Sections to be arranged in a viewport, and edits of them.
struct CollectionDocument {
  /// The width of the viewport where that does not say it; nil is no limit.
  var width: Double?
  var sectionSpacing = 0.0
  /// What is in view; nil shows everything.
  var viewport: ViewportRequest?
  /// The items of all sections and edits.
  var pool: ItemPool
  var sections: [Section] = []
  /// What is done to the sections, one after the other.
  var edits: [CollectionEdit] = []
  /// What is asked of the arrangement after the edits; nil for nothing.
  var queries: [CollectionQuery]?

  /// A section, its items known by their indices in the pool.
  struct Section {
    var layout: LayoutRequest
    var insets = Insets.zero
    var header: SectionBoundary?
    var footer: SectionBoundary?
    var background: Insets?
    /// Which of the looks texts have that do not bring their own.
    var look = 0
    var items: [Int] = []
  }

  /// A viewport as asked for, nil for what goes by itself.
  struct ViewportRequest {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var contentInsets = Insets.zero
  }
}

extension CollectionDocument {
  /// The viewport that the sections are arranged in.
  var window: Viewport {
    let request = viewport ?? ViewportRequest()
    let rest = Viewport(
      size: Size(width: request.width ?? width ?? .infinity, height: request.height ?? .infinity),
      contentInsets: request.contentInsets)
    var bounds = rest.bounds
    if let x = request.x { bounds.origin.x = x }
    if let y = request.y { bounds.origin.y = y }
    return Viewport(bounds: bounds, contentInsets: request.contentInsets)
  }

}

extension CollectionDocument.Section {
  /// The width in points that texts wrap at in a viewport, nil where they do not.
  func columnWidth(in viewport: Viewport) -> Double? {
    layout.cells.columnWidth(
      inWidth: viewport.contentWidth.map { max(0, $0 - insets.horizontal) })
  }
}
