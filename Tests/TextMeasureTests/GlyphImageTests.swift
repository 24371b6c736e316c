import LayoutGeometry
import Testing
import TextMeasure

/// What is drawn for glyphs, held against what fontTools 4.38.0 reads from the same files.
@Suite struct GlyphImageTests {
  @Test func linesOfTrueType() throws {
    let font = try TestFonts.font("../Tests/TextMeasureTests/Data/Fonts/Roboto-subset.ttf", size: 9)
    let expected = [
      Outline.contour([
        (29, 0), (584, 1456), (753, 1456), (1310, 0), (1112, 0), (973, 381), (364, 381), (226, 0),
      ]),
      Outline.contour([(422, 539), (916, 539), (669, 1218)]),
    ].flatMap { $0 }
    #expect(font.image(of: 2).corners == expected)
  }

  @Test func outlinesFollowTheAxes() throws {
    let font = try Font(size: 9, weight: 700)
    let expected = Outline.contour([(596, 2048), (596, 0), (170.4, 0), (170.4, 2048)])
    let corners = font.image(of: 723).corners
    #expect(corners.count == expected.count)
    for (corner, expected) in zip(corners, expected) {
      #expect(abs(corner.x - expected.x) < 0.1 && abs(corner.y - expected.y) < 0.1)
    }
  }

  @Test func linesOfCFF() throws {
    let font = try TestFonts.font("NotoSansCJK-subset.otf", size: 9)
    let expected = Outline.contour([(44, 431), (44, 349), (960, 349), (960, 431)])
    #expect(font.image(of: 672).corners == expected)
  }

  /// The font's maker wrote these layers.
  @Test func layersBringTheirColours() throws {
    let font = try TestFonts.font(
      "../Tests/TextMeasureTests/Data/Fonts/Roboto-with-COLR.ttf", size: 9)
    guard case .layers(let layers) = font.image(of: 2) else {
      Issue.record("no layers")
      return
    }
    #expect(
      layers.map(\.color) == [
        RGBAColor(red: 0, green: 0, blue: 255), nil,
        RGBAColor(red: 255, green: 128, blue: 0, alpha: 128),
      ])
    // V, x and o.
    #expect(
      layers.map { GlyphImage.outline($0.outline) }
        == [7, 12, 11].map { font.image(of: $0) })
    #expect(layers.allSatisfy { !$0.outline.isEmpty })
  }

  /// Strikes of 109 pixels in an em of 2048: 136 by 128 pixels, 101 of them above the baseline.
  @Test func bitmapsStandWhereTheirMetricsSay() throws {
    let font = try TestFonts.font("NotoColorEmoji-subset.ttf", size: 9)
    let text = Measurer(font).measure("\u{1F600}")
    let glyph = try #require(text.glyphRuns(of: text.lines[0]).first?.glyphs.first)
    guard case .bitmap(let bitmap) = font.image(of: glyph.id) else {
      Issue.record("no bitmap")
      return
    }
    #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let unit = 2048.0 / 109
    let expected = Rect(x: 0, y: -101 * unit, width: 136 * unit, height: 128 * unit)
    for (side, other) in [
      (bitmap.box.x, expected.x), (bitmap.box.y, expected.y),
      (bitmap.box.width, expected.width), (bitmap.box.height, expected.height),
    ] {
      #expect(abs(side - other) <= 1)
    }
  }

  @Test func spacesAndNumbersOfNoGlyphAreEmpty() throws {
    let font = try Font(size: 9)
    let text = Measurer(font).measure(" ")
    let space = try #require(text.glyphRuns(of: text.lines[0]).first?.glyphs.first)
    #expect(font.image(of: space.id) == .outline(Outline()))
    #expect(font.image(of: 1_000_000) == .outline(Outline()))
  }
}

extension Outline {
  /// The corners of a closed contour.
  fileprivate static func contour(_ corners: [(Double, Double)]) -> [Point] {
    corners.map { Point(x: $0.0, y: $0.1) }
  }
}

extension GlyphImage {
  /// The points of an outline of straight lines, each corner once; none if it has curves.
  fileprivate var corners: [Point] {
    guard case .outline(let outline) = self else { return [] }
    var corners: [Point] = []
    var start: Point?
    for element in outline.elements {
      switch element {
      case .move(let end):
        start = end
        corners.append(end)
      case .line(let end):
        // A line back to the start is what closing does.
        if end != start { corners.append(end) }
      case .close: break
      case .quadratic, .cubic: return []
      }
    }
    return corners
  }
}
