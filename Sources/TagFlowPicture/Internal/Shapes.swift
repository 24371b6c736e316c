import LayoutGeometry
import TextMeasure

/// The share of a radius at which a cubic curve's control point makes a quarter of a circle, within
/// 0.03% of it.
private let quarterCircle = 0.5522847498

extension Outline {
  /// A rectangle with round corners.
  static func roundedRect(_ rect: Rect, radius: Double) -> Outline {
    guard radius > 0 else {
      return polygon([
        rect.origin, Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.x, y: rect.maxY),
      ])
    }
    // Clockwise from the top edge: each corner, and the way along the edge into it.
    let corners: [(corner: Point, x: Double, y: Double)] = [
      (Point(x: rect.maxX, y: rect.y), 1, 0), (Point(x: rect.maxX, y: rect.maxY), 0, 1),
      (Point(x: rect.x, y: rect.maxY), -1, 0), (rect.origin, 0, -1),
    ]
    var outline = Outline()
    for (index, (corner, x, y)) in corners.enumerated() {
      func before(_ distance: Double) -> Point {
        Point(x: corner.x - x * distance, y: corner.y - y * distance)
      }
      func after(_ distance: Double) -> Point {
        Point(x: corner.x - y * distance, y: corner.y + x * distance)
      }
      let control = radius * (1 - quarterCircle)
      outline.append(index == 0 ? .move(to: before(radius)) : .line(to: before(radius)))
      outline.append(
        .cubic(control1: before(control), control2: after(control), to: after(radius)))
    }
    outline.append(.close)
    return outline
  }

  /// A polygon of points in order.
  static func polygon(_ points: [Point]) -> Outline {
    var outline = Outline()
    for (index, point) in points.enumerated() {
      outline.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    outline.append(.close)
    return outline
  }
}

extension AccessoryMark {
  /// The mark in a box, nil for none.
  func outline(in box: Rect) -> Outline? {
    switch self {
    case .none: nil
    case .disc: Outline.unitDisc.placed(in: box)
    case .cross: Outline.unitCross.placed(in: box)
    }
  }
}

extension Outline {
  /// A circle of the diameter 1 in the unit square.
  fileprivate static let unitDisc = roundedRect(
    Rect(x: 0, y: 0, width: 1, height: 1), radius: 0.5)

  /// Two bars from corner to corner of the middle of the unit square, as one polygon.
  fileprivate static let unitCross: Outline = {
    let (arm, half) = (0.3, 0.06)
    // One arm's end and the corner between it and the next, then turned by quarters.
    let quarter = [
      (arm - half, -arm - half), (arm + half, -arm + half), (2 * half, 0),
    ]
    var points: [Point] = []
    var turned = quarter
    for _ in 0..<4 {
      points += turned.map { Point(x: 0.5 + $0.0, y: 0.5 + $0.1) }
      turned = turned.map { (-$0.1, $0.0) }
    }
    return polygon(points)
  }()

  fileprivate func placed(in box: Rect) -> Outline {
    mapped { point in
      Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    }
  }
}
