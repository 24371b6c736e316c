internal import FlowLayout
internal import LayoutGeometry

/// Sections are shown, edited, and shown again.
///
/// What an edit changed can be as long as all items, so it is written before the next edit is done.
extension CollectionRun {
  /// Arranges everything and writes it.
  mutating func write(
    _ format: OutputFormat, to output: inout StandardOutput
  ) throws(Failure) {
    var arrangement = try arrange()
    switch format {
    case .text: try writePictures(of: &arrangement, to: &output)
    case .tsv: try writeTSV(of: &arrangement, to: &output)
    case .json, .ndjson: try writeJSON(of: &arrangement, to: &output)
    }
  }

  /// Writes everything as one object on one line.
  private mutating func writeJSON(
    of arrangement: inout CollectionArrangement, to output: inout StandardOutput
  ) throws(Failure) {
    var json = JSONWriter()
    try json.object { json throws(Failure) in
      try output.write(snapshot(arrangement), as: &json)
      json.key("changes")
      try json.array { json throws(Failure) in
        try applyEdits(to: &arrangement) { outcome throws(Failure) in
          switch outcome {
          case .changes(let changes): json.value(changes)
          case .view(let bounds):
            json.object { json in
              json.key("view")
              json.object { $0.members(ofView: bounds) }
            }
          }
          try output.drain(&json)
        }
      }
      json.key("after")
      if document.edits.isEmpty {
        json.null()
      } else {
        try json.object { json throws(Failure) in
          try output.write(snapshot(arrangement), as: &json)
        }
      }
      guard let queries = document.queries else { return }
      json.key("answers")
      try json.array(queries) { json, query throws(Failure) in
        writeAnswer(to: query, of: arrangement, as: &json)
        try output.drain(&json)
      }
    }
    try output.write(json.bytes + [UInt8(ascii: "\n")])
  }

  /// Writes a line for each element after the edits.
  private mutating func writeTSV(
    of arrangement: inout CollectionArrangement, to output: inout StandardOutput
  ) throws(Failure) {
    try applyEdits(to: &arrangement) { _ in }
    try output.writeTSV(snapshot(arrangement))
  }

  /// Writes a picture, and another after the edits.
  private mutating func writePictures(
    of arrangement: inout CollectionArrangement, to output: inout StandardOutput
  ) throws(Failure) {
    try output.writeLine(snapshot(arrangement).picture)
    let count = document.edits.count
    guard count > 0 else { return }
    try applyEdits(to: &arrangement) { _ in }
    try output.writeLine("")
    try output.writeLine(count == 1 ? "after the edit:" : "after \(count) edits:")
    try output.writeLine(snapshot(arrangement).picture)
  }
}

extension StandardOutput {
  /// Writes the members of a snapshot, element by element.
  fileprivate mutating func write(
    _ snapshot: CollectionSnapshot, as json: inout JSONWriter
  ) throws(Failure) {
    let size = snapshot.arrangement.contentSize
    json.key("contentSize")
    json.object { json in
      json.member("width", size.width)
      json.member("height", size.height)
    }
    json.key("attributes")
    try json.array(snapshot.attributes) { json, attributes throws(Failure) in
      json.value(attributes)
      try drain(&json)
    }
  }

  /// Writes a line for each element: text, kind, section, item, frame, z order, and whether it is
  /// pinned.
  fileprivate mutating func writeTSV(_ snapshot: CollectionSnapshot) throws(Failure) {
    for element in snapshot.attributes {
      var fields: [UInt8] = []
      let isCell = element.kind == .cell
      TSV.append(isCell ? snapshot.item(of: element).text : "", to: &fields)
      let item = isCell ? String(element.path.item) : ""
      fields.append(contentsOf: "\t\(element.kind)\t\(element.path.section)\t\(item)".utf8)
      let frame = element.frame
      TSV.append(
        [frame.x, frame.y, frame.width, frame.height, Double(element.zOrder)], to: &fields)
      fields.append(contentsOf: "\t\(element.isPinned)\n".utf8)
      try write(fields)
    }
  }
}
