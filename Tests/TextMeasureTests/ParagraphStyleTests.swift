import LayoutGeometry
import Testing
import TextMeasure

/// No number in a paragraph style gives a rectangle that is not finite.
@Suite struct ParagraphStyleTests {
  /// A style with `number` in one place, for each place.
  private func styles(with number: Double) -> [ParagraphStyle] {
    var styles = [ParagraphStyle](repeating: ParagraphStyle(), count: 5)
    styles[0].lineSpacing = number
    styles[1].minimumLineHeight = number
    styles[2].maximumLineHeight = number
    styles[3].firstLineHeadIndent = number
    styles[4].headIndent = number
    return styles
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1,
  ])
  func anyNumberGivesAFiniteRectangle(number: Double) throws {
    let text = Measurer(try Font(size: 18)).prepare("item 1 and item 2\nשלום עולם")
    for var style in styles(with: number) {
      for alignment in [ParagraphStyle.Alignment.natural, .left, .center, .right] {
        style.alignment = alignment
        for width in [0, 60, Double.greatestFiniteMagnitude] {
          let rect = text.boundingRect(
            with: Size(width: width, height: 60), options: .usesLineFragmentOrigin,
            paragraphStyle: style)
          let isFinite = [rect.x, rect.y, rect.width, rect.height].allSatisfy { $0.isFinite }
          #expect(isFinite, "\(rect) of \(style)")
        }
      }
    }
  }

  @Test func notANumberCountsAsNothing() throws {
    let text = Measurer(try Font(size: 18)).prepare("item 1\nitem 2")
    let size = Size(width: 100, height: 0)
    let plain = text.boundingRect(with: size, options: .usesLineFragmentOrigin)
    for style in styles(with: .nan) {
      let rect = text.boundingRect(
        with: size, options: .usesLineFragmentOrigin, paragraphStyle: style)
      #expect(rect == plain)
    }
  }
}
