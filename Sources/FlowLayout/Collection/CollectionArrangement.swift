public import LayoutGeometry

/// Sections arranged one below the other and seen through a viewport (F10, seeds A5, B, C, D).
///
/// Only numbers are kept for what is out of view: attributes are built when they are asked for, so
/// the cost of a scroll step follows what is visible, not what there is. Nothing is measured after
/// `init`; a new width arranges the same measures again.
public struct CollectionArrangement: Sendable {
  /// The distance between neighbouring sections in points.
  public let sectionSpacing: Double

  /// The window through which the collection is seen.
  public internal(set) var viewport: Viewport

  /// The size of all that can be scrolled to.
  public internal(set) var contentSize = Size.zero

  /// The sections, and where they stand.
  var sections: [ArrangedSection] = []
  var places: [SectionPlace] = []

  /// How far cells reach out of their sections at most.
  var overhang = 0.0

  /// What was kept at the top when the size last changed, until the view is scrolled.
  var keptPosition: KeptPosition?

  /// Arranges sections in a viewport.
  ///
  /// O(items + sections) for greedy lines and grids. A negative or NaN section spacing counts as 0.
  public init(
    _ sections: [CollectionSection], in viewport: Viewport, sectionSpacing: Double = 0
  ) {
    self.viewport = viewport.valid
    self.sectionSpacing = Length.extent(sectionSpacing)
    let width = self.viewport.contentWidth
    self.sections = sections.map { ArrangedSection($0, contentWidth: width) }
    placeSections()
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// A section with its items, as it was given and edited.
  ///
  /// - Precondition: `index` is that of a section.
  public func section(at index: Int) -> CollectionSection {
    var section = sections[index].options
    section.items = sections[index].cells.items
    return section
  }

  /// The cells of a section, arranged from the top left corner of the room that its insets leave.
  ///
  /// - Precondition: `index` is that of a section.
  public func cells(inSection index: Int) -> Arrangement { sections[index].cells.arrangement }
}

extension CollectionArrangement: Equatable {
  /// Whether two have equal sections in equal places in equal viewports.
  public static func == (left: CollectionArrangement, right: CollectionArrangement) -> Bool {
    left.viewport == right.viewport && left.contentSize == right.contentSize
      && left.sectionSpacing == right.sectionSpacing && left.sections == right.sections
      && left.places == right.places
  }
}
