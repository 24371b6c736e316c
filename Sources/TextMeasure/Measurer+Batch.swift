internal import Dispatch

extension Measurer {
  /// The exact widths of many texts, in order: for each what `width(of:)` gives.
  ///
  /// All cores take part. They share only what was measured before, which is read without a lock.
  /// O(n) in the length of all texts.
  public func widths(of texts: [String]) -> [Double] {
    let chunks = (texts.count + Self.chunkSize - 1) / Self.chunkSize
    guard chunks > 1 else { return texts.map(width(of:)) }
    return unsafe [Double](unsafeUninitializedCapacity: texts.count) { widths, count in
      // Each chunk writes places of its own.
      nonisolated(unsafe) let widths = unsafe widths
      DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
        let start = chunk * Self.chunkSize
        for index in start..<min(start + Self.chunkSize, texts.count) {
          unsafe widths.initializeElement(at: index, to: width(of: texts[index]))
        }
      }
      count = texts.count
    }
  }

  /// Texts that one core takes at a time: enough to hide what handing them out costs.
  private static let chunkSize = 512
}
