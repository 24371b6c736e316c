internal import FlowLayout

extension WrapRun {
  /// Refuses options of texts that only another option gives an effect.
  ///
  /// Beside a document they are what holds for keys that it leaves out, so it may bring the other.
  func checkOptionsOfTexts() throws(Failure) {
    if settings.layout.minLines != nil, settings.layout.breaking != .balanced {
      throw .usage("'--min-lines' needs --balanced")
    }
    if settings.overflowIndicator != nil, settings.layout.maxLines == nil {
      throw .usage("'--overflow' needs --max-lines, as nothing is hidden without a limit")
    }
  }

  /// Refuses options that no document of sections has a key for.
  func checkOptionsOfSections() throws(Failure) {
    if settings.height != nil {
      throw .usage(
        "'--height' is not for a document of sections; its \"viewport\" has a \"height\"")
    }
    if settings.overflowIndicator != nil {
      throw .usage(
        "'--overflow' is not for a document of sections;"
          + " the items that \"maxLines\" hides are left out")
    }
  }
}
