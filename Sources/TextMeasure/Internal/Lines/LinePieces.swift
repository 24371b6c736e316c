/// What a line shows of its paragraph: a stretch, perhaps a mark in place of what is left out, and
/// perhaps another stretch.
///
/// Positions are those of the paragraph.
struct LinePieces: Hashable, Sendable {
  /// The first stretch.
  let first: Range<Int>
  /// What stands after the first stretch.
  let insertion: Insertion
  /// The stretch after an ellipsis; without any, an empty one where what is left out ends.
  let second: Range<Int>

  enum Insertion: Hashable, Sendable {
    case none
    /// In place of the soft hyphen at the end of the first stretch.
    case hyphen
    /// In place of what is left out between the stretches.
    case ellipsis
  }

  /// A stretch that ends as it is, or with a visible hyphen.
  init(_ range: Range<Int>, showsHyphen: Bool = false) {
    self.init(first: range, insertion: showsHyphen ? .hyphen : .none, second: 0..<0)
  }

  init(first: Range<Int>, insertion: Insertion, second: Range<Int>) {
    self.first = first
    self.insertion = insertion
    self.second = second
  }
}
