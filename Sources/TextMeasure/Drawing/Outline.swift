public import LayoutGeometry

/// The outline of a shape: closed contours of lines and Bézier curves, filled by the non-zero rule.
///
/// Its unit and the direction of y are those of what it is the outline of.
public struct Outline: Hashable, Sendable {
  /// The elements in order; each contour begins with a `move`.
  public private(set) var elements: [Element] = []

  /// An outline of nothing.
  public init() {}

  /// An outline of elements, of which each contour begins with a `move`.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// A step of a contour.
  public enum Element: Hashable, Sendable {
    /// Begins a contour.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic curve.
    case quadratic(control: Point, to: Point)
    /// A cubic curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to where the contour began, which ends it.
    case close
  }

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends an element.
  public mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Appends the contours of another outline.
  public mutating func append(_ other: Outline) {
    elements += other.elements
  }

  /// The outline with every point at `place(point)`.
  ///
  /// O(n).
  public func mapped(_ place: (Point) -> Point) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: place(end))
        case .line(let end): .line(to: place(end))
        case .quadratic(let control, let end):
          .quadratic(control: place(control), to: place(end))
        case .cubic(let first, let second, let end):
          .cubic(control1: place(first), control2: place(second), to: place(end))
        case .close: .close
        }
      })
  }
}
