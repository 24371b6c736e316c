internal import TextMeasure

extension StyleRequest {
  /// The direction of paragraphs, by its name.
  package enum Direction: String, Choice {
    case auto, ltr, rtl

    var value: TextDirection {
      switch self {
      case .auto: .auto
      case .ltr: .leftToRight
      case .rtl: .rightToLeft
      }
    }
  }

  /// How readily lines break, by its name.
  package enum LineBreak: String, Choice {
    case auto, loose, normal, strict

    var value: LineBreakStrictness {
      switch self {
      case .auto: .auto
      case .loose: .loose
      case .normal: .normal
      case .strict: .strict
      }
    }
  }

  /// Where lines break, by its name.
  package enum Wrap: String, Choice {
    case word, character, clip

    var value: LineOptions.LineWrap {
      switch self {
      case .word: .word
      case .character: .character
      case .clip: .clip
      }
    }
  }

  /// What shows that text was left out, by its name.
  package enum Truncation: String, Choice {
    case none, tail, head, middle

    var value: LineOptions.Truncation {
      switch self {
      case .none: .none
      case .tail: .tail
      case .head: .head
      case .middle: .middle
      }
    }
  }
}
