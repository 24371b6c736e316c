import TagFlow
import TagFlowPicture
import Testing

/// PNG files, and the pixels that libpng reads from them.
@Suite struct PNGTests {
  private static let dark = RGBAColor(red: 0x33, green: 0x33, blue: 0x33)
  private static let light = RGBAColor(red: 0xEE, green: 0xEE, blue: 0xEE)

  @Test(arguments: [1.0, 1.5, 2])
  func chipsAreWhereTheArrangementHasThem(scale: Double) throws {
    let (tags, arrangement) = try Sample.arranged(Sample.texts, style: Sample.style())
    let pixels = Pixels(try TagPicture(arrangement, tags: tags).png(PNGOptions(scale: scale)))
    #expect(pixels.width == Int(400 * scale))
    #expect(pixels.height == Int((arrangement.size.height * scale).rounded(.up)))
    for frame in arrangement.frames {
      let (left, top) = (frame.x * scale, frame.y * scale)
      let (right, bottom) = (frame.maxX * scale, frame.maxY * scale)
      let (middleX, middleY) = (Int((left + right) / 2), Int((top + bottom) / 2))
      // Just inside of each edge is the chip, and just outside is not.
      #expect(pixels[Int(left.rounded(.up)), middleY] == Self.dark)
      #expect(pixels[Int(right) - 1, middleY] == Self.dark)
      #expect(pixels[middleX, Int(top.rounded(.up))] == Self.dark)
      #expect(pixels[middleX, Int(bottom) - 1] == Self.dark)
      #expect(pixels[Int(right.rounded(.up)), middleY] == Self.light)
      if top > 1 { #expect(pixels[middleX, Int(top) - 1] == Self.light) }
      // The corner is cut off: the circle is 4.7 points from it.
      #expect(pixels[Int(left.rounded(.up)), Int(top.rounded(.up))] == Self.light)
    }
  }

  @Test func edgesMixByArea() throws {
    var chips = ChipStyle()
    chips.cornerRadius = 0
    chips.light.background = RGBAColor(red: 0, green: 0, blue: 0)
    chips.light.chip = RGBAColor(red: 255, green: 255, blue: 255)
    let frame = Rect(x: 1.5, y: 1, width: 4, height: 4)
    let picture = TagPicture(
      [PictureElement(frame: frame)], bounds: Rect(x: 0, y: 0, width: 8, height: 8), style: chips)
    var options = PNGOptions()
    let half = Pixels(try picture.png(options))[1, 2]
    #expect(half == RGBAColor(red: 128, green: 128, blue: 128))
    // Half of the light of white is 188 in sRGB.
    options.blending = .linear
    let light = Pixels(try picture.png(options))[1, 2]
    #expect(light == RGBAColor(red: 188, green: 188, blue: 188))
  }

  @Test func withoutABackgroundPixelsAreTransparent() throws {
    var chips = ChipStyle()
    chips.light.background = nil
    let pixels = Pixels(try Sample.picture(["x"], chips: chips).png())
    #expect(pixels[0, 0].alpha == 0)
    #expect(pixels[5, 15] == Self.dark)
    // The colour at an edge is the chip's alone.
    let edge = (0..<20).map { pixels[$0, 1] }.first { (1..<255).contains($0.alpha) }
    #expect(edge.map { [$0.red, $0.green, $0.blue] } == [0x33, 0x33, 0x33])
  }

  @Test func anElementMayHaveALookOfItsOwn() throws {
    var picture = try Sample.picture(["x"])
    picture.elements[0].boxColor = RGBAColor(css: "#ff0000")
    picture.elements[0].textColor = RGBAColor(css: "#0000ff")
    picture.elements[0].cornerRadius = 0
    let pixels = Pixels(try picture.png(PNGOptions(scale: 4)))
    #expect(pixels[0, 0] == RGBAColor(css: "#ff0000"))
    #expect(pixels.contains { $0 == RGBAColor(css: "#0000ff") })
    #expect(!pixels.contains { $0 == Self.dark })
  }

  @Test func aViewportIsAPartOfTheWhole() throws {
    let whole = Pixels(try Sample.picture().png(PNGOptions(scale: 2)))
    let viewport = Rect(x: 30, y: 20, width: 100, height: 90)
    let part = Pixels(try Sample.picture(viewport: viewport).png(PNGOptions(scale: 2)))
    #expect(part.width == 200 && part.height == 180)
    let differing = (0..<180).flatMap { y in
      (0..<200).filter { x in part[x, y] != whole[x + 60, y + 40] }
    }
    #expect(differing.isEmpty)
  }

  @Test func onlyWhatIsInViewIsDrawn() throws {
    let texts = (0..<10_000).map { "tag \($0)" }
    let viewport = Rect(x: 0, y: 40_000, width: 400, height: 300)
    let picture = try Sample.picture(texts, viewport: viewport)
    #expect((20..<60).contains(picture.elements.count))
    #expect(Pixels(try picture.png()).contains { $0 == Self.dark })
  }

  /// What no chunk says cannot differ between two times or machines.
  @Test func chunksAreTheSameEachTime() throws {
    let png = try Sample.picture().png(PNGOptions(scale: 2))
    #expect(try Sample.picture().png(PNGOptions(scale: 2)) == png)
    var names: [String] = []
    var start = 8
    while start < png.count {
      let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: png[start + 4..<start + 8], as: UTF8.self))
      // Twice 72 pixels an inch in metres.
      if names.last == "pHYs" {
        #expect(Array(png[start + 8..<start + 17]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
      }
      start += 12 + length
    }
    #expect(names.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "pHYs", "IEND"])
  }

  @Test func whatCannotBeDrawnIsAnError() throws {
    let picture = try Sample.picture(width: 1e6)
    #expect(throws: PictureError.scaleOutOfRange(0)) { try picture.png(PNGOptions(scale: 0)) }
    #expect(throws: PictureError.scaleOutOfRange(.infinity)) {
      try picture.png(PNGOptions(scale: .infinity))
    }
    let error = #expect(throws: PictureError.self) { try picture.png(PNGOptions(scale: 1000)) }
    guard case .tooLarge(_, _, let limit) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(limit == TagPicture.mostPixels)
  }

  @Test func noNumberStopsAPicture() throws {
    for radius in [Double.nan, -1, .infinity] {
      var chips = ChipStyle()
      chips.cornerRadius = radius
      var picture = try Sample.picture(["x"], chips: chips)
      picture.elements.append(
        PictureElement(frame: Rect(x: .nan, y: 0, width: .infinity, height: -1)))
      #expect(Pixels(try picture.png())[20, 2] == Self.dark)
      let markup = try [picture.svg(), picture.html()].map { String(decoding: $0, as: UTF8.self) }
      #expect(
        !markup.contains { $0.contains("\"nan") || $0.contains("inf\"") || $0.contains("infpx") })
      #expect(try MarkupElement.all(in: picture.svg()).filter { $0.name == "rect" }.count == 2)
    }
  }

  @Test func nothingIsOnePixel() throws {
    let pixels = Pixels(try Sample.picture([], width: 0).png())
    #expect(pixels.width == 1 && pixels.height == 1 && pixels[0, 0] == Self.light)
  }
}

// MARK: - Colours in fonts

extension PNGTests {
  @Test func emojiKeepTheirColours() throws {
    let style = try Sample.style(fallback: ["NotoColorEmoji-subset.ttf"])
    let pixels = Pixels(try Sample.picture(["\u{1F600}"], style: style).png())
    // The face is yellow, its mouth brown.
    #expect(pixels.contains { $0.red > 240 && (190...230).contains($0.green) && $0.blue < 80 })
  }

  @Test func layersKeepTheirColours() throws {
    let font = try Sample.font("../Tests/TextMeasureTests/Data/Fonts/Roboto-with-COLR.ttf")
    let style = TagStyle(font: font, padding: Insets(horizontal: 4, vertical: 4))
    let pixels = Pixels(try Sample.picture(["A"], style: style).png(PNGOptions(scale: 8)))
    #expect(pixels.contains { $0 == RGBAColor(red: 0, green: 0, blue: 255) })
    #expect(pixels.contains { $0 == RGBAColor(red: 255, green: 255, blue: 255) })
    // Half of orange over the chip.
    #expect(pixels.contains { $0 == RGBAColor(red: 153, green: 90, blue: 25) })
  }
}
