internal import TextMeasure

/// What is told of a text that was measured.
struct Answer {
  let prepared: PreparedText
  private let measurement: TextMeasurement
  private let rounding: Rounding
  private let extras: AnswerExtras

  /// The answer to a request, whose text is broken into lines as `options` have it.
  init(_ prepared: PreparedText, _ options: LineOptions, _ request: MeasureRequest) {
    self.prepared = prepared
    measurement = prepared.measure(options)
    rounding = request.style.rounding
    extras = request.extras
  }

  /// How many characters no font has a glyph for.
  var missing: Int { measurement.missing }

  private var text: String { prepared.text }

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
      if let request = extras.boundingRect { write(request, to: &json) }
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
      if extras.showsGlyphs { writeGlyphs(of: line, to: &json) }
      if extras.showsCarets { writeCarets(of: line, to: &json) }
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
