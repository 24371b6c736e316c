import FlowLayout
import LayoutGeometry
import TagFlow
import TextMeasure

/// An element with everything at its place: what every back end draws.
struct DrawnChip {
  let kind: PictureElement.Kind
  let frame: Rect
  /// The radius that its corners show.
  let radius: Double
  let label: String
  /// A radius and colours of its own.
  let ownRadius: Double?
  let boxColor: RGBAColor?
  let textColor: RGBAColor?
  /// The lines of its text from the top.
  var lines: [DrawnLine] = []
  /// What stands for its accessories, in points of the picture.
  var marks: [Outline] = []
  /// Whether it is too small for what stands in it, which is then cut at its edges.
  var isTooSmall = false

  init(_ element: PictureElement, style: ChipStyle) {
    kind = element.kind
    frame = element.frame
    label = element.label
    boxColor = element.boxColor
    textColor = element.textColor
    let wanted = element.cornerRadius ?? style.cornerRadius
    // NaN is not above 0.
    radius = kind == .chip && wanted > 0 ? min(wanted, frame.width / 2, frame.height / 2) : 0
    ownRadius = element.cornerRadius == nil ? nil : radius
    guard let tag = element.tag else { return }
    let parts = tag.parts(in: frame, direction: element.direction)
    lines = tag.text.lines.map { DrawnLine($0, of: tag.text, in: parts.text) }
    marks = [
      parts.leadingAccessory.flatMap(style.leadingMark.outline),
      parts.trailingAccessory.flatMap(style.trailingMark.outline),
    ].compactMap { $0 }
    let boxes = [parts.text, parts.leadingAccessory, parts.trailingAccessory].compactMap { $0 }
    isTooSmall = boxes.contains { !frame.contains($0) }
  }
}

extension DrawnChip {
  /// All that its lines show, line after line.
  var shownText: String {
    lines.map(\.shownText).joined(separator: "\n")
  }
}

extension Rect {
  /// Whether another lies inside, but for the error of a sum.
  func contains(_ other: Rect) -> Bool {
    let tolerance = 1.0 / 1024
    return other.x >= x - tolerance && other.maxX <= maxX + tolerance
      && other.y >= y - tolerance && other.maxY <= maxY + tolerance
  }
}

extension Rect {
  /// Whether it is somewhere, and not smaller than nothing.
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && (0..<Double.infinity).contains(width)
      && (0..<Double.infinity).contains(height)
  }
}

/// A line of a chip's text.
struct DrawnLine {
  let text: TextMeasurement
  let line: TextLine
  /// The left end of its baseline, in points of the picture.
  let origin: Point

  /// A line in the box of its text, at the side where its paragraph begins.
  init(_ line: TextLine, of text: TextMeasurement, in box: Rect) {
    self.text = text
    self.line = line
    let start = line.direction == .rightToLeft ? box.maxX - line.width : box.x
    origin = Point(x: start, y: box.y + line.baseline)
  }

  /// The text that it shows.
  var shownText: String { text.shownText(of: line).map(\.text).joined() }

  /// The glyphs from left to right, shaped for this.
  var glyphRuns: [GlyphRun] { text.glyphRuns(of: line) }
}

extension TagPicture {
  /// The elements at their places, those whose places are numbers.
  var drawnChips: [DrawnChip] {
    elements.filter(\.frame.isFinite).map { DrawnChip($0, style: style) }
  }
}

extension ChipColors {
  /// The colour of an element's box.
  func box(_ element: DrawnChip) -> RGBAColor {
    if let own = element.boxColor { return own }
    return switch element.kind {
    case .chip: chip
    case .panel: panel
    case .band: band
    case .separator: separator
    }
  }

  /// The colour of an element's text and marks.
  func text(_ element: DrawnChip) -> RGBAColor { element.textColor ?? text }
}
