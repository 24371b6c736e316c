package import LayoutGeometry

/// Boxes with labels, to be drawn in characters.
package struct PlainPicture {
  private var boxes: [(frame: Rect, label: String?)] = []
  private let bounds: Rect

  /// A picture of what lies in `bounds`.
  package init(bounds: Rect) {
    self.bounds = bounds
  }

  /// Adds a box over those so far.
  package mutating func addBox(_ frame: Rect, label: String) {
    boxes.append((frame, label))
  }

  /// Adds a separator over what is there so far.
  package mutating func addSeparator(_ frame: Rect) {
    boxes.append((frame, nil))
  }

  /// The rows of the picture, without blanks at their ends, at a scale at which labels fit.
  ///
  /// What reaches out of the bounds is cut at their edges. O(boxes).
  package var text: String {
    let shown = boxes.filter { $0.frame.overlaps(bounds) }
    var scale = FittingScale()
    for box in shown { if let label = box.label { scale.show(label, in: box.frame) } }
    let grid = PictureGrid(
      PictureExtent(bounds), scale: scale.scale(forWidth: bounds.width), margin: 0)
    var canvas = PictureCanvas(columns: grid.columns, rows: grid.rows)
    for box in shown {
      let cells = grid.cells(of: box.frame.intersection(bounds))
      if let label = box.label {
        canvas.drawChip(cells, label: label)
      } else {
        canvas.fill(cells, box.frame.height > box.frame.width ? "¦" : "╌")
      }
    }
    return canvas.text
  }
}
