public import LayoutGeometry

/// Neighbouring sections that an edit moved by the same distance.
public struct SectionMove: Hashable, Sendable {
  /// The sections' indices before.
  public var from: Range<Int>

  /// The index of the first of them after.
  public var to: Int

  /// The distance in points from the old places of the headers and backgrounds to the new ones.
  public var offset: Point

  /// What the sections grew by: their footers moved by this on top of `offset`.
  ///
  /// It is 0 but for a section whose items were edited.
  public var growth: Double

  /// A move of sections by a distance in points.
  public init(from: Range<Int>, to: Int, offset: Point, growth: Double = 0) {
    self.from = from
    self.to = to
    self.offset = offset
    self.growth = growth
  }
}
