internal import CHarfBuzz

/// HarfBuzz's view of a face.
///
/// Its tables are those of the file's bytes; FreeType unpacks them where they are compressed.
///
/// Safe to share: a face made immutable loads its tables with atomics, and FreeType's are locked.
@safe final class HarfBuzzFace: Sendable {
  nonisolated(unsafe) private let face: OpaquePointer
  private let freeType: FreeTypeFace
  private let lent: LentTables

  init(_ freeType: FreeTypeFace, index: Int) throws(FontError) {
    lent = LentTables(freeType)
    let owner = unsafe Unmanaged.passRetained(lent).toOpaque()
    let face = unsafe tagflow_hb_face_create(
      { _, tag, owner in
        guard let owner = unsafe owner else { return nil }
        return unsafe Unmanaged<LentTables>.fromOpaque(owner).takeUnretainedValue().lend(tag)
      }, owner,
      { owner in
        if let owner = unsafe owner { unsafe Unmanaged<LentTables>.fromOpaque(owner).release() }
      })
    // HarfBuzz has released the owner if it is short of memory, and answers with its inert face.
    guard let face = unsafe face, unsafe face != hb_face_get_empty() else { throw .outOfMemory }
    unsafe hb_face_set_index(face, UInt32(clamping: index))
    unsafe hb_face_make_immutable(face)
    unsafe self.face = unsafe face
    self.freeType = freeType
  }

  deinit {
    unsafe hb_face_destroy(face)
  }

  /// A table for whom is not HarfBuzz itself, which its owner destroys; an empty one if the face has
  /// none such.
  func referenceTable(_ tag: UInt32) -> OpaquePointer? {
    unsafe freeType.makeBlob(ofTable: tag, owner: freeType) ?? hb_blob_get_empty()
  }

  /// Whether HarfBuzz, which has used a layout table, takes it as the file has it.
  ///
  /// Of a table that it finds damaged it takes parts away, in a copy of its own, and it may take away
  /// what lies in sound parts too where tables overlap.
  func takesAsItIs(_ tag: String) -> Bool {
    lent.hasLent(HarfBuzzTag(tag).value) || (unsafe TableBytes(tag, of: self).unsafeBytes.isEmpty)
  }

  /// The face itself, valid while this object lives.
  var unsafeHandle: OpaquePointer { unsafe face }

  var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

  var isColor: Bool {
    unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0 || hasColorPaints
  }

  /// Whether glyphs have graphs of paints (COLR version 1), which HarfBuzz 6.0.0 does not read.
  var hasColorPaints: Bool {
    let blob = unsafe referenceTable(HarfBuzzTag("COLR").value)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length >= 2 else { return false }
    return unsafe UInt8(bitPattern: start[1]) >= 1
  }

  /// A table's bytes, empty if the font has none such.
  func table(_ tag: String) -> [UInt8] {
    unsafe withTable(tag) { bytes in unsafe [UInt8](bytes) }
  }

  /// Lends a table's bytes, none if the font has no such table.
  func withTable<Answer>(_ tag: String, _ body: (UnsafeRawBufferPointer) -> Answer) -> Answer {
    let table = TableBytes(tag, of: self)
    return withExtendedLifetime(table) { unsafe body(table.unsafeBytes) }
  }

  /// Why outlines that were deferred could not be read.
  var fault: FontError? { freeType.fault }

  /// The tags of all tables.
  var tableTags: [HarfBuzzTag] { freeType.tableTags.map(HarfBuzzTag.init(value:)) }

  /// The axes of a variable font, in the font's order, hidden ones included.
  var axes: [FontAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    let infos = unsafe [hb_ot_var_axis_info_t](unsafeUninitializedCapacity: Int(count)) {
      buffer, used in
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
      used = Int(count)
    }
    return infos.map { info in
      FontAxis(
        tag: HarfBuzzTag(value: info.tag).name, minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value))
    }
  }
}

/// A four-letter name packed into 32 bits, as HarfBuzz and OpenType write tags.
struct HarfBuzzTag: Hashable, Sendable {
  let value: UInt32

  init(value: UInt32) {
    self.value = value
  }

  /// The tag of up to four ASCII characters, padded with spaces.
  init(_ name: String) {
    var value: UInt32 = 0
    var bytes = name.utf8.makeIterator()
    for _ in 0..<4 { value = value << 8 | UInt32(bytes.next() ?? 0x20) }
    self.value = value
  }

  var name: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
