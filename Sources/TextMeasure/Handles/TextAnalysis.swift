internal import CUnicode

/// Unicode's view of one paragraph, from ICU's data: one answer per scalar.
///
/// Its ICU objects are kept from text to text; one task uses it at a time.
@safe struct TextAnalysis: ~Copyable {
  private let handle: OpaquePointer

  init() {
    guard let handle = unsafe tagflow_analysis_create() else { outOfMemory() }
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe tagflow_analysis_destroy(handle)
  }

  /// The embedding level of each scalar and of the paragraph (UAX 9, M8).
  func levels(
    of scalars: [UInt32], direction: TextDirection
  ) -> (levels: [UInt8], paragraph: UInt8) {
    var paragraph: UInt8 = 0
    let levels = unsafe answers(for: scalars) { handle, levels in
      unsafe tagflow_analysis_levels(handle, direction.paragraphLevel, levels, &paragraph)
    }
    return (levels, paragraph)
  }

  /// 1 for each scalar that begins a grapheme cluster, else 0 (UAX 29).
  func clusterStarts(of scalars: [UInt32]) -> [UInt8] {
    unsafe answers(for: scalars) { handle, starts in
      unsafe tagflow_analysis_clusters(handle, starts)
    }
  }

  /// Adds the indices of the scalars inside a stretch before which a line may break, ascending, as if
  /// the stretch were all there is (UAX 14, M12).
  func addLineBreaks(
    of scalars: [UInt32], _ stretch: Range<Int>, language: String,
    strictness: LineBreakStrictness, to breaks: inout [Int32]
  ) {
    var found: UnsafePointer<Int32>?
    let isSet = setText(scalars[stretch])
    let count =
      unsafe isSet
      ? tagflow_analysis_line_breaks(handle, language, strictness.keyword, &found) : -1
    guard count >= 0 else { outOfMemory() }
    let places = unsafe UnsafeBufferPointer(start: found, count: Int(count))
    for index in places.indices { unsafe breaks.append(Int32(stretch.lowerBound) + places[index]) }
  }

  private func setText(_ scalars: ArraySlice<UInt32>) -> Bool {
    unsafe scalars.withUnsafeBufferPointer { scalars in
      unsafe tagflow_analysis_set_text(handle, scalars.baseAddress, Int32(clamping: scalars.count))
    }
  }

  private func answers(
    for scalars: [UInt32],
    ask: (OpaquePointer, UnsafeMutablePointer<UInt8>) -> Bool
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: scalars.count) { answers, count in
      unsafe answers.initialize(repeating: 0)
      count = scalars.count
      let isAnswered =
        unsafe setText(scalars[...]) && answers.baseAddress.map { unsafe ask(handle, $0) } ?? false
      // Of no text ICU may have no answer; a paragraph's own level it has.
      guard isAnswered || scalars.isEmpty else { outOfMemory() }
    }
  }
}

extension TextDirection {
  fileprivate var paragraphLevel: Int32 {
    switch self {
    case .auto: -1
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}

extension LineBreakStrictness {
  /// ICU's value for the keyword `lb`.
  fileprivate var keyword: String {
    switch self {
    case .auto: ""
    case .loose: "loose"
    case .normal: "normal"
    case .strict: "strict"
    }
  }
}

/// The canonical normal forms of short sequences.
enum NormalForm {
  /// The canonical composition (NFC), nil past 256 UTF-16 units.
  static func composed(_ scalars: ArraySlice<UInt32>) -> [UInt32]? {
    unsafe normalized(scalars) { source, count, result, capacity in
      unsafe tagflow_compose(source, count, result, capacity)
    }
  }

  /// The canonical decomposition (NFD), nil past 256 UTF-16 units.
  static func decomposed(_ scalars: ArraySlice<UInt32>) -> [UInt32]? {
    unsafe normalized(scalars) { source, count, result, capacity in
      unsafe tagflow_decompose(source, count, result, capacity)
    }
  }

  private static func normalized(
    _ scalars: ArraySlice<UInt32>,
    by form: (UnsafePointer<UInt32>?, Int32, UnsafeMutablePointer<UInt32>?, Int32) -> Int32
  ) -> [UInt32]? {
    var isWhole = true
    let result = unsafe [UInt32](unsafeUninitializedCapacity: 256) { buffer, count in
      let length = unsafe scalars.withUnsafeBufferPointer { source in
        unsafe form(source.baseAddress, Int32(clamping: source.count), buffer.baseAddress, 256)
      }
      isWhole = length >= 0
      count = max(0, Int(length))
    }
    return isWhole ? result : nil
  }
}
