internal import TextMeasure

/// Which font each grapheme cluster of a text falls to.
struct ClusterFonts {
  /// A cluster that has a font.
  struct Cluster {
    let text: Substring
    /// Offsets in the UTF-8 of the text.
    let range: Range<Int>
    /// The index of its font.
    let font: Int
    /// Whether no font has a glyph for it.
    var isMissing: Bool
  }

  private let text: String
  /// The fonts that are used, in order of first use.
  private(set) var fonts: [FontFace] = []
  private(set) var clusters: [Cluster] = []

  /// How many clusters no font has a glyph for.
  var missing: Int { clusters.count(where: \.isMissing) }

  init(_ text: String, _ measurer: Measurer) {
    self.text = text
    let prepared = measurer.prepare(text)
    for line in prepared.lines() {
      append(prepared.glyphRuns(of: line), in: line.range)
    }
  }

  /// Appends the clusters of a line, each with the font of the glyphs that begin in or before it.
  private mutating func append(_ runs: [GlyphRun], in line: Range<Int>) {
    let glyphs = runs.flatMap { run in
      run.glyphs.map { (cluster: $0.cluster, face: run.font.face, isMissing: $0.id == 0) }
    }.sorted { $0.cluster < $1.cluster }
    guard !glyphs.isEmpty else { return }
    var next = 0
    var font = index(of: glyphs[0].face)
    var start = line.lowerBound
    for character in text.utf8Slice(line) where !character.isNewline {
      let range = start..<start + character.utf8.count
      start = range.upperBound
      var isMissing = false
      while next < glyphs.count, glyphs[next].cluster < range.upperBound {
        font = index(of: glyphs[next].face)
        isMissing = isMissing || glyphs[next].isMissing
        next += 1
      }
      clusters.append(
        Cluster(text: text.utf8Slice(range), range: range, font: font, isMissing: isMissing))
    }
  }

  private mutating func index(of face: FontFace) -> Int {
    if let index = fonts.firstIndex(of: face) { return index }
    fonts.append(face)
    return fonts.count - 1
  }
}

extension ClusterFonts: Listed {
  /// A line for each stretch of neighbours that share a font.
  var plainText: String {
    var lines: [String] = []
    var rest = clusters[...]
    while let first = rest.first {
      let stretch = rest.prefix { $0.font == first.font && $0.isMissing == first.isMissing }
      rest = rest.dropFirst(stretch.count)
      let name = first.isMissing ? "no font" : fonts[first.font].fullName
      lines.append("\(name): \(escapingControls(stretch.map(\.text).joined()))")
    }
    return lines.joined(separator: "\n")
  }

  func appendRows(to bytes: inout [UInt8]) {
    for cluster in clusters {
      let face = fonts[cluster.font]
      TSV.append(
        row: [
          text, String(cluster.text), String(cluster.range.lowerBound),
          String(cluster.range.upperBound), face.familyName, face.styleName, face.path ?? "",
          String(face.index), String(cluster.isMissing),
        ], to: &bytes)
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("text", text)
      json.key("fonts")
      json.array(fonts) { json, face in json.object { $0.membersNaming(face) } }
      json.key("clusters")
      json.array(clusters) { json, cluster in
        json.object { json in
          json.member("text", String(cluster.text))
          json.key("range")
          json.array([cluster.range.lowerBound, cluster.range.upperBound]) { $0.value($1) }
          json.member("font", cluster.font)
          json.member("missing", cluster.isMissing)
        }
      }
    }
  }
}
