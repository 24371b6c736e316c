internal import FlowLayout
internal import LayoutGeometry

/// An arrangement of sections, and what edits made of it, to be written.
struct CollectionResult {
  let before: CollectionSnapshot
  /// What each edit did.
  let changes: [CollectionChanges]
  /// After the edits; nil if there were none.
  let after: CollectionSnapshot?

  /// Writes everything as one object on one line.
  func writeJSON(to output: inout StandardOutput) throws(Failure) {
    var json = JSONWriter()
    json.object { json in
      json.members(of: before)
      json.key("changes")
      json.array(changes) { $0.value($1) }
      json.key("after")
      if let after {
        json.object { $0.members(of: after) }
      } else {
        json.null()
      }
    }
    try output.write(json.bytes + [UInt8(ascii: "\n")])
  }

  /// Writes a line for each element after the edits: text, kind, section, item, frame, z order, and
  /// whether it is pinned.
  func writeTSV(to output: inout StandardOutput) throws(Failure) {
    let snapshot = after ?? before
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
      try output.write(fields)
    }
  }

  /// Writes a picture, and another after the edits.
  func writePictures(to output: inout StandardOutput) throws(Failure) {
    try output.writeLine(before.picture)
    guard let after else { return }
    try output.writeLine("")
    try output.writeLine(changes.count == 1 ? "after the edit:" : "after \(changes.count) edits:")
    try output.writeLine(after.picture)
  }
}
