import FuzzSupport
import LayoutGeometry
import TextMeasure

/// Any text in many styles: what holds for every text, broken in lines of any width.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let measurer = input.pick(FuzzFonts.measurers)
  let options = options(&input)
  let text = input.text()
  let prepared = measurer.prepare(text)
  let whole = prepared.measure()
  check(whole, of: text)
  require(whole.lines.first?.range.lowerBound == 0, "a beginning is missing")
  require(whole.lines.last?.range.upperBound == text.utf8.count, "an end is missing")
  require(whole.width == measurer.width(of: text), "\(whole.width) \(measurer.width(of: text))")
  let wrapped = prepared.measure(options)
  check(wrapped, of: text)
  require(prepared.lineCount(options) == wrapped.lines.count, "another count of lines")
  require(prepared.height(options) == wrapped.height, "another height")
  for line in wrapped.lines {
    for rect in prepared.rects(of: line.range, on: line) { check(rect) }
    let place = prepared.position(at: 10, on: line)
    require(prepared.caret(of: place, on: line).isFinite, "caret of \(place)")
  }
  return 0
}

private func options(_ input: inout FuzzInput) -> LineOptions {
  let limit = input.once(in: 3) ? input.anyNumber() : input.quarters() * 4
  return LineOptions(
    maxWidth: input.once(in: 5) ? nil : limit,
    maxLines: input.once(in: 3) ? input.pick([.min, 0, 1, 2, 5, .max]) : nil,
    wrap: input.pick([.word, .character, .clip]),
    truncation: input.pick([.none, .tail, .head, .middle]))
}

private func check(_ measurement: TextMeasurement, of text: String) {
  let size = [
    measurement.width, measurement.height, measurement.ascent, measurement.descent,
    measurement.leading,
  ]
  require(size.allSatisfy(\.isFinite) && measurement.width >= 0, "\(size)")
  check(measurement.ink)
  for (line, next) in zip(measurement.lines, measurement.lines.dropFirst()) {
    require(line.range.upperBound <= next.range.lowerBound, "\(line.range) \(next.range)")
  }
  require((measurement.lines.last?.range.upperBound ?? 0) <= text.utf8.count, "too long")
  for line in measurement.lines {
    require(line.width.isFinite && line.baseline.isFinite, "\(line)")
    for glyph in measurement.glyphRuns(of: line).flatMap(\.glyphs) {
      require(glyph.x.isFinite && glyph.y.isFinite, "\(glyph)")
      require((0...text.utf8.count).contains(glyph.cluster), "\(glyph)")
    }
  }
}

private func check(_ rect: Rect) {
  require([rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite), "\(rect)")
}
