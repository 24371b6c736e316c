import LayoutGeometry
import Testing
import TextMeasure

/// Coverage is the area of a shape in each pixel, known by geometry.
@Suite struct RasterizerTests {
  private static let canvas = PixelRect(x: 0, y: 0, width: 40, height: 40)

  private static func coverage(
    of outline: Outline, in bounds: PixelRect = canvas
  ) throws -> Coverage? {
    var rasterizer = try OutlineRasterizer()
    return rasterizer.coverage(of: outline, in: bounds)
  }

  @Test func aRectangleCoversPartsOfPixels() throws {
    // From a quarter into pixel 1 to a half into pixel 3, and rows 2 and 3. FreeType counts in 256ths,
    // and has the last two for one.
    let outline = Outline.polygon([(1.25, 2), (3.5, 2), (3.5, 4), (1.25, 4)])
    let coverage = try #require(try Self.coverage(of: outline))
    #expect(coverage.value(0, 2) == 0)
    #expect(coverage.value(1, 2) == 192)
    #expect(coverage.value(2, 2) == 255)
    #expect(coverage.value(3, 2) == 128)
    #expect(coverage.value(4, 2) == 0)
    #expect(coverage.value(2, 1) == 0)
    #expect(coverage.value(2, 3) == 255)
    #expect(coverage.value(2, 4) == 0)
  }

  @Test func holesAndOverlapsFollowTheNonZeroRule() throws {
    let square = Outline.polygon([(0, 0), (9, 0), (9, 9), (0, 9)])
    var overlapped = square
    overlapped.append(Outline.polygon([(3, 3), (6, 3), (6, 6), (3, 6)]))
    var pierced = square
    pierced.append(Outline.polygon([(3, 3), (3, 6), (6, 6), (6, 3)]))
    let filled = try #require(try Self.coverage(of: overlapped))
    let open = try #require(try Self.coverage(of: pierced))
    #expect(filled.value(4, 4) == 255)
    #expect(open.value(4, 4) == 0)
    #expect(open.value(1, 4) == 255)
  }

  @Test func theAreaOfAParabolaIsExact() throws {
    // Under the curve from (0, 0) by the control (10, 40) to (20, 0): two thirds of 10 times 40.
    var outline = Outline()
    outline.append(.move(to: Point(x: 0, y: 0)))
    outline.append(.quadratic(control: Point(x: 10, y: 40), to: Point(x: 20, y: 0)))
    outline.append(.close)
    let coverage = try #require(try Self.coverage(of: outline))
    let area = coverage.values.reduce(0) { $0 + Double($1) } / 255
    #expect(abs(area - 20 * 20 * 2 / 3) < 0.5)
  }

  @Test func onlyTheBoundsAreDrawn() throws {
    let outline = Outline.polygon([(-1000, -1000), (1000, -1000), (1000, 1000), (-1000, 1000)])
    let bounds = PixelRect(x: 5, y: 7, width: 3, height: 2)
    let coverage = try #require(try Self.coverage(of: outline, in: bounds))
    #expect(coverage.rect == bounds)
    #expect(coverage.values == Array(repeating: 255, count: 6))
  }

  @Test func nothingIsNil() throws {
    let outside = Outline.polygon([(100, 0), (110, 0), (110, 9)])
    let far = Outline.polygon([(0, 0), (1e12, 0), (0, 9)])
    let broken = Outline.polygon([(0, 0), (.nan, 0), (0, 9)])
    #expect(try Self.coverage(of: Outline()) == nil)
    #expect(try Self.coverage(of: outside) == nil)
    #expect(try Self.coverage(of: far) == nil)
    #expect(try Self.coverage(of: broken) == nil)
  }
}

extension Outline {
  fileprivate static func polygon(_ points: [(Double, Double)]) -> Outline {
    var outline = Outline()
    for (index, (x, y)) in points.enumerated() {
      let point = Point(x: x, y: y)
      outline.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    outline.append(.close)
    return outline
  }
}

extension Coverage {
  /// The coverage of a pixel, 0 outside.
  fileprivate func value(_ x: Int, _ y: Int) -> UInt8 {
    let (column, row) = (x - rect.x, y - rect.y)
    guard (0..<rect.width).contains(column), (0..<rect.height).contains(row) else { return 0 }
    return values[row * rect.width + column]
  }
}
