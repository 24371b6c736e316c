internal import Glibc
internal import LayoutGeometry

/// A walk through the paints of a glyph that collects its layers, the first at the bottom.
struct PaintWalk {
  private let paints: ColorPaints
  /// The outline of a glyph, and a colour of the first palette, nil for the text's.
  private let outline: (UInt32) -> Outline
  private let color: (UInt32) -> RGBAColor?
  private(set) var layers: [GlyphLayer] = []
  /// How many more paints and elements of outlines may come: a graph may share its parts, so a small
  /// table could stand for no end of them.
  private var rest = 1 << 18

  private var table: FontTable { paints.table }

  init(
    _ paints: ColorPaints, outline: @escaping (UInt32) -> Outline,
    color: @escaping (UInt32) -> RGBAColor?
  ) {
    self.paints = paints
    self.outline = outline
    self.color = color
  }

  /// What a paint is painted in.
  struct Place {
    var map = Affine()
    /// What the paint fills; nil is all of the plane, of which nothing is drawn.
    var shape: Outline?
    /// A glyph may be part of itself, so this is limited.
    var depth = 0

    static let mostDepth = 64
  }

  /// Goes through a paint.
  ///
  /// - Throws: `ProofRefusal.damagedTable` for a graph that is cut, or that has too much in it.
  mutating func walk(_ paint: Int, _ place: Place) throws(ProofRefusal) {
    try spend(1)
    guard place.depth < Place.mostDepth else { throw .damagedTable }
    var inner = place
    inner.depth += 1
    switch try table.byte(at: paint) {
    case 1:
      let first = try table.longNumber(at: paint + 2)
      for index in 0..<(try table.byte(at: paint + 1)) {
        try walk(try paints.paint(ofLayer: first + index), inner)
      }
    case 2, 3: fill(place, try solid(at: paint + 1))
    case 4, 6, 8: fill(place, try mean(of: try table.part(at: paint + 1, from: paint), stop: 6))
    case 5, 7, 9: fill(place, try mean(of: try table.part(at: paint + 1, from: paint), stop: 10))
    case 10:
      let shape = outline(UInt32(try table.number(at: paint + 4)))
      try spend(shape.elements.count)
      inner.shape = shape.mapped(place.map.callAsFunction)
      try walk(try table.part(at: paint + 1, from: paint), inner)
    case 11:
      guard let other = try paints.paint(of: UInt32(try table.number(at: paint + 1))) else {
        return
      }
      try walk(other, inner)
    case 12...31:
      inner.map = place.map.after(try map(of: paint))
      try walk(try table.part(at: paint + 1, from: paint), inner)
    case 32: try walkComposite(paint, inner)
    default: return
    }
  }

  /// Of modes that show one part where the other is, that part is shown whole.
  private mutating func walkComposite(_ paint: Int, _ place: Place) throws(ProofRefusal) {
    let source = try table.part(at: paint + 1, from: paint)
    let backdrop = try table.part(at: paint + 5, from: paint)
    switch try table.byte(at: paint + 4) {
    case 0: return
    case 1, 5, 7: try walk(source, place)
    case 2, 6, 8: try walk(backdrop, place)
    case 4, 10:
      try walk(source, place)
      try walk(backdrop, place)
    default:
      try walk(backdrop, place)
      try walk(source, place)
    }
  }

  private mutating func spend(_ count: Int) throws(ProofRefusal) {
    rest -= count
    guard rest >= 0 else { throw .damagedTable }
  }

  private mutating func fill(_ place: Place, _ color: RGBAColor?) {
    guard let shape = place.shape, !shape.isEmpty else { return }
    layers.append(GlyphLayer(outline: shape, color: color))
  }
}

// MARK: - Colours

extension PaintWalk {
  /// An entry of the palette and its alpha; nil is the text's colour.
  private func solid(at offset: Int) throws(ProofRefusal) -> RGBAColor? {
    guard var color = color(UInt32(try table.number(at: offset))) else { return nil }
    let alpha = max(0, min(try table.fraction(at: offset + 2), 1))
    color.alpha = UInt8((Double(color.alpha) * alpha).rounded())
    return color
  }

  /// The mean of the colours of a gradient's stops, each of so many bytes; those of the text's colour
  /// do not count.
  private func mean(of line: Int, stop length: Int) throws(ProofRefusal) -> RGBAColor? {
    var colors: [RGBAColor] = []
    for index in 0..<(try table.number(at: line + 1)) {
      if let color = try solid(at: line + 3 + length * index + 2) { colors.append(color) }
    }
    guard !colors.isEmpty else { return nil }
    func mean(_ part: (RGBAColor) -> UInt8) -> UInt8 {
      UInt8(colors.reduce(colors.count / 2) { $0 + Int(part($1)) } / colors.count)
    }
    return RGBAColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

// MARK: - Maps

extension PaintWalk {
  /// The map of a paint of the formats 12 to 31, of which odd ones are even ones with deltas.
  private func map(of paint: Int) throws(ProofRefusal) -> Affine {
    let values = paint + 4
    switch try table.byte(at: paint) & ~1 {
    case 12: return try transform(at: try table.part(at: values, from: paint))
    case 14:
      return Affine(
        dx: Double(try table.signedNumber(at: values)),
        dy: Double(try table.signedNumber(at: values + 2)))
    case 16: return try scale(at: values)
    case 18: return try scale(at: values).around(try point(at: values + 4))
    case 20: return try uniformScale(at: values)
    case 22: return try uniformScale(at: values).around(try point(at: values + 2))
    case 24: return try rotation(at: values)
    case 26: return try rotation(at: values).around(try point(at: values + 2))
    case 28: return try skew(at: values)
    default: return try skew(at: values).around(try point(at: values + 4))
    }
  }

  private func transform(at offset: Int) throws(ProofRefusal) -> Affine {
    Affine(
      xx: try table.fixed(at: offset), yx: try table.fixed(at: offset + 4),
      xy: try table.fixed(at: offset + 8), yy: try table.fixed(at: offset + 12),
      dx: try table.fixed(at: offset + 16), dy: try table.fixed(at: offset + 20))
  }

  private func scale(at offset: Int) throws(ProofRefusal) -> Affine {
    Affine(xx: try table.fraction(at: offset), yy: try table.fraction(at: offset + 2))
  }

  private func uniformScale(at offset: Int) throws(ProofRefusal) -> Affine {
    let scale = try table.fraction(at: offset)
    return Affine(xx: scale, yy: scale)
  }

  /// An angle of 1 is half a turn.
  private func rotation(at offset: Int) throws(ProofRefusal) -> Affine {
    .rotation(radians: try table.fraction(at: offset) * .pi)
  }

  /// x leans counterclockwise by the first angle, y by the second.
  private func skew(at offset: Int) throws(ProofRefusal) -> Affine {
    let (x, y) = (try table.fraction(at: offset), try table.fraction(at: offset + 2))
    return Affine(yx: tan(y * .pi), xy: -tan(x * .pi))
  }

  private func point(at offset: Int) throws(ProofRefusal) -> Point {
    Point(
      x: Double(try table.signedNumber(at: offset)),
      y: Double(try table.signedNumber(at: offset + 2)))
  }
}
