import LayoutGeometry

extension Rules {
  /// The container's size: the sides that were given, else the content's and the insets.
  func size(longest: Double, end: Double) -> Size {
    let main = mainSide ?? wholePixels(mainInsets.start + longest + mainInsets.end)
    let cross = crossSide ?? wholePixels(end + crossInsets.end)
    return axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  private func wholePixels(_ length: Double) -> Double { grid?.roundedUp(length) ?? length }
}

extension MeasuredItems {
  /// What the items take in lines, without their places.
  func extent(rules: Rules) -> FlowExtent {
    let measure = BandMeasure(self, rules: rules)
    var lineCount = 0
    var longest = 0.0
    var next = rules.crossInsets.start
    var end = next
    let common = measure.areAlike && count > 0 ? measure.band(of: 0..<1) : nil
    forEachLine(rules: rules) { line in
      longest = max(longest, line.extent)
      let depth = (common ?? measure.band(of: line.range)).depth
      end = max(end, next + depth)
      next += depth + rules.lineGap
      lineCount += 1
    }
    return FlowExtent(size: rules.size(longest: longest, end: end), lineCount: lineCount)
  }
}
