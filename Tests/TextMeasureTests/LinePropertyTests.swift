import Testing
import TextMeasure

/// What holds for the lines of every text: 10,000 random ones in all scripts of `Fonts/`.
@Suite struct LinePropertyTests {
  static let seeds: Range<UInt64> = 0..<10
  static let perSeed = 1000

  /// The lines joined give the text, and each is as wide as shaping its own text makes it.
  ///
  /// The fresh side knows nothing of edges. A line wider than its limit shows one cluster, beside what
  /// has no width. Count and height are those of the lines.
  @Test(arguments: seeds) func linesKeepTheirPromises(seed: UInt64) throws {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: Self.perSeed) {
      let prepared = fact.measurer.prepare(fact.text)
      var options = fact.options
      options.maxLines = nil
      let measured = prepared.measure(options)
      let tooWide = try tooWide(measured.lines, of: fact)
      let fault =
        unjoined(measured.lines, of: fact.text) ?? tooWide ?? misstacked(measured) ?? unlike(
          measured, prepared, options)
        ?? measured.lines.first { $0.width != prepared.shapedWidth(of: $0) }.map {
          "\($0.width), not \(prepared.shapedWidth(of: $0)), for \($0.range)"
        }
      if let fault { faults.append("\(fault) of \(fact.description)") }
      options.maxLines = 1 + Int(fact.salt % 3)
      if prepared.lines(options) != Array(measured.lines.prefix(1 + Int(fact.salt % 3))) {
        faults.append("other first lines of \(fact.description)")
      }
    }
    #expect(faults == [])
  }

  private func unjoined(_ lines: [TextLine], of text: String) -> String? {
    let ends = [0] + lines.map(\.range.upperBound)
    let isWhole = ends.last == text.utf8.count && lines.map(\.range.lowerBound) == ends.dropLast()
    return isWhole ? nil : "\(lines.map(\.range))"
  }

  private func tooWide(_ lines: [TextLine], of fact: RandomTexts.Case) throws -> String? {
    guard fact.options.wrap != .clip else { return nil }
    let limit = fact.options.maxWidth ?? .infinity
    let text = Array(fact.text.utf8)
    for line in lines where line.width > limit + 1 / 1024 {
      let shown = String(decoding: text[line.range], as: UTF8.self)
      if line.showsHyphen { return "\(line.width) with a hyphen" }
      if try visibleClusters(in: shown) > 1 { return "\(line.width): \(shown.debugDescription)" }
    }
    return nil
  }

  private func misstacked(_ measured: TextMeasurement) -> String? {
    var top = 0.0
    for line in measured.lines {
      if line.baseline != top + line.ascent { return "baseline \(line.baseline)" }
      top += (line.ascent + line.descent)
    }
    return measured.height == top ? nil : "\(measured.height), not \(top) high"
  }

  private func unlike(
    _ measured: TextMeasurement, _ prepared: PreparedText, _ options: LineOptions
  ) -> String? {
    let isSame =
      prepared.height(options) == measured.height
      && prepared.lineCount(options) == measured.lines.count
      && measured.width == measured.lines.reduce(0, { max($0, $1.width) })
    return isSame ? nil : "numbers unlike the lines'"
  }

  /// In one left-to-right script a line is a text like any other, so `width(of:)` must agree.
  @Test(arguments: seeds) func widthsAreThoseOfTheLinesText(seed: UInt64) throws {
    var faults: [String] = []
    for fact in try RandomTexts(seed: seed, count: Self.perSeed, pieces: .latin) {
      let text = Array(fact.text.utf8)
      for line in fact.measurer.prepare(fact.text).lines(fact.options) {
        let shown = String(decoding: text[line.range], as: UTF8.self)
        guard shown.contains(where: \.isLetter) else { continue }
        let content = shownText(of: line, shown, limited: fact.options.maxWidth ?? .infinity)
        let width = fact.measurer.width(of: content)
        if line.width != width {
          faults.append("\(line.width), not \(width), for \(content) of \(fact.description)")
        }
      }
    }
    #expect(faults == [])
  }

  private func shownText(of line: TextLine, _ text: String, limited limit: Double) -> String {
    var scalars = Substring(text).unicodeScalars
    while limit < .infinity, scalars.last == " " { scalars.removeLast() }
    if line.showsHyphen {
      scalars.removeLast()
      scalars.append("\u{2010}")
    }
    return String(scalars)
  }

  private func visibleClusters(in text: String) throws -> Int {
    let starts = try UnicodeAnswers(text).clusterStarts
    let scalars = Array(text.unicodeScalars)
    return zip(starts, starts.dropFirst() + [scalars.count]).count { start, end in
      scalars[start..<end].contains {
        !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
          && !isHanging($0) || (0x115F...0x1160).contains($0.value) || $0.value == 0x3164
      }
    }
  }

  private func isHanging(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default:
      scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
    }
  }
}
