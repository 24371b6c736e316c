import Foundation
import TagFlow
import TagFlowPicture
import Testing

/// SVG as libxml2 reads it.
@Suite struct SVGTests {
  @Test func chipsStandExactlyWhereTheArrangementHasThem() throws {
    let (tags, arrangement) = try Sample.arranged(Sample.texts, style: Sample.style())
    let svg = try TagPicture(arrangement, tags: tags).svg()
    let elements = try MarkupElement.all(in: svg)
    let rects = elements.filter { $0.name == "rect" }
    // The first is the background.
    #expect(rects.count == 9)
    for (rect, frame) in zip(rects.dropFirst(), arrangement.frames) {
      #expect(rect.number("x") == frame.x && rect.number("y") == frame.y)
      #expect(rect.number("width") == frame.width && rect.number("height") == frame.height)
      #expect(rect.attributes["rx"] == "16" && rect.attributes["fill"] == "#333333")
    }
    #expect(elements.filter { $0.name == "title" }.map(\.text) == ["Tags"] + Sample.texts)
  }

  @Test func glyphsStandWhereShapingPutsThem() throws {
    let (tags, arrangement) = try Sample.arranged(["AVA"], style: Sample.style())
    let elements = try MarkupElement.all(in: TagPicture(arrangement, tags: tags).svg())
    let tag = tags.tags[0]
    let unit = 18.0 / 2816
    let glyphs = tag.text.glyphRuns(of: tag.text.lines[0])[0].glyphs
    let uses = elements.filter { $0.name == "use" }
    #expect(
      uses.map { ($0.number("x") * unit * 1000).rounded() }
        == glyphs.map { ($0.x * 1000).rounded() })
    // Both are one glyph, defined once.
    #expect(uses[0].attributes["xlink:href"] == uses[2].attributes["xlink:href"])
    #expect(elements.filter { $0.name == "path" }.count == 2)
    let group = try #require(elements.first { $0.attributes["transform"] != nil })
    let baseline = 8 + tag.text.lines[0].baseline
    #expect(
      group.attributes["transform"] == "translate(16 \(baseline)) scale(\(unit) \(-unit))")
  }

  @Test func nothingInATextBreaksTheDocument() throws {
    for text in [SVGText.outlines, .embeddedFonts] {
      var options = SVGOptions()
      options.text = text
      options.title = "</title>&"
      let elements = try MarkupElement.all(in: Sample.picture(Sample.hostile).svg(options))
      let titles = elements.filter { $0.name == "title" }.map(\.text)
      #expect(
        titles == ["</title>&"] + Sample.hostile.prefix(2)
          + ["\u{FFFD}\u{FFFD}\u{FFFD}x", "]]>"])
      #expect(!elements.contains { $0.name == "script" })
    }
  }

  @Test func textIsTextWithItsFont() throws {
    var options = SVGOptions()
    options.text = .embeddedFonts
    var style = try Sample.style(fallback: ["NotoSansArabic-Regular.ttf"])
    style.text.letterSpacing = 0.5
    style.text.language = "ar"
    let svg = try Sample.picture(["\u{645}\u{631} x"], style: style).svg(options)
    let elements = try MarkupElement.all(in: svg)
    let text = try #require(elements.first { $0.name == "text" })
    #expect(text.text == "\u{645}\u{631} x")
    #expect(text.attributes["direction"] == "rtl" && text.attributes["xml:lang"] == "ar")
    let css = try #require(elements.first { $0.name == "style" }).text
    #expect(css.contains("font-family:f0,f1;font-size:18px"))
    #expect(css.contains("letter-spacing:0.5px"))
    let fonts = try EmbeddedFontFiles.all(in: css)
    #expect(fonts.count == 2)
    #expect(Measurer(try Font(bytes: fonts[0], size: 9)).measure("x ").missing == 0)
    #expect(Measurer(try Font(bytes: fonts[1], size: 9)).measure("\u{645}").missing == 0)
    // The first is asked first, so it must not have what was set in the second.
    #expect(Measurer(try Font(bytes: fonts[0], size: 9)).measure("\u{645}").missing == 1)
  }

  @Test func emojiAreEmbeddedPictures() throws {
    let style = try Sample.style(fallback: ["NotoColorEmoji-subset.ttf"])
    let elements = try MarkupElement.all(
      in: Sample.picture(["\u{1F600}\u{1F600}"], style: style).svg())
    let images = elements.filter { $0.name == "image" }
    #expect(images.count == 1)
    #expect(
      images[0].attributes["xlink:href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
    #expect(elements.filter { $0.name == "use" }.count == 2)
  }

  @Test func whatIsTooWideIsCut() throws {
    let tags = try MeasuredTags(["something long"], style: Sample.style())
    let layout = FlowLayout(oversize: .clamp)
    let picture = TagPicture(tags.arrange(by: layout, width: 60), tags: tags)
    let elements = try MarkupElement.all(in: picture.svg())
    let clip = try #require(elements.first { $0.name == "clipPath" }?.attributes["id"])
    #expect(elements.contains { $0.attributes["clip-path"] == "url(#\(clip))" })
    let whole = try MarkupElement.all(in: Sample.picture().svg())
    #expect(!whole.contains { $0.name == "clipPath" })
  }

  @Test func coloursHaveTheirOpacity() throws {
    var chips = ChipStyle()
    chips.light.background = nil
    chips.light.chip = RGBAColor(red: 255, green: 0, blue: 0, alpha: 51)
    let rects = try MarkupElement.all(in: Sample.picture(["x"], chips: chips).svg())
      .filter { $0.name == "rect" }
    #expect(rects.count == 1)
    #expect(
      rects[0].attributes["fill"] == "#ff0000" && rects[0].attributes["fill-opacity"] == "0.2")
  }

  @Test func theSamePictureHasTheSameBytes() throws {
    #expect(try Sample.picture().svg() == Sample.picture().svg())
  }
}

/// The font files in a style sheet.
enum EmbeddedFontFiles {
  static func all(in css: String) throws -> [[UInt8]] {
    try css.split(separator: "base64,").dropFirst().map { part in
      [UInt8](try #require(Data(base64Encoded: String(part.prefix { $0 != ")" }))))
    }
  }
}
