/// Whether the variations of GDEF's item variation store change anything at given axes (OpenType,
/// "Font Variations Common Table Formats").
struct VariationStore {
  /// True if every region's scalar is 0 at the axes, so that no value of a pair varies.
  let isInert: Bool

  /// The axes are normalised values in the order of `fvar`.
  init(definitions table: FontTable, axes: [Float]) throws(ProofRefusal) {
    guard !table.isEmpty, try table.longNumber(at: 0) >= 0x0001_0003 else {
      isInert = true
      return
    }
    let store = try table.longNumber(at: 14)
    guard store != 0 else {
      isInert = true
      return
    }
    let regions = store + (try table.longNumber(at: store + 2))
    let axisCount = try table.number(at: regions)
    var isInert = true
    for region in 0..<(try table.number(at: regions + 2)) {
      let record = regions + 4 + 6 * axisCount * region
      var excludes = false
      for axis in 0..<axisCount {
        let (start, peak, end) = (
          try table.signedNumber(at: record + 6 * axis),
          try table.signedNumber(at: record + 6 * axis + 2),
          try table.signedNumber(at: record + 6 * axis + 4)
        )
        let value = axis < axes.count ? axes[axis] * 16384 : 0
        let isSound = start <= peak && peak <= end && !(start < 0 && end > 0)
        if peak != 0, isSound, value <= Float(start) || value >= Float(end), value != Float(peak) {
          excludes = true
        }
      }
      isInert = isInert && excludes
    }
    self.isInert = isInert
  }
}
