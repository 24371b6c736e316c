internal import LayoutGeometry
internal import TextMeasure

extension JSONWriter {
  /// Writes the glyphs of a line as a member: runs from left to right, each in one font.
  mutating func runs(of line: TextLine, in text: PreparedText) {
    key("runs")
    array(text.glyphRuns(of: line)) { json, run in
      json.object { json in
        json.key("font")
        json.object { $0.membersNaming(run.font.face) }
        json.member("direction", run.isRightToLeft ? "rtl" : "ltr")
        json.key("glyphs")
        json.array(run.glyphs) { json, glyph in
          json.object { json in
            json.member("id", Int(glyph.id))
            json.member("x", glyph.x)
            json.member("y", glyph.y)
            json.member("cluster", glyph.cluster)
          }
        }
      }
    }
  }

  /// Writes as a member where carets stand between the characters of a line, beside both
  /// neighbours.
  mutating func carets(of line: TextLine, in text: PreparedText) {
    var offsets = [line.range.lowerBound]
    for character in text.text.utf8Slice(line.range) where !character.isNewline {
      offsets.append((offsets.last ?? 0) + character.utf8.count)
    }
    let before = text.carets(
      of: offsets.map { TextPosition(offset: $0, affinity: .upstream) }, on: line)
    let after = text.carets(of: offsets.map { TextPosition(offset: $0) }, on: line)
    key("carets")
    array(offsets.indices) { json, index in
      json.object { json in
        json.member("offset", offsets[index])
        json.member("before", before[index])
        json.member("after", after[index])
      }
    }
  }

  /// Writes as members how high a line is, where its ink is, from its left end and baseline, and
  /// whether a hyphen or an ellipsis was put in.
  mutating func metrics(of line: TextLine, in text: PreparedText) {
    member("ascent", line.ascent)
    member("descent", line.descent)
    member("leading", line.leading)
    key("ink")
    value(text.ink(of: line))
    member("hyphen", line.showsHyphen)
    member("ellipsis", line.showsEllipsis)
  }
}
