/// Answers that tests hold lines against.
extension PreparedText {
  /// The offsets in UTF-8 at which a line may end (UAX 14), ascending; the last is the text's end.
  package var lineBreaks: [Int] {
    paragraphs.flatMap { paragraph in
      paragraph.breaks.all.dropLast().map { paragraph.offset(of: Int($0.position)) }
        + [paragraph.range.upperBound]
    }
  }

  /// The width of a line by shaping its own text anew, which its own width must equal (M4).
  package func shapedWidth(of line: TextLine) -> Double {
    let paragraph = paragraphs[line.paragraph]
    return paragraph.shapedLine(line.pieces).width(paragraph.spacing)
  }
}
