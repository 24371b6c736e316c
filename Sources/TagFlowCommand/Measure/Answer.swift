internal import TextMeasure

/// What is told of a text that was measured.
struct Answer {
  private let text: String
  private let measurement: TextMeasurement
  private let rounding: Rounding

  init(_ text: String, _ measurement: TextMeasurement, _ rounding: Rounding) {
    self.text = text
    self.measurement = measurement
    self.rounding = rounding
  }

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
    }
  }

  private func write(_ line: TextLine, to json: inout JSONWriter) {
    json.object { json in
      json.member("text", slice(line.range))
      json.key("range")
      json.array([line.range.lowerBound, line.range.upperBound]) { $0.value($1) }
      json.member("width", rounding(line.width))
      json.member("trailingSpace", line.trailingSpace)
      json.member("baseline", line.baseline)
      json.member("direction", line.direction == .rightToLeft ? "rtl" : "ltr")
    }
  }

  /// The part of the text between two offsets in its UTF-8.
  private func slice(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
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
