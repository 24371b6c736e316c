internal import LayoutGeometry

/// The smallest box around the boxes added to it, y downwards.
struct BoxUnion {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  mutating func add(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = min(self.left, left)
    self.top = min(self.top, top)
    self.right = max(self.right, right)
    self.bottom = max(self.bottom, bottom)
  }

  /// The box, `.zero` if nothing was added.
  var rect: Rect {
    left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
}
