/// How the lines of paragraphs stand in a rectangle; the names and meanings are Apple's.
///
/// Any number is accepted: NaN counts as 0, and nothing as more than a thousand million points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Points between the bottom of a line and the top of the next; not after the last.
  public var lineSpacing = 0.0

  /// The least height of a line in points, 0 for none.
  ///
  /// What it adds lies above the text.
  public var minimumLineHeight = 0.0

  /// The greatest height of a line in points, 0 for none.
  ///
  /// What it takes is taken above the text.
  public var maximumLineHeight = 0.0

  /// At which side of the rectangle lines stand.
  public var alignment = Alignment.natural

  /// Points before the first line of each paragraph, at the side where reading starts.
  public var firstLineHeadIndent = 0.0

  /// Points before every other line of each paragraph.
  public var headIndent = 0.0

  /// Where lines break, and how a line that does not fit is cut.
  public var lineBreakMode = LineBreakMode.byWordWrapping

  /// Lines at the side where reading starts, broken between words.
  public init() {}

  /// At which side of the rectangle lines stand.
  public enum Alignment: Hashable, Sendable {
    /// Where reading starts: left, in right-to-left paragraphs right.
    case natural
    /// At the left side.
    case left
    /// In the middle.
    case center
    /// At the right side.
    case right
  }

  /// Where lines break, and how a line that does not fit is cut.
  public enum LineBreakMode: Hashable, Sendable {
    /// At the opportunities of UAX 14.
    case byWordWrapping
    /// Between any two grapheme clusters.
    case byCharWrapping
    /// Nowhere; what does not fit is for the caller to clip.
    case byClipping
    /// On one line with an ellipsis at its beginning.
    case byTruncatingHead
    /// On one line with an ellipsis at its end.
    case byTruncatingTail
    /// On one line with an ellipsis in its middle.
    case byTruncatingMiddle
  }
}

extension ParagraphStyle {
  /// The style with numbers whose sums stay finite.
  var bounded: ParagraphStyle {
    var style = self
    style.lineSpacing = lineSpacing.bounded
    style.minimumLineHeight = minimumLineHeight.bounded
    style.maximumLineHeight = maximumLineHeight.bounded
    style.firstLineHeadIndent = firstLineHeadIndent.bounded
    style.headIndent = headIndent.bounded
    return style
  }
}

extension Double {
  fileprivate var bounded: Double { isNaN ? 0 : min(max(self, -1e9), 1e9) }
}

extension ParagraphStyle.LineBreakMode {
  var wrap: LineOptions.LineWrap {
    switch self {
    case .byCharWrapping: .character
    case .byClipping: .clip
    default: .word
    }
  }

  var truncation: LineOptions.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    default: .none
    }
  }
}
