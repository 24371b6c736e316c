import Testing
import TextMeasure

/// What has no width: ignorables and controls (M5, M6); and spaces, tabs and terminators (M3, M4,
/// M6).
///
/// Roboto's space has 508 units (`hb-shape`), A 1336 and B 1276.
@Suite struct InvisibleTests {
  /// Every Default_Ignorable_Code_Point of Unicode 15.0 (`DerivedCoreProperties.txt`) but the Hangul
  /// fillers.
  private static let ignorables: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
    0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFF8,
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
  ]

  @Test(arguments: ["Roboto-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansCJK-subset.otf"])
  func ignorablesAreZeroWideAndNeverMissing(_ file: String) throws {
    let alone = try unitMeasurer(file)
    let withFallback = try unitMeasurer(file, fallback: ["DejaVuSans.ttf"])
    for value in Self.ignorables.joined() {
      let text = String(try #require(Unicode.Scalar(value)))
      for measurer in [alone, withFallback] {
        let measurement = measurer.measure(text)
        // HarfBuzz 6 takes the fourth Mongolian variation selector, new in Unicode 14, for a letter.
        if value == 0x180F { continue }
        if measurement.width != 0 || measurement.missing != 0 {
          Issue.record(
            "U+\(String(value, radix: 16)): \(measurement.width), \(measurement.missing)")
        }
        for run in measurement.glyphRuns where run.font != measurer.style.font {
          Issue.record("U+\(String(value, radix: 16)) chooses \(run.font.face.familyName)")
        }
      }
    }
  }

  @Test(arguments: [
    "\u{200B}", "\u{200D}", "\u{200C}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{FE0F}",
  ])
  func ignorablesBetweenLettersAddNothing(_ invisible: String) throws {
    let roboto = try unitMeasurer("Roboto-Regular.ttf", fallback: ["DejaVuSans.ttf"])
    #expect(roboto.width(of: "A\(invisible)B") == 1336 + 1276)
    #expect(roboto.measure("A\(invisible)B").glyphRuns.allSatisfy { $0.font == roboto.style.font })
  }

  /// C0 and C1, without the tab and the terminators.
  @Test func controlsAreZeroWideAndNeverMissing() throws {
    let fonts = ["Roboto-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoColorEmoji-subset.ttf"]
    for file in fonts {
      let measurer = try unitMeasurer(file, fallback: ["DejaVuSans.ttf"])
      for value in Array(0...8) + Array(14...31) + Array(127...159) where value != 0x85 {
        let control = String(try #require(Unicode.Scalar(UInt32(value))))
        let measurement = measurer.measure(control)
        #expect(measurement.width == 0 && measurement.missing == 0, "\(file) \(value)")
        #expect(measurement.lines.count == 1 && measurement.ink == measurer.measure("").ink)
        #expect(measurement.glyphRuns.allSatisfy { $0.font == measurer.style.font })
      }
    }
    #expect(try unitMeasurer("Roboto-Regular.ttf").width(of: "A\u{0}\u{1B}B") == 1336 + 1276)
  }

  @Test(arguments: [1, 2, 7, 1000]) func onlySpacesCount(_ count: Int) throws {
    let measurement = try unitMeasurer("Roboto-Regular.ttf")
      .measure(String(repeating: " ", count: count))
    #expect(measurement.width == 508 * Double(count))
    #expect(measurement.lines[0].trailingSpace == 0)
    #expect(measurement.ink == Measurer(try Font(size: 1)).measure("").ink)
  }

  /// A stop every 8 spaces = 4064 units; A is 1336, B 1276, half a space 254.
  @Test(arguments: [
    ("\t", 4064.0), ("\t\t", 8128), ("A\t", 4064), ("A\tB", 5340), ("AAAA\t", 8128),
    // Three As are 4008 units, too near the stop.
    ("AAA\tB", 9404), ("\tA\tB", 9404),
  ])
  func tabsGoToTheNextStop(_ text: String, _ width: Double) throws {
    let measurement = try unitMeasurer("Roboto-Regular.ttf").measure(text)
    #expect(measurement.width == width)
    #expect(measurement.missing == 0)
  }

  /// One point short of a stop, exactly half a space short, and a little nearer.
  ///
  /// The letter spacing moves the end of one A, and the stops are made wide enough to be the same.
  @Test(arguments: [(254.0, 4064.0), (253.0, 8128.0), (1.0, 8128.0), (0, 8128), (255, 4064)])
  func aStopNearerThanHalfASpaceIsSkipped(_ distance: Double, _ stop: Double) throws {
    let face = try TestFonts.face("Roboto-Regular.ttf")
    var style = TextStyle(try Font(face, size: 2048))
    // A space is 508 units; with letter spacing s a stop lies every n (508 + s) points.
    style.letterSpacing = 4064 - distance - 1336
    style.tabWidth = 4064 / (508 + style.letterSpacing)
    #expect(abs(try Measurer(style).width(of: "A\t") - stop) < 1e-9)
  }

  @Test func tabWidthAndSpacingsMoveTheStops() throws {
    var style = TextStyle(try TestFonts.font("Roboto-Regular.ttf", size: 2048))
    style.tabWidth = 4
    #expect(try Measurer(style).width(of: "\t") == 2032)
    style.tabWidth = 2.5
    #expect(try Measurer(style).width(of: "A\t") == 2540)
    style.tabWidth = 8
    style.letterSpacing = 10
    style.wordSpacing = 5
    // CSS Text 3: the size of a tab counts the spacings of each space.
    #expect(try Measurer(style).width(of: "\t") == 8 * 523)
    #expect(try Measurer(style).width(of: "A\t") == 8 * 523)
    style.letterSpacing = -600
    #expect(try Measurer(style).width(of: "\t") == 0)
  }

  /// The width of a line with tabs does not depend on its direction, and tabs lie in reading order.
  @Test func tabsInRightToLeftText() throws {
    let measurer = try unitMeasurer("DejaVuSans.ttf")
    let aleph = measurer.width(of: "\u{5D0}")
    let stop = 8 * measurer.width(of: " ")
    let line = measurer.measure("\u{5D0}\t\u{5D0}")
    #expect(line.width == stop + aleph)
    let xs = line.glyphRuns.flatMap(\.glyphs).map(\.x)
    #expect(xs == [0, stop])
    #expect(line.glyphRuns.flatMap(\.glyphs).map(\.cluster) == [3, 0])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyTerminatorEndsALine(_ terminator: String) throws {
    let roboto = try unitMeasurer("Roboto-Regular.ttf", fallback: ["DejaVuSans.ttf"])
    let length = terminator.utf8.count
    let measurement = roboto.measure("A\(terminator)AB\(terminator)")
    #expect(measurement.width == 2612 && roboto.width(of: "A\(terminator)AB\(terminator)") == 2612)
    #expect(measurement.lines.map(\.width) == [1336, 2612, 0])
    #expect(
      measurement.lines.map(\.range) == [
        0..<1 + length, 1 + length..<3 + 2 * length, 3 + 2 * length..<3 + 2 * length,
      ])
    #expect(measurement.height == 3 * 2400)
    #expect(measurement.lines.map(\.baseline) == [1900, 4300, 6700])
    #expect(measurement.missing == 0)
    #expect(roboto.measure(terminator).lines.count == 2)
  }

  @Test func mixedTerminators() throws {
    let measurer = try unitMeasurer("Roboto-Regular.ttf")
    #expect(measurer.measure("\r\r\n\n\n\r").lines.count == 6)
    // In Swift CR LF is one character, in UTF-8 two bytes.
    #expect(measurer.measure("A\r\nB").lines.map(\.range) == [0..<3, 3..<4])
    #expect(measurer.measure("").lines.map(\.range) == [0..<0])
  }

  /// Each paragraph has its own direction (UAX 9, P1 to P3).
  @Test func paragraphsHaveTheirOwnDirection() throws {
    let lines = try unitMeasurer("DejaVuSans.ttf").measure("abc\n\u{5D0}\n12\n\n\u{661}").lines
    #expect(
      lines.map(\.direction) == [
        .leftToRight, .rightToLeft, .leftToRight, .leftToRight, .leftToRight,
      ])
  }
}
