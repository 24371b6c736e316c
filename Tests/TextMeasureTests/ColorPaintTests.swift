import LayoutGeometry
import TestSupport
import Testing
import TextMeasure

/// Paints of COLR version 1, written after the OpenType specification: what maps do to a point follows
/// from their definitions, with angles of a right one or half of it.
@Suite struct ColorPaintTests {
  private static let red = RGBAColor(red: 255, green: 0, blue: 0)
  private static let purple = RGBAColor(red: 128, green: 0, blue: 128)

  @Test func layersHaveTheColoursOfTheirPaints() throws {
    let half: [UInt8] = Paint.solid(0, alpha: 0.5)
    let layers = try Self.layers(
      Paint.layers(3),
      of: [
        Paint.glyph("B", half), Paint.glyph("C", Paint.solid(0xFFFF)),
        Paint.glyph("D", Paint.gradient),
      ])
    #expect(
      layers?.map(\.color) == [
        RGBAColor(red: 255, green: 0, blue: 0, alpha: 128), nil, Self.purple,
      ])
    #expect(layers?.map(\.outline) == ["B", "C", "D"].map(Self.outline))
  }

  private static let maps: [(Paint.Map, @Sendable (Point) -> Point)] = [
    (
      Paint.map(12, [.fixed(2), .fixed(0.5), .fixed(-1), .fixed(3), .fixed(4), .fixed(5)]),
      { Point(x: 2 * $0.x - $0.y + 4, y: 0.5 * $0.x + 3 * $0.y + 5) }
    ),
    (Paint.map(14, [.number(10), .number(-20)]), { Point(x: $0.x + 10, y: $0.y - 20) }),
    (Paint.map(16, [.fraction(0.5), .fraction(-1)]), { Point(x: $0.x / 2, y: -$0.y) }),
    (
      Paint.map(18, [.fraction(0.5), .fraction(-1), .number(30), .number(10)]),
      { Point(x: $0.x / 2 + 15, y: 20 - $0.y) }
    ),
    (Paint.map(20, [.fraction(1.5)]), { Point(x: 1.5 * $0.x, y: 1.5 * $0.y) }),
    (
      Paint.map(22, [.fraction(1.5), .number(30), .number(10)]),
      { Point(x: 1.5 * $0.x - 15, y: 1.5 * $0.y - 5) }
    ),
    (Paint.map(24, [.fraction(0.5)]), { Point(x: -$0.y, y: $0.x) }),
    (
      Paint.map(26, [.fraction(0.5), .number(30), .number(10)]),
      { Point(x: 40 - $0.y, y: $0.x - 20) }
    ),
    (Paint.map(28, [.fraction(0.25), .fraction(0)]), { Point(x: $0.x - $0.y, y: $0.y) }),
    (
      Paint.map(30, [.fraction(0), .fraction(0.25), .number(30), .number(10)]),
      { Point(x: $0.x, y: $0.y + $0.x - 30) }
    ),
  ]

  @Test(arguments: maps)
  func mapsMoveWhatTheyHold(_ map: Paint.Map, expected: @Sendable (Point) -> Point) throws {
    let layers = try #require(try Self.layers(map(Paint.glyph("L", Paint.solid(0)))))
    #expect(layers.map(\.color) == [Self.red])
    let (came, wanted) = (layers[0].outline.ends, Self.outline("L").ends.map(expected))
    #expect(came.count == wanted.count)
    for (came, wanted) in zip(came, wanted) {
      #expect(abs(came.x - wanted.x) < 1e-6 && abs(came.y - wanted.y) < 1e-6)
    }
  }

  @Test(arguments: [
    (0, ""), (1, "B"), (2, "C"), (3, "CB"), (4, "BC"), (5, "B"), (6, "C"), (7, "B"), (8, "C"),
    (12, "CB"), (27, "CB"),
  ])
  func compositesAreTheirPartsOverEachOther(_ mode: Int, shown: String) throws {
    let paint = Paint.composite(
      mode, source: Paint.glyph("B", Paint.solid(0)), backdrop: Paint.glyph("C", Paint.solid(0)))
    #expect(try Self.layers(paint)?.map(\.outline) == shown.map(Self.outline))
  }

  @Test func glyphsMayBePartsOfOthers() throws {
    let font = try Self.font([
      ("A", Paint.map(14, [.number(5), .number(0)])(Paint.other("B"))),
      ("B", Paint.glyph("C", Paint.solid(0))),
    ])
    guard case .layers(let layers) = font.image(of: Self.id("A")) else {
      Issue.record("no layers")
      return
    }
    #expect(
      layers.map(\.outline) == [Self.outline("C").mapped { Point(x: $0.x + 5, y: $0.y) }])
  }

  /// Of a glyph that is part of itself, and of layers that are all of the layers each, the outline is
  /// drawn.
  @Test func graphsWithoutEndAreNotFollowed() throws {
    let own = try Self.font([("A", Paint.other("A"))])
    #expect(own.image(of: Self.id("A")) == .outline(Self.outline("A")))
    let many = try Self.font(
      [("A", Paint.layers(4))], layers: Array(repeating: Paint.layers(4), count: 4))
    #expect(many.image(of: Self.id("A")) == .outline(Self.outline("A")))
  }

  /// Cut anywhere, the table gives layers or the plain outline, and nothing else.
  @Test func damagedTablesGiveOutlines() throws {
    let table = Paint.table([("A", Paint.glyph("B", Paint.gradient))], layers: [])
    for length in 0..<table.count {
      let font = try Self.font(table: Array(table.prefix(length)))
      switch font.image(of: Self.id("A")) {
      case .outline(let outline): #expect(outline == Self.outline("A"))
      case .layers(let layers): #expect(layers.map(\.outline) == [Self.outline("B")])
      case .bitmap: Issue.record("a bitmap")
      }
    }
  }

  @Test func theFaceIsAColorFont() throws {
    #expect(try Self.font([("A", Paint.solid(0))]).face.isColor)
  }

  // MARK: - Fonts

  private static func id(_ character: Character) -> UInt32 {
    UInt32(LayoutFont.glyph(character))
  }

  private static func outline(_ character: Character) -> Outline {
    guard let font = try? font([]), case .outline(let outline) = font.image(of: id(character))
    else { return Outline() }
    return outline
  }

  /// What the glyph of A shows, nil if that is its outline.
  private static func layers(
    _ paint: [UInt8], of shared: [[UInt8]] = []
  ) throws -> [GlyphLayer]? {
    let image = try font([("A", paint)], layers: shared).image(of: id("A"))
    guard case .layers(let layers) = image else { return nil }
    return layers
  }

  private static func font(
    _ glyphs: [(Character, [UInt8])], layers: [[UInt8]] = []
  ) throws -> Font {
    try font(table: Paint.table(glyphs, layers: layers))
  }

  private static func font(table: [UInt8]) throws -> Font {
    // Red and blue, each as blue, green, red and alpha.
    let palette = TableBytes.part([
      .number(0), .number(2), .number(1), .number(2), .long(14), .number(0), .long(0x0000_FFFF),
      .long(0xFF00_00FF),
    ])
    return try Font(
      bytes: try LayoutFont.bytes(["COLR": table, "CPAL": palette]), size: 10)
  }
}

extension Outline {
  /// Where each element ends.
  fileprivate var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }
}
