import LayoutGeometry
import Testing
import TextMeasure

/// Ink (M11) in font units: boxes of glyphs as fontTools 4.38.0 reads them,
/// `TTFont(f)["glyf"][name].xMin` and so on, moved by the advances.
///
/// y grows downwards from the top.
@Suite struct InkTests {
  @Test(arguments: [
    // j begins 66 units left of its origin; f ends 3 units right of its advance of 712.
    ("j", Rect(x: -66, y: 424, width: 412, height: 1913)),
    ("f", Rect(x: 61, y: 343, width: 654, height: 1557)),
    ("A", Rect(x: 29, y: 444, width: 1281, height: 1456)),
    // j has an advance of 490 units.
    ("jA", Rect(x: -66, y: 424, width: 1866, height: 1913)),
    (" A ", Rect(x: 537, y: 444, width: 1281, height: 1456)),
    // Two lines of 2400 units.
    ("A\nj", Rect(x: -66, y: 444, width: 1376, height: 4293)),
    ("", .zero), (" ", .zero), ("\t \n ", .zero), ("\u{200B}\u{1}", .zero),
  ])
  func roboto(_ text: String, _ ink: Rect) throws {
    let measurement = try unitMeasurer("Roboto-Regular.ttf").measure(text)
    #expect(measurement.ink == ink)
  }

  @Test(arguments: [
    ("NotoSerif-Regular.ttf", "j", Rect(x: -12, y: 309, width: 220, height: 1000)),
    ("NotoSerif-Regular.ttf", "f", Rect(x: 27, y: 299, width: 412, height: 770)),
    ("DejaVuSans.ttf", "j", Rect(x: -37, y: 345, width: 414, height: 1982)),
    ("DejaVuSans.ttf", "\u{5D0}", Rect(x: 186, y: 781, width: 997, height: 1120)),
    // In right-to-left text the trailing space of 651 units lies at the left.
    ("DejaVuSans.ttf", "\u{5D0} ", Rect(x: 837, y: 781, width: 997, height: 1120)),
  ])
  func others(_ file: String, _ text: String, _ ink: Rect) throws {
    #expect(try unitMeasurer(file).measure(text).ink == ink)
  }

  /// Spacing moves the ink of what comes after it, and the last one adds none.
  @Test func spacingMovesInk() throws {
    var style = try unitMeasurer("Roboto-Regular.ttf").style
    style.letterSpacing = 100
    #expect(
      try Measurer(style).measure("jA").ink == Rect(x: -66, y: 424, width: 1966, height: 1913))
  }

  @Test func inkScales() throws {
    let ink = Measurer(try TestFonts.font("Roboto-Regular.ttf", size: 16)).measure("j").ink
    #expect(ink == Rect(x: -66.0 / 128, y: 424.0 / 128, width: 412.0 / 128, height: 1913.0 / 128))
  }

  /// Outlines of `Inter-subset.ttf` at weight 900, instantiated by fontTools:
  /// `fonttools varLib.instancer Inter-subset.ttf wght=900`, then the box of x.
  @Test func inkFollowsTheWeight() throws {
    let face = try TestFonts.smallFace("Inter-subset.ttf")
    let regular = Measurer(try Font(face, size: 2816)).measure("x").ink
    let black = Measurer(try Font(face, size: 2816, weight: 900)).measure("x").ink
    #expect(regular == Rect(x: 120, y: 1192, width: 1280, height: 1536))
    #expect(abs(black.x - 36) <= 1 && abs(black.width - 1608) <= 1)
  }

  /// A bitmap's ink is its strike's box scaled to the font's units; it lies on the advance.
  @Test func bitmapsHaveInk() throws {
    let measurement = try unitMeasurer("NotoColorEmoji-subset.ttf").measure("\u{1F600}")
    let ink = measurement.ink
    #expect(ink.width > 2000 && ink.width <= 2600 && ink.height > 2000 && ink.height < 2600)
  }

  /// Ink and glyphs agree: the left edge of alef is its origin and its bearing.
  @Test func inkLiesAtTheGlyphs() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let measurement = measurer.measure("\u{5D0}a")
    let glyphs = measurement.glyphRuns.flatMap(\.glyphs)
    #expect(glyphs.map(\.x) == [0, 1255] && glyphs.map(\.cluster) == [2, 0])
    #expect(measurement.ink.maxX == 1255 + 1183)
  }
}
