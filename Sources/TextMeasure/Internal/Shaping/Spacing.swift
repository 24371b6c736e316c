/// A style's sizes in points, by which font units become widths.
///
/// It is all that a size, a letter spacing or a tab width changes, so one shaping serves them all.
struct Spacing: Sendable {
  let size: Double
  let letterSpacing: Double
  let wordSpacing: Double
  /// The distance between tab stops, 0 if there are none.
  let tabInterval: Double
  /// A stop nearer than this is passed over: half a space (CSS Text 3, "tab-size").
  let leastTab: Double
  /// Units in one em of the primary font, at hand where widths are looked up.
  let primaryUnitsPerEm: Double

  init(_ style: TextStyle) {
    let font = style.font.instance
    size = style.font.size
    letterSpacing = style.letterSpacing
    wordSpacing = style.wordSpacing
    primaryUnitsPerEm = Double(font.unitsPerEm)
    let space = Double(font.spaceAdvance) * size / primaryUnitsPerEm
    tabInterval = max(0, style.tabWidth * (space + letterSpacing + wordSpacing))
    leastTab = space / 2
  }

  /// Whether clusters or spaces have to be counted.
  var addsSpace: Bool { letterSpacing != 0 || wordSpacing != 0 }

  /// Units of a font in points (M1).
  @inline(__always)
  func points(_ units: Int, unitsPerEm: Double) -> Double {
    Double(units) * size / unitsPerEm
  }

  /// The position of the tab stop that a tab at `position` goes to (M6).
  func tabStop(after position: Double) -> Double {
    guard tabInterval > 0 else { return position }
    let next = ((position / tabInterval).rounded(.down) + 1) * tabInterval
    let stop = next - position < leastTab ? next + tabInterval : next
    // Stops too close together to be told apart are none.
    return stop.isFinite ? max(stop, position) : position
  }

  /// The width of a stretch without tabs: its units by font, then letter and word spacing (M1).
  func width(of advance: LineAdvance, in cascade: FontCascade) -> Double {
    var width = 0.0
    advance.forEach { entry in
      width += points(entry.units, unitsPerEm: cascade.unitsPerEm(ofFontAt: entry.font))
    }
    return addsSpace ? width + self.width(of: advance.spacing) : width
  }

  /// What letter and word spacing add.
  func width(of count: SpacingCount) -> Double {
    Double(count.letters) * letterSpacing + Double(count.words) * wordSpacing
  }

  /// The width of one run by itself.
  func width(of run: ShapedRun, in cascade: FontCascade) -> Double {
    points(run.units, unitsPerEm: cascade.unitsPerEm(ofFontAt: run.font)) + width(of: run.spacing)
  }
}
