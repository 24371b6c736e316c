internal import TextMeasure

extension Answer {
  /// Writes the glyphs of a line: runs from left to right, each in one font.
  func writeGlyphs(of line: TextLine, to json: inout JSONWriter) {
    json.key("runs")
    json.array(prepared.glyphRuns(of: line)) { json, run in
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

  /// Writes where carets stand between the characters of a line, beside both neighbours.
  func writeCarets(of line: TextLine, to json: inout JSONWriter) {
    var offsets = [line.range.lowerBound]
    for character in prepared.text.utf8Slice(line.range) where !character.isNewline {
      offsets.append((offsets.last ?? 0) + character.utf8.count)
    }
    json.key("carets")
    json.array(offsets) { json, offset in
      json.object { json in
        json.member("offset", offset)
        let before = TextPosition(offset: offset, affinity: .upstream)
        let after = TextPosition(offset: offset, affinity: .downstream)
        json.member("before", prepared.caret(of: before, on: line))
        json.member("after", prepared.caret(of: after, on: line))
      }
    }
  }

  /// Writes the bounding rectangle that was asked for.
  func write(_ request: BoundingRectRequest, to json: inout JSONWriter) {
    json.key("boundingRect")
    json.value(
      prepared.boundingRect(
        with: request.size, options: request.options, paragraphStyle: request.paragraphStyle))
  }
}
