/// How two lists of widths of the same texts differ.
enum Difference {
  /// The first that is not exactly the same, as a message; nil if all are.
  static func exact(_ widths: [Double], _ expected: [Double], of corpus: Corpus) -> String? {
    let different = corpus.lines.indices.filter { widths[$0] != expected[$0] }
    guard let first = different.first else { return nil }
    return "\(different.count) of \(corpus.count) differ, first '\(corpus.lines[first])':"
      + " \(widths[first]) and \(expected[first])"
  }

  /// Whether the sums differ by more than `share`, as a message: rounded peers do the same work.
  static func ofSums(_ widths: [Double], _ expected: [Double], share: Double) -> String? {
    let (sum, other) = (widths.reduce(0, +), expected.reduce(0, +))
    guard !(abs(sum - other) <= share * other) else { return nil }
    return "the widths' sum is \(sum), \(other) is right"
  }

  /// Whether more than `share` of the widths differ by more than a rounding error, as a message.
  ///
  /// For peers that are right in nearly all cases.
  static func ofMany(
    _ widths: [Double], _ expected: [Double], share: Double, of corpus: Corpus
  ) -> String? {
    let different = corpus.lines.indices.filter { abs(widths[$0] - expected[$0]) > 1e-6 }
    guard let first = different.first, Double(different.count) > share * Double(corpus.count)
    else { return nil }
    return "\(different.count) of \(corpus.count) differ, first '\(corpus.lines[first])':"
      + " \(widths[first]) and \(expected[first])"
  }
}
