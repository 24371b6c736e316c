/// A face of a font file that is installed on this machine.
public struct InstalledFont: Hashable, Sendable {
  /// The file.
  public let path: String

  /// Which face of the file, from 0.
  public let index: Int

  /// All faces that Fontconfig finds in files of TrueType or OpenType, by their paths.
  ///
  /// Nothing is opened: a file may turn out to be damaged. O(n log n) in the number of faces.
  ///
  /// - Throws: `FontError.systemFontsUnavailable` without the trait `SystemFonts`.
  public static func all() throws(FontError) -> [InstalledFont] {
    #if SystemFonts
      let faces = Set(SystemFonts.files.map { InstalledFont(path: $0.path, index: $0.index) })
      return faces.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    #else
      throw .systemFontsUnavailable
    #endif
  }
}
