internal import FlowLayout
internal import TagFlow

/// What is to be arranged, and how: read from JSON, or made of texts and options.
struct WrapDocument: Equatable {
  var width: Double?
  var height: Double?
  var layout: FlowLayout
  /// The text that stands for hidden items, `{n}` for their number; nil is none.
  var overflowIndicator: String?
  /// The looks of texts: first that of all texts that do not bring their own.
  var looks: [Look]
  /// How weights become font sizes.
  var sizing = SizingRequest()
  var items: [Item] = []

  /// How a text is set, and the box around it.
  struct Look: Equatable {
    var style: StyleRequest
    var chip: ChipRequest
  }

  /// Something to place.
  enum Item: Equatable {
    /// A text, and which of the looks it has.
    case text(Text, look: Int)
    case box(FlowItem)
  }

  /// A text to place.
  struct Text: Equatable {
    var tag: Tag
    /// Whether the font size follows the tag's weight.
    var isWeighted = false
  }

  /// A document without items, as the options have it.
  init(_ settings: Settings) {
    width = settings.width
    height = settings.height
    layout = settings.layout
    overflowIndicator = settings.overflowIndicator
    looks = [Look(style: settings.style, chip: settings.chip)]
  }
}

extension WrapDocument {
  /// The font sizes of the weighted texts, in order, on one scale.
  var weightedSizes: [Double] {
    let weights = items.compactMap { item -> Double? in
      guard case .text(let text, _) = item, text.isWeighted else { return nil }
      return text.tag.weight
    }
    return sizing.sizing(from: looks[0].style.size).sizes(forWeights: weights)
  }
}
