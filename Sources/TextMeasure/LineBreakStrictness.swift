/// How readily lines break before small kana, iteration marks and the like (CSS Text 3,
/// `line-break`).
public enum LineBreakStrictness: Hashable, Sendable {
  /// What ICU's rules have for the language.
  case auto

  /// The fewest restrictions, as in newspapers.
  case loose

  /// The usual restrictions.
  case normal

  /// The most restrictions.
  case strict
}
