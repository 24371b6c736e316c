extension PreparedText {
  /// The lines at a width, from the top.
  ///
  /// There is at least one. O(words).
  public func lines(_ options: LineOptions = LineOptions()) -> [TextLine] {
    lines(options) { _ in options.limit }.lines
  }

  /// The lines where each has a limit of its own, as beside a picture that text flows around.
  ///
  /// - Parameters:
  ///   - options: How to break; its `maxWidth` does not count.
  ///   - width: The limit of the line with a number, from 0.
  /// - Returns: The lines from the top, at least one.
  public func lines(
    _ options: LineOptions = LineOptions(), width: (Int) -> Double
  ) -> [TextLine] {
    lines(options) { place in width(place.number) }.lines
  }

  /// Everything about the text at a width.
  ///
  /// O(words).
  public func measure(_ options: LineOptions = LineOptions()) -> TextMeasurement {
    let (lines, isTruncated) = lines(options) { _ in options.limit }
    return TextMeasurement(self, lines: lines, isTruncated: isTruncated)
  }

  /// Everything about the text where each line has a limit of its own.
  ///
  /// O(words).
  ///
  /// - Parameters:
  ///   - options: How to break; its `maxWidth` does not count.
  ///   - width: The limit of the line with a number, from 0.
  /// - Returns: The measures of the lines that come of it.
  public func measure(
    _ options: LineOptions = LineOptions(), width: (Int) -> Double
  ) -> TextMeasurement {
    let (lines, isTruncated) = lines(options) { place in width(place.number) }
    return TextMeasurement(self, lines: lines, isTruncated: isTruncated)
  }

  /// How many lines the text takes at a width; no line is built.
  ///
  /// O(words).
  public func lineCount(_ options: LineOptions = LineOptions()) -> Int {
    let (limit, most) = (options.limit, options.lineLimit)
    var count = 0
    for paragraph in paragraphs where count < most {
      let breaker = LineBreaker(paragraph: paragraph, wrap: options.wrap, limit: limit)
      var start = LineStart.first
      repeat {
        start = breaker.next(after: start)
        count += 1
      } while start.position < paragraph.count && count < most
    }
    return count
  }

  /// How high the text is at a width; no line is built.
  ///
  /// O(words).
  public func height(_ options: LineOptions = LineOptions()) -> Double {
    var height = 0.0
    _ = forEachLine(options, limit: { _ in options.limit }) { line, paragraph in
      height += paragraphs[paragraph].box(of: line, style: style)
        .height(usesLeading: style.usesFontLeading)
    }
    return height
  }

  /// The width of the widest line if only terminators end lines, every space counted.
  ///
  /// O(1) for each paragraph.
  public var naturalWidth: Double {
    paragraphs.reduce(0) { max($0, $1.width(from: 0, to: $1.count)) }
  }
}

/// Which line it is.
struct LinePlace {
  /// The line's number in the text, from 0.
  let number: Int
  let isFirstOfParagraph: Bool
}

extension PreparedText {
  /// Whether a line begins its paragraph.
  func isFirstOfParagraph(_ line: TextLine) -> Bool {
    line.range.lowerBound == paragraphs[line.paragraph].range.lowerBound
  }

  /// The lines where each place has its own limit, and whether text was left out.
  func lines(
    _ options: LineOptions, limit: (LinePlace) -> Double
  ) -> (lines: [TextLine], isTruncated: Bool) {
    var lines: [TextLine] = []
    var top = 0.0
    let isTruncated = forEachLine(options, limit: limit) { line, index in
      let paragraph = paragraphs[index]
      let box = paragraph.box(of: line, style: style)
      lines.append(
        TextLine(
          range: paragraph.sourceRange(of: line), width: line.width,
          trailingSpace: paragraph.trailingSpace(of: line), baseline: top + box.ascent,
          ascent: box.ascent, descent: box.descent, leading: box.leading,
          direction: paragraph.direction, paragraph: index, pieces: line.pieces))
      top += box.height(usesLeading: style.usesFontLeading)
    }
    return (lines, isTruncated)
  }

  /// Breaks paragraph after paragraph until the line limit, and hands out each line.
  ///
  /// - Returns: Whether text was left out.
  func forEachLine(
    _ options: LineOptions, limit: (LinePlace) -> Double,
    _ body: (BrokenLine, _ paragraph: Int) -> Void
  ) -> Bool {
    let lineLimit = options.lineLimit
    var count = 0
    for (index, paragraph) in paragraphs.enumerated() {
      var breaker = LineBreaker(paragraph: paragraph, wrap: options.wrap)
      var start = LineStart.first
      repeat {
        let given = limit(LinePlace(number: count, isFirstOfParagraph: start.position == 0))
        let width = given.isNaN ? .infinity : given
        breaker.limit = width
        let line = breaker.line(from: start)
        count += 1
        let isLast = count == lineLimit
        let isEnd = line.end == paragraph.count && index + 1 == paragraphs.count
        let leavesOut = isLast && !isEnd
        let isTooWide = (isLast || isEnd) && !LineBreaker.fits(line.width, width)
        if (leavesOut || isTooWide) && options.truncation != .none {
          let truncator = LineTruncator(paragraph: paragraph, limit: width)
          body(truncator.line(from: start.position, truncation: options.truncation), index)
          return true
        }
        body(line, index)
        if isLast { return leavesOut }
        start = LineStart(after: line, of: paragraph.breaks)
      } while start.position < paragraph.count
    }
    return false
  }
}
