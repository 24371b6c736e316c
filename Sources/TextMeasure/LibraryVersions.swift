/// The versions of the libraries that answers depend on; golden files record them.
public struct LibraryVersions: Hashable, Sendable {
  /// FreeType's, such as `2.12.1`.
  public let freeType: String

  /// HarfBuzz's, such as `6.0.0`.
  public let harfBuzz: String

  /// ICU's, such as `72.1`.
  public let icu: String

  /// The version of Unicode in ICU's data, such as `15.0`.
  public let unicode: String

  /// Fontconfig's, such as `2.14.1`; nil without the trait `SystemFonts`.
  public let fontconfig: String?

  /// The versions of the libraries that this process runs with.
  public static let current = LibraryVersions()
}
