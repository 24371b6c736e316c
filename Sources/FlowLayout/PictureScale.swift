/// How many points one character of a plain-text picture stands for.
public struct PictureScale: Hashable, Sendable {
  /// The width of a text column in points.
  public var pointsPerColumn: Double

  /// The height of a text row in points.
  public var pointsPerRow: Double

  /// A scale for chips of text: a column of 8 and a row of 16 points.
  public init(pointsPerColumn: Double = 8, pointsPerRow: Double = 16) {
    self.pointsPerColumn = pointsPerColumn
    self.pointsPerRow = pointsPerRow
  }

  /// The most columns and the most rows of a picture; a larger one is drawn at a coarser scale.
  public static let mostCells = 240
}
