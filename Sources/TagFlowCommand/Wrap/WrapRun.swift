internal import FlowLayout
internal import TagFlow
internal import TextMeasure

/// One run of `tagflow wrap`: a document is read, its items measured, arranged and written.
struct WrapRun: ~Copyable {
  private let settings: Settings
  private let operands: [Operand]
  private let diagnostics: Diagnostics
  private var fonts: FontLibrary
  private var hasMissing = false
  /// What messages call the document.
  private var name = ""

  init(_ settings: Settings, _ operands: [Operand], _ diagnostics: Diagnostics) {
    self.settings = settings
    self.operands = operands
    self.diagnostics = diagnostics
    fonts = FontLibrary(diagnostics)
  }

  /// Arranges everything.
  ///
  /// - Returns: whether every text had its glyphs, if that was asked for.
  mutating func run(_ output: inout StandardOutput) throws(Failure) -> Bool {
    let document = settings.input == .json ? try readDocument() : try readTexts()
    let indicator = try indicator(of: document)
    let items = try measure(document)
    let arrangement = document.layout.arrange(
      FlowItems(items), width: document.width, height: document.height,
      indicator: indicator.map { indicator in { indicator.tag(forHidden: $0).item } })
    let result = WrapResult(
      document: document, arrangement: arrangement, indicator: label(indicator, arrangement))
    switch settings.format ?? (settings.input == .json ? .json : .text) {
    case .text: try result.writeRowsAndPicture(to: &output)
    case .tsv: try result.writeTSV(to: &output)
    case .json, .ndjson: try result.writeJSON(to: &output)
    }
    return !(settings.isStrict && hasMissing)
  }

  /// The text of the indicator, if it is shown.
  private mutating func label(
    _ indicator: OverflowIndicator?, _ arrangement: Arrangement
  ) -> String? {
    guard let indicator, arrangement.indicatorFrame != nil else { return nil }
    let tag = indicator.tag(forHidden: arrangement.hiddenCount)
    warn(ofMissing: tag.text.missing, at: "the overflow indicator")
    return tag.tag.text
  }

  private mutating func warn(ofMissing missing: Int, at place: String) {
    guard missing > 0 else { return }
    hasMissing = true
    diagnostics.warn(ofMissing: missing, at: place)
  }
}

// MARK: - Measuring

extension WrapRun {
  /// The box of each item.
  private mutating func measure(_ document: WrapDocument) throws(Failure) -> [FlowItem] {
    var items: [FlowItem] = []
    items.reserveCapacity(document.items.count)
    var sizes = document.weightedSizes[...]
    // Made whether or not a text uses it: a font that cannot be had is never passed over.
    var last = (look: 0, measurer: try measurer(of: 0, in: document, at: 0))
    for (index, item) in document.items.enumerated() {
      switch item {
      case .box(let box):
        items.append(box)
      case .text(let text, let look):
        if last.look != look {
          last = (look, try measurer(of: look, in: document, at: index))
        }
        let size = text.isWeighted ? sizes.popFirst() : nil
        let measured: MeasuredTag
        do { measured = try last.measurer.measure(text.tag, size: size) } catch {
          throw failure("$.items[\(index)].tagWeight", error.description)
        }
        items.append(measured.box(on: document.layout.axis))
        warn(ofMissing: measured.text.missing, at: "item \(index + 1)")
      }
    }
    return items
  }

  /// What measures texts of a look, which the item at an index has.
  private mutating func measurer(
    of look: Int, in document: WrapDocument, at index: Int
  ) throws(Failure) -> TextItemMeasurer {
    let asked = document.looks[look]
    do {
      return TextItemMeasurer(try fonts.measurer(for: asked.style), asked)
    } catch {
      guard settings.input == .json else { throw error.failure }
      let path = look == 0 ? "$.style" : "$.items[\(index)]"
      throw failure("\(path).\(error.key)", error.message)
    }
  }

  /// The indicator of hidden items, in the style of the document.
  private mutating func indicator(
    of document: WrapDocument
  ) throws(Failure) -> OverflowIndicator? {
    guard let pattern = document.overflowIndicator else { return nil }
    var plain = document
    plain.looks[0].chip = ChipRequest(padding: document.looks[0].chip.padding)
    return OverflowIndicator(pattern: pattern, measurer: try measurer(of: 0, in: plain, at: 0))
  }

  private func failure(_ path: String, _ message: String) -> Failure {
    .failed(JSONError(path: path, message: message).explanation(in: name))
  }
}

extension MeasuredTag {
  /// The box to arrange along an axis.
  ///
  /// In a column the box's maximum is one of the height: it limits how far a text grows, but not
  /// how high it must be, and the width is kept here.
  fileprivate func box(on axis: FlowAxis) -> FlowItem {
    guard axis == .vertical, let maximum = item.maximum else { return item }
    var box = item
    box.size.width = min(item.size.width, maximum)
    box.maximum = max(maximum, item.size.height)
    return box
  }
}

// MARK: - Reading

extension WrapRun {
  private func readTexts() throws(Failure) -> WrapDocument {
    var document = WrapDocument(settings)
    var input = TextInput(operands, lossy: settings.isLossy)
    do {
      while let text = try input.next() {
        var tag = Tag(text)
        // No option says which of the texts grows, so all do.
        if settings.layout.justification == .fill { tag.grow = 1 }
        document.items.append(.text(.init(tag: tag), look: 0))
      }
    } catch {
      throw .failed(error.message)
    }
    return document
  }

  private mutating func readDocument() throws(Failure) -> WrapDocument {
    guard operands.count <= 1 else {
      throw .usage("--input json takes one document, not \(operands.count)")
    }
    let path = String(decoding: operands.first?.bytes ?? [UInt8(ascii: "-")], as: UTF8.self)
    let source = try ByteSource.open(path)
    name = source.name
    let text: String
    do {
      text = try source.readText(lossy: settings.isLossy)
    } catch {
      throw .failed(error.message)
    }
    do {
      return try WrapDocument(json: text.utf8.span, settings: settings)
    } catch {
      throw .failed(error.explanation(in: name))
    }
  }
}
