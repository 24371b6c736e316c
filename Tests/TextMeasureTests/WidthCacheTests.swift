import Synchronization
import Testing
import TextMeasure

/// Remembering widths changes no answer (M14): each fast path against the way without it.
@Suite struct WidthCacheTests {
  /// `measure` shapes every text anew, so it is what a width from the cache is held against.
  @Test func rememberedWidthsAreThoseMeasured() throws {
    var random = RandomText(seed: 21)
    let texts =
      (0..<1500).map { _ in random.text() } + ["", " ", "a", "item 1", "\t", "a\tb", "\n"]
    let measurer = try RandomText.measurer()
    let widths = texts.map(measurer.width(of:))
    for (text, width) in zip(texts, widths) {
      let again = measurer.widthAndMissing(of: text)
      let measured = measurer.measure(text)
      #expect(again.width == width, "\(text.debugDescription)")
      #expect(measured.width == width, "\(text.debugDescription)")
      #expect(again.missing == measured.missing, "\(text.debugDescription)")
    }
  }

  /// ASCII takes a way of its own; every character, alone and between others.
  @Test(arguments: ["Inter-roman.var.ttf", "DejaVuSans.ttf", "NotoSansThai-Regular.ttf"])
  func asciiIsMeasuredLikeAnyText(file: String) throws {
    let measurer = Measurer(try TestFonts.font(file, size: 17))
    for code in UInt8(0)...0x7F {
      let character = String(UnicodeScalar(code))
      for text in [character, "T\(character)o", "\(character)\(character)1"] {
        let measured = measurer.measure(text)
        let fast = measurer.widthAndMissing(of: text)
        #expect(fast.width == measured.width, "\(text.debugDescription)")
        #expect(fast.missing == measured.missing, "\(text.debugDescription)")
      }
    }
  }

  /// One entry serves every size, and no size is shaped for.
  @Test func anotherSizeIsAMultiplication() throws {
    let font = try Font(TestFonts.smallFace("Roboto-subset.ttf"), size: 10)
    let text = "AVToAVTo"
    let units = Measurer(try font.resized(to: Double(font.face.unitsPerEm))).width(of: text)
    for size in [1, 10, 12.5, 99_999.5] {
      let width = Measurer(try font.resized(to: size)).width(of: text)
      #expect(width == units * size / Double(font.face.unitsPerEm))
    }
    var fewest = Int.max
    // Other tests shape meanwhile; in one of many tries none does.
    for attempt in 1...200 where fewest > 0 {
      let before = Counters.runsShaped.load(ordering: .relaxed)
      _ = Measurer(try font.resized(to: Double(attempt) + 0.5)).width(of: text)
      fewest = min(fewest, Counters.runsShaped.load(ordering: .relaxed) - before)
    }
    #expect(fewest == 0)
  }

  /// More texts than the cache holds: it forgets all and goes on, with the same answers.
  @Test func aFullCacheBeginsAnew() throws {
    let measurer = Measurer(try Font(TestFonts.smallFace("Roboto-subset.ttf"), size: 16))
    let digit = measurer.width(of: "0")
    for number in 0..<240_000 {
      let text = String(number)
      guard measurer.width(of: text) == digit * Double(text.utf8.count) else {
        Issue.record("\(text) is \(measurer.width(of: text)) wide")
        return
      }
    }
    #expect(measurer.width(of: "0") == digit)
  }

  @Test func batchesAreInOrder() throws {
    let measurer = try RandomText.measurer()
    var random = RandomText(seed: 22)
    let texts = (0..<2000).map { _ in random.text() }
    let one = try RandomText.measurer(openingAnew: true)
    #expect(measurer.widths(of: texts) == texts.map(one.width(of:)))
    #expect(measurer.widths(of: []) == [])
    #expect(measurer.widths(of: ["a"]) == [measurer.width(of: "a")])
  }
}
