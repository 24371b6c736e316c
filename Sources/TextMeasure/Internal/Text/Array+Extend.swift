extension Array {
  /// Appends what `body` does, `most` elements at most.
  ///
  /// As `append(addingCapacity:)`, which writes its count, 0, into the storage that all empty arrays
  /// share where there is nothing to add: a race between tasks.
  @inline(__always)
  mutating func extend(by most: Int, _ body: (inout OutputSpan<Element>) -> Void) {
    guard most > 0 else { return }
    append(addingCapacity: most, initializingWith: body)
  }
}
