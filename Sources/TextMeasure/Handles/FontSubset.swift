internal import CHarfBuzz
internal import CHarfBuzzSubset
internal import Glibc

extension FontFace {
  /// A font file with what showing some texts takes, and all axes.
  ///
  /// Its character map has the characters of the texts and their canonical equivalents alone. All
  /// features stay. O(font).
  ///
  /// - Parameter texts: What is shown in the face.
  /// - Returns: An OpenType font, whatever form the face came in; nil if the face does not allow it,
  ///   or HarfBuzz cannot make one.
  /// - Throws: `SubsetterMissing`.
  package func subset(for texts: Set<String>) throws(SubsetterMissing) -> [UInt8]? {
    guard allowsEmbedding else { return nil }
    let scalars = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(scalars) }
    for scalar in Self.scalars(of: texts) { unsafe hb_set_add(scalars, scalar) }
    let source = unsafe makeFileFace()
    defer { unsafe hb_face_destroy(source) }
    var fault: UnsafeMutablePointer<CChar>?
    guard let subset = unsafe tagflow_hb_subset(source, scalars, &fault) else {
      guard let fault = unsafe fault else { return nil }
      defer { unsafe free(fault) }
      throw unsafe SubsetterMissing(reason: String(cString: fault))
    }
    defer { unsafe hb_face_destroy(subset) }
    let blob = unsafe hb_face_reference_blob(subset)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  /// Whether the font's licence lets subsets be embedded, as its `fsType` says (OpenType, OS/2).
  ///
  /// What it may never be is embedded under a restricted licence, as a subset, or in outlines.
  private var allowsEmbedding: Bool {
    let table = harfBuzz.table("OS/2")
    guard table.count >= 10 else { return true }
    let type = Int(table[8]) << 8 | Int(table[9])
    let (licence, restricted, noSubsets, bitmapsOnly) = (0x000E, 0x0002, 0x0100, 0x0200)
    return type & licence != restricted && type & (noSubsets | bitmapsOnly) == 0
  }

  /// A face of one font file that holds all tables.
  ///
  /// HarfBuzz 6.0.0 reads glyphs of the face it subsets after it has let go of their table, which
  /// only the file keeps in memory.
  private func makeFileFace() -> OpaquePointer? {
    let builder = unsafe hb_face_builder_create()
    defer { unsafe hb_face_destroy(builder) }
    for tag in harfBuzz.tableTags {
      let table = unsafe harfBuzz.referenceTable(tag.value)
      unsafe hb_face_builder_add_table(builder, tag.value, table)
      unsafe hb_blob_destroy(table)
    }
    let file = unsafe hb_face_reference_blob(builder)
    defer { unsafe hb_blob_destroy(file) }
    return unsafe hb_face_create(file, 0)
  }

  /// The scalars that a renderer may look up: those of the texts as given, in NFC and in NFD.
  private static func scalars(of texts: Set<String>) -> Set<UInt32> {
    var scalars: Set<UInt32> = []
    for text in texts {
      for character in text {
        let given = character.unicodeScalars.map(\.value)[...]
        scalars.formUnion(given)
        guard given.contains(where: { ScalarProperties.of($0).normalizes }) else { continue }
        scalars.formUnion(NormalForm.composed(given) ?? [])
        scalars.formUnion(NormalForm.decomposed(given) ?? [])
      }
    }
    return scalars
  }
}

/// HarfBuzz's subsetter, a library of its own, could not be opened.
package struct SubsetterMissing: Error, Equatable {
  /// Why, in the dynamic linker's words.
  package let reason: String
}
