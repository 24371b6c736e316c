internal import CHarfBuzz
internal import Glibc
internal import Synchronization

/// One HarfBuzz buffer, reused for run after run by one task at a time.
@safe struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    let buffer = unsafe hb_buffer_create()
    guard let buffer = unsafe buffer, unsafe buffer != hb_buffer_get_empty() else { outOfMemory() }
    unsafe self.buffer = unsafe buffer
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// How far before and after a run HarfBuzz looks at most (`hb_buffer_t::CONTEXT_LENGTH`).
  static let contextLength = 5

  /// Shapes one run of `scalars` with the scalars of `text` around it as context, which joining
  /// looks at.
  ///
  /// A glyph's cluster is an index in `scalars`.
  ///
  /// Only HarfBuzz's OpenType shaper takes part, so a font's Graphite tables change nothing.
  func shape(
    _ scalars: [UInt32], run: Range<Int>, text: Range<Int>, font: HarfBuzzFont,
    properties: RunProperties, features: ShapingFeatures
  ) -> ShapedGlyphs {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe scalars.withUnsafeBufferPointer { (scalars) -> Void in
      unsafe hb_buffer_add_codepoints(
        buffer, scalars.baseAddress.map { unsafe $0 + text.lowerBound },
        Int32(clamping: text.count), UInt32(clamping: run.lowerBound - text.lowerBound),
        Int32(clamping: run.count))
    }
    return shape(
      font: font, properties: properties, features: features, clusterBase: text.lowerBound)
  }

  /// Shapes ASCII from left to right, all of it as one run.
  func shape(
    ascii: UnsafeBufferPointer<UInt8>, font: HarfBuzzFont, properties: RunProperties,
    features: ShapingFeatures
  ) -> ShapedGlyphs {
    let count = Int32(clamping: ascii.count)
    unsafe hb_buffer_clear_contents(buffer)
    unsafe hb_buffer_add_latin1(buffer, ascii.baseAddress, count, 0, count)
    return shape(font: font, properties: properties, features: features, clusterBase: 0)
  }

  /// Shapes what is in the buffer.
  private func shape(
    font: HarfBuzzFont, properties: RunProperties, features: ShapingFeatures, clusterBase: Int
  ) -> ShapedGlyphs {
    guard unsafe hb_buffer_allocation_successful(buffer) != 0 else { outOfMemory() }
    unsafe hb_buffer_set_direction(
      buffer, properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(properties.script.tag))
    unsafe hb_buffer_set_language(buffer, properties.language.handle)
    let isShaped = unsafe features.list.withUnsafeBufferPointer { features in
      unsafe hb_shape_full(
        font.unsafeHandle, buffer, features.baseAddress, UInt32(features.count),
        Shapers.openType)
    }
    guard isShaped != 0, isWhole else { outOfMemory() }
    Counters.runsShaped.add(1, ordering: .relaxed)
    return unsafe ShapedGlyphs(buffer: buffer, clusterBase: clusterBase)
  }

  /// Whether the buffer is what the font makes of the text.
  ///
  /// HarfBuzz gives up for want of memory, but also where a damaged font makes more than 64 glyphs
  /// of a scalar; then the memory that it would have needed next is there.
  private var isWhole: Bool {
    if unsafe hb_buffer_allocation_successful(buffer) != 0 { return true }
    let glyphs = unsafe 2 * Int(hb_buffer_get_length(buffer)) + 0xFFFF
    let memory = unsafe malloc(glyphs * bytesOfGlyph)
    defer { unsafe free(memory) }
    return unsafe memory != nil
  }

  private var bytesOfGlyph: Int {
    MemoryLayout<hb_glyph_info_t>.stride + MemoryLayout<hb_glyph_position_t>.stride
  }
}

/// The glyphs of the run shaped last, in visual order.
///
/// Valid until the buffer's next run.
@safe struct ShapedGlyphs {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  private let clusterBase: Int

  fileprivate init(buffer: OpaquePointer?, clusterBase: Int) {
    self.clusterBase = clusterBase
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    unsafe self.infos = unsafe UnsafeBufferPointer(start: infos, count: Int(count))
    unsafe self.positions = unsafe UnsafeBufferPointer(
      start: positions, count: positions == nil ? 0 : Int(count))
  }

  var count: Int { unsafe positions.count }

  /// The sum of the advances in font units, and whether a glyph is `.notdef`.
  var advance: (units: Int, hasMissing: Bool) {
    var units = 0
    var hasMissing = false
    for index in 0..<count {
      units += unsafe Int(positions[index].x_advance)
      hasMissing = unsafe hasMissing || infos[index].codepoint == 0
    }
    return (units, hasMissing)
  }

  /// The index of the first scalar of the glyph's cluster.
  func cluster(at index: Int) -> Int { unsafe Int(infos[index].cluster) + clusterBase }

  func isMissing(at index: Int) -> Bool { unsafe infos[index].codepoint == 0 }

  subscript(index: Int) -> Glyph {
    let info = unsafe infos[index]
    let position = unsafe positions[index]
    let flags = unsafe withUnsafePointer(to: info) { unsafe hb_glyph_info_get_glyph_flags($0) }
    return Glyph(
      id: info.codepoint, cluster: Int32(clamping: cluster(at: index)), advance: position.x_advance,
      xOffset: position.x_offset, yOffset: position.y_offset,
      isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
  }
}

/// What all scalars of a run share besides the font.
struct RunProperties {
  let script: Script
  let isRightToLeft: Bool
  let language: ShapingLanguage
}

/// A BCP 47 language in HarfBuzz's form.
///
/// HarfBuzz interns languages and never frees them, so there may be only so many.
@safe struct ShapingLanguage: Hashable, Sendable {
  nonisolated(unsafe) let handle: OpaquePointer?

  private static let mostTags = 1000
  private static let admitted = Mutex<Set<String>>([])

  /// Whether a language is among the first 1000 that are asked for; case makes no difference.
  static func admits(_ tag: String) -> Bool {
    let tag = tag.lowercased()
    return admitted.withLock { admitted in
      if admitted.contains(tag) { return true }
      guard admitted.count < mostTags else { return false }
      admitted.insert(tag)
      return true
    }
  }

  /// nil is the root: no language's forms.
  ///
  /// The process locale is never asked (M8).
  init(_ tag: String?) {
    if let tag, !tag.isEmpty {
      unsafe handle = unsafe hb_language_from_string(tag, -1)
    } else {
      unsafe handle = unsafe tagflow_hb_language_none()
    }
  }

  static func == (left: ShapingLanguage, right: ShapingLanguage) -> Bool {
    unsafe left.handle == right.handle
  }

  func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(handle)
  }
}

/// OpenType features in HarfBuzz's form, for whole runs.
struct ShapingFeatures: Sendable {
  fileprivate let list: [hb_feature_t]

  init(_ features: [FontFeature]) {
    list = features.map { feature in
      hb_feature_t(
        tag: HarfBuzzTag(feature.tag).value, value: feature.value, start: 0, end: UInt32.max)
    }
  }
}

/// HarfBuzz's null-ended list of shaper names: the OpenType one alone.
///
/// It lives for ever.
enum Shapers {
  nonisolated(unsafe) static let openType: UnsafeMutablePointer<UnsafePointer<CChar>?> = {
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
    unsafe name.update(from: [0x6F, 0x74, 0], count: 3)  // "ot"
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    unsafe names.initialize(to: UnsafePointer(name))
    unsafe (names + 1).initialize(to: nil)
    return unsafe names
  }()
}

extension FontFeature {
  /// Reads one feature as HarfBuzz writes it: `liga`, `+tnum`, `-kern`, `ss01=2`.
  init?(parsing text: String) {
    var feature = hb_feature_t()
    let length = Int32(clamping: text.utf8.count)
    guard unsafe hb_feature_from_string(text, length, &feature) != 0,
      feature.start == 0, feature.end == UInt32.max
    else { return nil }
    self.init(tag: HarfBuzzTag(value: feature.tag).name, value: feature.value)
  }
}
