/// The axis values that a font is asked for, checked but not yet held against a face.
struct AxisRequest {
  private let requested: [AxisValue]

  /// - Throws: `FontError.axisValueNotFinite`, `.invalidAxisTag`.
  init(weight: Double?, axes: [String: Double]) throws(FontError) {
    var wanted = axes
    if let weight, wanted["wght"] == nil { wanted["wght"] = weight }
    var requested: [AxisValue] = []
    for (tag, value) in wanted.sorted(by: { $0.key < $1.key }) {
      guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
        throw .invalidAxisTag(tag)
      }
      guard value.isFinite else { throw .axisValueNotFinite(axis: tag) }
      requested.append(AxisValue(tag: HarfBuzzTag(tag), value: value))
    }
    self.requested = requested
  }

  /// The values that change the face: those of its own axes, clamped, and not the default.
  func values(for face: FontFace) -> [AxisValue] {
    requested.compactMap { wanted in
      guard let axis = face.axes.first(where: { $0.tag == wanted.tag.name }) else { return nil }
      let value = min(max(wanted.value, axis.minimum), axis.maximum)
      return value == axis.defaultValue ? nil : AxisValue(tag: wanted.tag, value: value)
    }
  }

  /// The tags that the face has no axis for, sorted.
  func missing(from face: FontFace) -> [String] {
    let known = Set(face.axes.map(\.tag))
    return requested.map(\.tag.name).filter { !known.contains($0) }
  }
}
