internal import FlowLayout
internal import LayoutGeometry
internal import TagFlow

/// An arrangement and what was arranged, to be written.
struct WrapResult {
  private let document: WrapDocument
  private let items: [ItemPool.Item]
  private let arrangement: Arrangement
  /// The text of what stands for hidden items; nil if nothing does.
  private let indicator: String?

  init(_ arranged: ArrangedDocument) {
    document = arranged.document
    items = arranged.items.map { arranged.document.pool.items[$0] }
    arrangement = arranged.arrangement
    indicator = arranged.indicator?.tag.text
  }

  /// Writes the members of the arrangement.
  func writeMembers(to json: inout JSONWriter) {
    json.members(of: arrangement)
    json.key("indicator")
    writeIndicator(to: &json)
    writeSeparators(to: &json)
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
      json.array(items.indices.compactMap(arrangement.separatorFrame)) { $0.value($1) }
    }
    if document.layout.flow.lineSeparator != nil {
      json.key("lineSeparators")
      json.array(arrangement.lines.indices.compactMap(arrangement.lineSeparatorFrame)) {
        $0.value($1)
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members of an arrangement, but for what stands for hidden items.
  mutating func members(of arrangement: Arrangement) {
    key("size")
    value(arrangement.size)
    key("lines")
    array(arrangement.lines) { json, line in
      json.object { json in
        json.key("range")
        json.value(line.range)
        json.key("frame")
        json.value(line.frame)
        json.member("baseline", line.baseline)
      }
    }
    key("items")
    array { json in
      for frame in arrangement.frames { json.value(frame) }
      for _ in 0..<arrangement.hiddenCount { json.null() }
    }
    member("hidden", arrangement.hiddenCount)
  }
}

// MARK: - Tab-separated values

extension WrapResult {
  /// Writes a line for each item: text, row, and frame; and a last one for the indicator.
  func writeTSV(to output: inout StandardOutput) throws(Failure) {
    for (row, line) in arrangement.lines.enumerated() {
      for index in line.range {
        try output.write(fields(items[index].text, row, arrangement.frame(at: index)))
      }
    }
    for item in items.suffix(arrangement.hiddenCount) {
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
    let labels = items.map(\.label)
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
