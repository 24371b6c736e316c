#if SystemFonts
  internal import CFontconfig

  /// The fonts installed on this machine in the order in which Fontconfig prefers them.
  ///
  /// The list never changes after it is made, so it is safe to share.
  @safe final class SystemFonts: Sendable {
    nonisolated(unsafe) private let set: UnsafeMutablePointer<FcFontSet>

    /// Fonts for text in `language` at about `weight`, where an earlier one covers less.
    ///
    /// nil if Fontconfig finds no configuration or no font.
    init?(language: String?, weight: Double) {
      let pattern = unsafe FcPatternCreate()
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe pattern.add(FC_FAMILY, "sans-serif")
      if let language { unsafe pattern.add(FC_LANG, language) }
      unsafe pattern.addNoLocale()
      unsafe pattern.add(FC_WEIGHT, weight: weight)
      unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard let set = unsafe FcFontSort(nil, pattern, FcTrue, nil, &result) else { return nil }
      unsafe self.set = unsafe set
    }

    /// Where the faces of all installed fonts lie that are TrueType or OpenType, in no order.
    static var files: [SystemFontFile] {
      let pattern = unsafe FcPatternCreate()
      defer { unsafe FcPatternDestroy(pattern) }
      let properties = unsafe FcObjectSetCreate()
      defer { unsafe FcObjectSetDestroy(properties) }
      for property in [FC_FILE, FC_INDEX, FC_FONTFORMAT] {
        _ = unsafe FcObjectSetAdd(properties, property)
      }
      guard let set = unsafe FcFontList(nil, pattern, properties) else { return [] }
      defer { unsafe FcFontSetDestroy(set) }
      let count = unsafe Int(set.pointee.nfont)
      return (0..<count).compactMap { index in
        let font: OpaquePointer? = unsafe set.pointee.fonts[index]
        guard unsafe ["TrueType", "CFF"].contains(font.string(FC_FONTFORMAT)) else { return nil }
        return unsafe SystemFontFile(font)
      }
    }

    deinit {
      unsafe FcFontSetDestroy(set)
    }

    var count: Int { unsafe Int(set.pointee.nfont) }

    func covers(_ scalar: UInt32, at index: Int) -> Bool {
      var characters: OpaquePointer?
      guard unsafe FcPatternGetCharSet(pattern(index), FC_CHARSET, 0, &characters) == FcResultMatch
      else { return false }
      return unsafe FcCharSetHasChar(characters, scalar) == FcTrue
    }

    func isColor(at index: Int) -> Bool {
      var isColor = FcFalse
      return unsafe FcPatternGetBool(pattern(index), FC_COLOR, 0, &isColor) == FcResultMatch
        && isColor == FcTrue
    }

    /// Where a font lies, nil for one that is not in a file.
    func file(at index: Int) -> SystemFontFile? {
      unsafe SystemFontFile(pattern(index))
    }

    private func pattern(_ index: Int) -> OpaquePointer? {
      unsafe set.pointee.fonts[index]
    }
  }

  /// A face of an installed font file.
  struct SystemFontFile {
    let path: String
    let index: Int

    /// The best match for a family's name at about `weight`, nil if no installed font has the name.
    ///
    /// A generic name such as `monospace` stands for whatever Fontconfig prefers.
    init?(family: String, weight: Double) {
      // Fontconfig would stop reading at it, and find another family.
      guard !family.utf8.contains(0) else { return nil }
      let pattern = unsafe FcPatternCreate()
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe pattern.add(FC_FAMILY, family)
      unsafe pattern.addNoLocale()
      unsafe pattern.add(FC_WEIGHT, weight: weight)
      unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard let match = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
      defer { unsafe FcPatternDestroy(match) }
      guard
        unsafe SystemFontFile.genericFamilies.contains(family) || match.hasFamily(family)
      else { return nil }
      unsafe self.init(match)
    }

    private static let genericFamilies: Set = [
      "sans-serif", "serif", "monospace", "system-ui", "cursive", "fantasy", "emoji",
    ]

    fileprivate init?(_ pattern: OpaquePointer?) {
      var face: Int32 = 0
      guard let path = unsafe pattern.string(FC_FILE) else { return nil }
      _ = unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
      self.path = path
      // The high bits name an instance of a variable font; axes are set by their values instead.
      index = Int(face) & 0xFFFF
    }
  }

  extension OpaquePointer? {
    /// The first value of a property that is a string.
    fileprivate func string(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(self, key, 0, &value) == FcResultMatch else { return nil }
      return unsafe value.map { unsafe String(cString: $0) }
    }

    fileprivate func add(_ key: String, _ value: String) {
      let bytes = Array(value.utf8) + [0]
      _ = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe FcPatternAddString(self, key, bytes.baseAddress)
      }
    }

    /// Keeps Fontconfig from adding the languages of the process locale (M8): it adds none after
    /// the undetermined one.
    fileprivate func addNoLocale() {
      unsafe add(FC_LANG, "und")
    }

    fileprivate func add(_ key: String, weight: Double) {
      unsafe FcPatternAddDouble(self, key, FcWeightFromOpenTypeDouble(weight))
    }
  }

  extension OpaquePointer {
    /// Whether one of a font's family names is this one, whatever the case.
    fileprivate func hasFamily(_ name: String) -> Bool {
      var index: Int32 = 0
      var family: UnsafeMutablePointer<FcChar8>?
      let bytes = Array(name.utf8) + [0]
      while unsafe FcPatternGetString(self, FC_FAMILY, index, &family) == FcResultMatch {
        if unsafe bytes.withUnsafeBufferPointer({
          unsafe FcStrCmpIgnoreCase(family, $0.baseAddress) == 0
        }) {
          return true
        }
        index += 1
      }
      return false
    }
  }
#endif
