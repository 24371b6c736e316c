/// One axis along which a variable font varies.
public struct FontAxis: Hashable, Sendable {
  /// The four-letter tag, such as `wght`.
  public let tag: String

  /// The least value, in the axis's own unit.
  public let minimum: Double

  /// The value that the font has when none is asked for.
  public let defaultValue: Double

  /// The greatest value.
  public let maximum: Double
}
