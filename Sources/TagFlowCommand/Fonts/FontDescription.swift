internal import TextMeasure

/// What is told of a font.
struct FontDescription {
  private let font: Font
  private let source: Source

  /// Where a font comes from.
  enum Source: String {
    case embedded, given, system

    /// Where a font comes from that was asked for.
    static func of(_ font: Font) -> Source { font.face.path == nil ? .embedded : .given }
  }

  init(_ font: Font, _ source: Source) {
    self.font = font
    self.source = source
  }

  private var face: FontFace { font.face }
}

extension FontFace {
  /// What a person calls the face.
  var fullName: String {
    let name = [familyName, styleName].filter { !$0.isEmpty }.joined(separator: " ")
    return escapingControls(name.isEmpty ? "(no name)" : name)
  }

  /// Where the face lies, for a person.
  var location: String {
    guard let path else { return "embedded" }
    return escapingControls(index == 0 ? path : "\(path), face \(index)")
  }
}

extension FontDescription: Listed {
  var plainText: String {
    var lines = ["\(face.fullName): \(face.location)"]
    for axis in face.axes {
      let range = "\(JSONNumber.text(axis.minimum)) to \(JSONNumber.text(axis.maximum))"
      lines += [
        "  axis      \(axis.tag), \(range), by default \(JSONNumber.text(axis.defaultValue))"
      ]
    }
    lines += Self.paragraph("scripts", face.scripts) + Self.paragraph("features", face.features)
    return lines.joined(separator: "\n")
  }

  /// Tags below one another in a column; nothing for none.
  private static func paragraph(_ title: String, _ tags: [String]) -> [String] {
    let margin = "            "
    let text = tags.map { escapingControls($0) }.joined(separator: " ")
    let lines = Help.wrapped(text, columns: Help.columns - margin.count)
    return lines.enumerated().map { index, line in
      let head = "  \(title)"
      return (index == 0 ? head + margin.dropFirst(head.count) : margin) + line
    }
  }

  func appendRows(to bytes: inout [UInt8]) {
    let axes = face.axes.map { axis in
      let values = [axis.minimum, axis.defaultValue, axis.maximum].map(JSONNumber.text)
      return "\(axis.tag)=\(values.joined(separator: ":"))"
    }
    let fields = [
      face.familyName, face.styleName, source.rawValue, face.path ?? "", String(face.index),
      String(face.unitsPerEm), String(face.glyphCount), String(face.isColor),
      axes.joined(separator: " "), face.scripts.joined(separator: " "),
      face.features.joined(separator: " "),
    ]
    TSV.append(row: fields, to: &bytes)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.membersNaming(face)
      json.member("source", source.rawValue)
      json.member("unitsPerEm", face.unitsPerEm)
      json.member("glyphs", face.glyphCount)
      json.member("color", face.isColor)
      json.key("axes")
      json.array(face.axes) { json, axis in
        json.object { json in
          json.member("tag", axis.tag)
          json.member("minimum", axis.minimum)
          json.member("default", axis.defaultValue)
          json.member("maximum", axis.maximum)
        }
      }
      json.key("scripts")
      json.array(face.scripts) { $0.value($1) }
      json.key("features")
      json.array(face.features) { $0.value($1) }
      json.key("metrics")
      writeMetrics(to: &json)
    }
  }

  private func writeMetrics(to json: inout JSONWriter) {
    let metrics = font.metrics
    json.object { json in
      json.member("size", font.size)
      json.member("ascent", metrics.ascent)
      json.member("descent", metrics.descent)
      json.member("leading", metrics.leading)
      json.member("capHeight", metrics.capHeight)
      json.member("xHeight", metrics.xHeight)
      json.member("underlinePosition", metrics.underlinePosition)
      json.member("underlineThickness", metrics.underlineThickness)
    }
  }
}

extension JSONWriter {
  /// Writes the members that tell which face it is.
  mutating func membersNaming(_ face: FontFace) {
    member("family", face.familyName)
    member("style", face.styleName)
    key("path")
    if let path = face.path { value(path) } else { null() }
    member("index", face.index)
  }
}
