internal import TextMeasure

/// What is told of a text that was measured.
struct Answer {
  private let request: MeasureRequest
  private let measurement: TextMeasurement
  /// The text as it was shaped, if more is told of it than its measures.
  private let prepared: PreparedText?

  /// Measures what a request asks for; a text that need not wrap is not prepared for it.
  init(_ request: MeasureRequest, by measurer: Measurer) {
    self.request = request
    var options = request.style.lineOptions(maxWidth: request.maxWidth)
    guard request.hasOtherWidths || request.extras != AnswerExtras() else {
      prepared = nil
      measurement = measurer.measure(request.text, options)
      return
    }
    let prepared = measurer.prepare(request.text)
    if let lines = request.fitLines {
      options.maxWidth = prepared.narrowestWidth(lines: lines, options)
    }
    if request.fitLines == nil, let widths = request.lineWidths {
      measurement = prepared.measure(options) { widths[min($0, widths.count - 1)] }
    } else {
      measurement = prepared.measure(options)
    }
    self.prepared = prepared
  }

  /// How many characters no font has a glyph for.
  var missing: Int { measurement.missing }

  private var text: String { request.text }

  private var rounding: Rounding { request.style.rounding }

  /// The width of the widest line, rounded as asked for.
  var width: Double { rounding(measurement.width) }

  /// Writes the answer as an object, its keys in the order of the format.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("text", text)
      json.member("width", width)
      json.member("ceilWidth", measurement.width.roundedUpToWholePoints)
      json.member("height", measurement.height)
      json.member("ascent", measurement.ascent)
      json.member("descent", measurement.descent)
      json.member("leading", measurement.leading)
      json.key("ink")
      json.value(measurement.ink)
      json.key("lines")
      json.array(measurement.lines) { write($1, to: &$0) }
      json.member("missing", measurement.missing)
      json.member("truncated", measurement.isTruncated)
      if let prepared, let rect = request.extras.boundingRect {
        json.key("boundingRect")
        json.value(prepared.boundingRect(rect))
      }
      if let prepared, let queries = request.extras.queries {
        json.key("answers")
        json.array(queries) { $1.writeAnswer(from: measurement, of: prepared, to: &$0) }
      }
    }
  }

  private func write(_ line: TextLine, to json: inout JSONWriter) {
    json.object { json in
      json.member("text", String(text.utf8Slice(line.range)))
      json.key("range")
      json.array([line.range.lowerBound, line.range.upperBound]) { $0.value($1) }
      json.member("width", rounding(line.width))
      json.member("trailingSpace", line.trailingSpace)
      json.member("baseline", line.baseline)
      json.member("direction", line.direction == .rightToLeft ? "rtl" : "ltr")
      guard let prepared else { return }
      if request.extras.showsGlyphs { json.runs(of: line, in: prepared) }
      if request.extras.showsCarets { json.carets(of: line, in: prepared) }
      if request.extras.showsLineMetrics { json.metrics(of: line, in: prepared) }
    }
  }

  /// Appends the answer as tab-separated fields.
  func append(to line: inout [UInt8]) {
    TSV.append(text, to: &line)
    TSV.append(
      [
        width, measurement.width.roundedUpToWholePoints, measurement.height, measurement.ascent,
        measurement.descent, measurement.leading, Double(measurement.lines.count),
        Double(measurement.missing),
      ], to: &line)
    line.append(contentsOf: (measurement.isTruncated ? "\ttrue" : "\tfalse").utf8)
  }
}
