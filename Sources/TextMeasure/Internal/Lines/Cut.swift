/// What a line that begins or ends before a scalar changes of the glyphs there.
struct Cut: Sendable {
  private let units: Int32

  /// Only shaping the line's edge anew can tell.
  static let unsafe = Cut(units: .min)

  /// Nothing but the units that the pair of the scalar and the one before adds to the advance before,
  /// which no cut takes on its way.
  static func safe(pairUnits units: Int32 = 0) -> Cut { Cut(units: units) }

  @inline(__always)
  var isSafe: Bool { units != .min }

  /// What the pair adds, where the cut is safe.
  @inline(__always)
  var pairUnits: Int { isSafe ? Int(units) : 0 }
}
