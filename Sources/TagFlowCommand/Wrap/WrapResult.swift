internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// An arrangement and what was arranged, to be written.
struct WrapResult {
  let document: WrapDocument
  let arrangement: Arrangement
  /// The text of what stands for hidden items; nil if nothing does.
  let indicator: String?

  init(_ arranged: ArrangedDocument) {
    document = arranged.document
    arrangement = arranged.arrangement
    indicator = arranged.indicator?.tag.text
  }

  /// Writes the arrangement as one object on one line.
  func writeJSON(to output: inout StandardOutput) throws(Failure) {
    var json = JSONWriter()
    json.object { json in
      json.key("size")
      json.object { json in
        json.member("width", arrangement.size.width)
        json.member("height", arrangement.size.height)
      }
      json.key("lines")
      json.array(arrangement.lines) { json, line in
        json.object { json in
          json.key("range")
          json.array([line.range.lowerBound, line.range.upperBound]) { $0.value($1) }
          json.key("frame")
          json.value(line.frame)
          json.member("baseline", line.baseline)
        }
      }
      json.key("items")
      json.array { json in
        for frame in arrangement.frames { json.value(frame) }
        for _ in 0..<arrangement.hiddenCount { json.null() }
      }
      json.member("hidden", arrangement.hiddenCount)
      json.key("indicator")
      writeIndicator(to: &json)
      writeSeparators(to: &json)
    }
    try output.write(json.bytes + [UInt8(ascii: "\n")])
  }

  private func writeIndicator(to json: inout JSONWriter) {
    guard let indicator, let frame = arrangement.indicatorFrame else { return json.null() }
    json.object { json in
      json.member("text", indicator)
      json.members(of: frame)
    }
  }

  /// Writes the frames of separators, for a layout that has them.
  private func writeSeparators(to json: inout JSONWriter) {
    guard document.layout.grid.kind == .flow else { return }
    if document.layout.flow.itemSeparator != nil {
      json.key("itemSeparators")
      json.array(document.items.indices.compactMap(arrangement.separatorFrame)) { $0.value($1) }
    }
    if document.layout.flow.lineSeparator != nil {
      json.key("lineSeparators")
      json.array(arrangement.lines.indices.compactMap(arrangement.lineSeparatorFrame)) {
        $0.value($1)
      }
    }
  }
}

// MARK: - Tab-separated values

extension WrapResult {
  /// Writes a line for each item: text, row, and frame; and a last one for the indicator.
  func writeTSV(to output: inout StandardOutput) throws(Failure) {
    for (row, line) in arrangement.lines.enumerated() {
      for index in line.range {
        try output.write(fields(document.items[index].text, row, arrangement.frame(at: index)))
      }
    }
    for item in document.items.suffix(arrangement.hiddenCount) {
      try output.write(fields(item.text, nil, nil))
    }
    guard let indicator, let frame = arrangement.indicatorFrame else { return }
    try output.write(fields(indicator, arrangement.lines.count - 1, frame))
  }

  /// A line of TSV; row and frame of what is hidden are empty.
  private func fields(_ text: String, _ row: Int?, _ frame: Rect?) -> [UInt8] {
    var fields: [UInt8] = []
    TSV.append(text, to: &fields)
    if let row, let frame {
      TSV.append([Double(row), frame.x, frame.y, frame.width, frame.height], to: &fields)
    } else {
      fields.append(contentsOf: "\t\t\t\t\t".utf8)
    }
    fields.append(UInt8(ascii: "\n"))
    return fields
  }
}

// MARK: - Plain text

extension WrapResult {
  /// Writes what each row shows on a line, then an empty line and a picture of all.
  func writeRowsAndPicture(to output: inout StandardOutput) throws(Failure) {
    guard !arrangement.lines.isEmpty else { return }
    let labels = document.items.map(\.label)
    let indicator = indicator.map(escapingControls)
    let scale = arrangement.pictureScale(for: labels, indicator: indicator ?? "")
    for (row, line) in arrangement.lines.enumerated() {
      var shown = Array(labels[line.range])
      if let indicator, row == arrangement.lines.count - 1 { shown.append(indicator) }
      try output.writeLine(shown.joined(separator: " | "))
    }
    let picture = arrangement.picture(
      labels: labels, scale: scale, isFramed: document.width != nil, indicator: indicator ?? "")
    try output.writeLine("")
    try output.writeLine(picture)
  }
}
