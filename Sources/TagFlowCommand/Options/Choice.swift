/// One of several things, each chosen by a word: that of an option or of a JSON document.
package protocol Choice: CaseIterable, Sendable {
  /// The word that chooses it, such as `spaceBetween`.
  var word: String { get }
}

extension Choice {
  /// The name of the case.
  package var word: String { "\(self)" }
}

extension Choice where Self: RawRepresentable<String> {
  package var word: String { rawValue }
}

extension Choice {
  /// What a word chooses, if anything.
  package static func named(_ word: String) -> Self? {
    allCases.first { $0.word == word }
  }
}

/// A word as the command line spells it: `space-between` for `spaceBetween`.
package func kebabCased(_ word: String) -> String {
  word.reduce(into: "") { kebab, letter in
    if letter.isUppercase { kebab += "-" }
    kebab += letter.lowercased()
  }
}
