internal import FlowLayout
internal import TagFlow

/// The things that a document places, and the looks of their texts.
struct ItemPool: Equatable {
  /// The looks of texts: first that of all texts that do not bring their own.
  var looks: [Look]
  /// How weights become font sizes.
  var sizing = SizingRequest()
  /// What is to be placed, in the order of the document.
  var items: [Item] = []
  /// Where each item is in the document; empty for texts that come from no document.
  var paths: [JSONPath] = []

  /// How a text is set, and the box around it.
  struct Look: Equatable {
    var style: StyleRequest
    var chip: ChipRequest
    /// Where the look is in the document.
    var path = JSONPath.key("style", of: .root)

    /// Whether two make texts look the same, wherever they are.
    static func == (left: Look, right: Look) -> Bool {
      left.style == right.style && left.chip == right.chip
    }
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

  /// No items, texts looking as the options have it.
  init(_ settings: Settings) {
    looks = [Look(style: settings.style, chip: settings.chip)]
  }
}

extension ItemPool {
  /// The font sizes of the weighted texts on one scale; nil for the other items.
  var weightedSizes: [Double?] {
    let weights = items.map { item -> Double? in
      guard case .text(let text, _) = item, text.isWeighted else { return nil }
      return text.tag.weight
    }
    let sizing = sizing.sizing(from: looks[0].style.size)
    var sizes = sizing.sizes(forWeights: weights.compactMap { $0 })[...]
    return weights.map { $0 == nil ? nil : sizes.removeFirst() }
  }
}

extension ItemPool.Item {
  /// The text, empty for a box.
  var text: String {
    if case .text(let text, _) = self { text.tag.text } else { "" }
  }

  /// What stands for the item in plain text, on one line.
  var label: String {
    switch self {
    case .text(let text, _):
      escapingControls(text.tag.text)
    case .box(let box):
      "\(JSONNumber.text(box.size.width))x\(JSONNumber.text(box.size.height))"
    }
  }
}
