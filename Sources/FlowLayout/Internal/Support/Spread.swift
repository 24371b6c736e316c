/// Free space given to the gaps of a row of things: items on a line, or lines in a container.
struct Spread {
  /// What comes before the first.
  var lead = 0.0

  /// What comes between neighbours.
  var between = 0.0

  /// The ways in which items and lines share free space.
  enum Kind {
    case start, center, end, between, around, evenly
  }

  /// Shares out `free` points among `count` things, all at the start when there are none (F3).
  @inline(__always)
  init(_ kind: Kind, free: Double, count: Int) {
    guard kind != .start, free > 0, count > 0 else { return }
    let count = Double(count)
    switch kind {
    case .start: break
    case .center: lead = free / 2
    case .end: lead = free
    case .between: between = count > 1 ? free / (count - 1) : 0
    case .around:
      between = free / count
      lead = between / 2
    case .evenly:
      between = free / (count + 1)
      lead = between
    }
  }
}

extension Spread.Kind {
  init(_ justification: FlowJustification) {
    switch justification {
    case .leading, .fill: self = .start
    case .center: self = .center
    case .trailing: self = .end
    case .spaceBetween: self = .between
    case .spaceAround: self = .around
    case .spaceEvenly: self = .evenly
    }
  }

  init(_ alignment: FlowLineAlignment) {
    switch alignment {
    case .start, .stretch: self = .start
    case .center: self = .center
    case .end: self = .end
    case .spaceBetween: self = .between
    case .spaceAround: self = .around
    case .spaceEvenly: self = .evenly
    }
  }
}
