/// Where lines may break, by the very steps that measuring takes and by ICU alone.
///
/// For tests, which hold one against the other.
package struct LineBreakAnswers {
  /// The indices of the scalars before which a line may break, as prepared text has them.
  package private(set) var breaks: [Int32] = []

  /// What ICU says of the whole text.
  package private(set) var breaksOfICU: [Int32] = []

  /// The answers for a text without terminators.
  ///
  /// O(n).
  package init(_ text: String, language: String, strictness: LineBreakStrictness, _ source: Source)
  {
    var text = text
    text.withUTF8 { utf8 in
      source.context.withWorkspace { workspace in
        unsafe workspace.text.decode(utf8, 0..<utf8.count)
        let text = workspace.text
        workspace.itemizer.lineBreaks(
          of: text, language: language, strictness: strictness, into: &breaks)
        guard text.count > 0 else { return }
        workspace.itemizer.addLineBreaks(
          of: text, 0..<text.count, language: language, strictness: strictness, to: &breaksOfICU)
      }
    }
  }

  /// Keeps ICU's objects from text to text.
  package struct Source: Sendable {
    fileprivate let context: ShapingContext

    package init() throws(FontError) {
      context = ShapingContext(plain: try Typeface(FontFace.embedded(), axes: []))
    }
  }
}
