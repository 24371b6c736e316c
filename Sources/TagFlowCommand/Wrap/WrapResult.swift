internal import FlowLayout
internal import LayoutGeometry

/// An arrangement and what was arranged, to be written.
struct WrapResult {
  let document: WrapDocument
  let arrangement: Arrangement

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
          json.key("baseline")
          json.null()
        }
      }
      json.key("items")
      json.array(arrangement.frames) { $0.value($1) }
      json.member("hidden", 0)
      json.key("indicator")
      json.null()
    }
    try output.write(json.bytes + [UInt8(ascii: "\n")])
  }

  /// Writes a line for each item: text, row, and frame.
  func writeTSV(to output: inout StandardOutput) throws(Failure) {
    for (row, line) in arrangement.lines.enumerated() {
      for index in line.range {
        let frame = arrangement.frames[index]
        var fields: [UInt8] = []
        if case .text(let text, _) = document.items[index] { TSV.append(text, to: &fields) }
        TSV.append([Double(row), frame.x, frame.y, frame.width, frame.height], to: &fields)
        fields.append(UInt8(ascii: "\n"))
        try output.write(fields)
      }
    }
  }

  /// Writes the items of each row on a line, then an empty line and a picture of all.
  func writeRowsAndPicture(to output: inout StandardOutput) throws(Failure) {
    guard !document.items.isEmpty else { return }
    let labels = document.items.map(\.label)
    for line in arrangement.lines {
      try output.writeLine(labels[line.range].joined(separator: " | "))
    }
    let picture = arrangement.picture(
      labels: labels, scale: arrangement.pictureScale(for: labels), isFramed: document.width != nil)
    try output.writeLine("")
    try output.writeLine(picture)
  }
}

extension WrapDocument.Item {
  /// What stands for the item in plain text, on one line.
  fileprivate var label: String {
    switch self {
    case .text(let text, _):
      escapingControls(text)
    case .box(let box):
      "\(JSONNumber.text(box.size.width))x\(JSONNumber.text(box.size.height))"
    }
  }
}
