internal import FlowLayout
internal import TagFlow
internal import TextMeasure

/// Makes boxes of the items of a document, in the fonts of one run.
struct ItemMeasurer {
  private let pool: ItemPool
  private let sizes: [Double?]
  private let diagnostics: Diagnostics
  /// What messages call the document; nil for texts that come from no document.
  private let name: String?
  private var fonts: FontLibrary
  /// The look that was last used, as neighbours often share it.
  private var last: (look: Int, measurer: TextItemMeasurer)
  private let keepsTags: Bool
  /// The texts that were measured last of each item, if they are to be kept.
  private(set) var tags: [Int: MeasuredTag] = [:]
  /// The items of whose missing glyphs was warned.
  private var warned: Set<Int> = []
  /// Whether a text had no glyph for some of it.
  private(set) var hasMissing = false

  /// Sets up the look of all texts whether or not one uses it: a font that cannot be had is never
  /// passed over.
  init(
    _ pool: ItemPool, _ diagnostics: Diagnostics, name: String?, keepsTags: Bool
  ) throws(Failure) {
    self.pool = pool
    self.keepsTags = keepsTags
    self.diagnostics = diagnostics
    self.name = name
    sizes = pool.weightedSizes
    fonts = FontLibrary(diagnostics)
    last = (0, try Self.measurer(for: pool.looks[0], &fonts, name))
  }

  /// Makes sure that the fonts of a look can be had.
  mutating func check(look: Int) throws(Failure) {
    if look != last.look { last = (look, try measurer(for: pool.looks[look])) }
  }

  /// The box of an item.
  ///
  /// - Parameters:
  ///   - index: the item's index in the pool.
  ///   - layout: how it will be arranged.
  ///   - column: the width that its text wraps at; nil for none.
  ///   - place: what warnings call it.
  /// - Returns: what a layout takes.
  /// - Throws: `Failure` for a font that cannot be had.
  mutating func box(
    of index: Int, in layout: LayoutRequest, column: Double?, at place: @autoclosure () -> String
  ) throws(Failure) -> FlowItem {
    switch pool.items[index] {
    case .box(let box): return box
    case .text(let text, let look):
      try check(look: look)
      let measured: MeasuredTag
      do {
        measured = try last.measurer.measure(text.tag, size: sizes[index], column: column)
      } catch {
        let path = pool.paths.isEmpty ? "$" : pool.paths[index].description
        throw Self.failure("\(path).tagWeight", error.description, name)
      }
      if measured.text.missing > 0, warned.insert(index).inserted {
        warn(ofMissing: measured.text.missing, at: place())
      }
      if keepsTags { tags[index] = measured }
      return measured.box(on: layout.flow.axis)
    }
  }

  /// The indicator of hidden items, in the style of the document.
  mutating func indicator(_ pattern: String) throws(Failure) -> OverflowIndicator {
    var plain = pool.looks[0]
    plain.chip = ChipRequest(padding: plain.chip.padding)
    return OverflowIndicator(pattern: pattern, measurer: try measurer(for: plain))
  }

  /// Says how many characters of a text no font has, if any.
  mutating func warn(ofMissing missing: Int, at place: String) {
    guard missing > 0 else { return }
    hasMissing = true
    diagnostics.warn(ofMissing: missing, at: place)
  }

  private mutating func measurer(for look: ItemPool.Look) throws(Failure) -> TextItemMeasurer {
    try Self.measurer(for: look, &fonts, name)
  }

  private static func measurer(
    for look: ItemPool.Look, _ fonts: inout FontLibrary, _ name: String?
  ) throws(Failure) -> TextItemMeasurer {
    do {
      return TextItemMeasurer(try fonts.measurer(for: look.style), look)
    } catch {
      guard name != nil else { throw error.failure }
      throw failure("\(look.path).\(error.key)", error.message, name)
    }
  }

  private static func failure(_ path: String, _ message: String, _ name: String?) -> Failure {
    .failed(JSONError(path: path, message: message).explanation(in: name ?? ""))
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
