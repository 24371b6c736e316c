internal import CHarfBuzz
internal import Glibc

/// HarfBuzz's view of a face.
///
/// Its tables are those of the file's bytes; FreeType unpacks them where they are compressed.
///
/// Safe to share: a face made immutable loads its tables with atomics, and FreeType's are locked.
@safe final class HarfBuzzFace: Sendable {
  nonisolated(unsafe) private let face: OpaquePointer
  private let freeType: FreeTypeFace

  init(_ freeType: FreeTypeFace, index: Int) throws(FontError) {
    let owner = unsafe Unmanaged.passRetained(freeType).toOpaque()
    let face = unsafe tagflow_hb_face_create(
      { _, tag, owner in
        guard let owner = unsafe owner else { return nil }
        let freeType = unsafe Unmanaged<FreeTypeFace>.fromOpaque(owner)
        return unsafe HarfBuzzFace.makeBlob(ofTable: tag, freeType)
      }, owner,
      { owner in
        if let owner = unsafe owner { unsafe Unmanaged<FreeTypeFace>.fromOpaque(owner).release() }
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

  /// A table in the file's own memory, which the blob keeps alive, or else in a copy.
  private static func makeBlob(
    ofTable tag: UInt32, _ freeType: Unmanaged<FreeTypeFace>
  ) -> OpaquePointer? {
    let blob: OpaquePointer?
    let length: Int
    if let table = unsafe freeType.takeUnretainedValue().storedTable(tag) {
      unsafe blob = unsafe hb_blob_create(
        table.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(clamping: table.count),
        HB_MEMORY_MODE_READONLY, freeType.retain().toOpaque(),
        { owner in
          if let owner = unsafe owner { unsafe Unmanaged<FreeTypeFace>.fromOpaque(owner).release() }
        })
      length = table.count
    } else {
      guard let table = unsafe freeType.takeUnretainedValue().copyTable(tag) else { return nil }
      unsafe blob = unsafe hb_blob_create(
        table.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(clamping: table.count),
        HB_MEMORY_MODE_READONLY, table.baseAddress, { unsafe free($0) })
      length = table.count
    }
    if length > 0, unsafe blob == hb_blob_get_empty() { outOfMemory() }
    return unsafe blob
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
    let blob = unsafe hb_face_reference_table(face, HarfBuzzTag("COLR").value)
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
