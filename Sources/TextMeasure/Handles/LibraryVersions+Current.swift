internal import CFreeType
internal import CHarfBuzz
internal import CUnicode

#if SystemFonts
  internal import CFontconfig
#endif

extension LibraryVersions {
  init() {
    freeType = LibraryVersions.freeTypeVersion()
    harfBuzz = unsafe String(cString: hb_version_string())
    icu = unsafe LibraryVersions.text { unsafe tagflow_icu_version($0) }
    unicode = unsafe LibraryVersions.text { unsafe tagflow_unicode_version($0) }
    #if SystemFonts
      let number = FcGetVersion()
      fontconfig = "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    #else
      fontconfig = nil
    #endif
  }

  private static func freeTypeVersion() -> String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      unsafe buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return "" }
      unsafe write(start)
      return unsafe String(cString: start)
    }
  }
}
