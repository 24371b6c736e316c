internal import CFreeType
internal import Glibc
internal import Synchronization

/// FreeType's view of one face of a font file: its tables, unpacked from WOFF and WOFF2 as well.
///
/// `FT_Face` must not be used by two threads at once, hence the lock.
final class FreeTypeFace: Sendable {
  private let handle: Mutex<FreeTypeHandle>
  /// FreeType reads from these bytes for as long as the face lives.
  private let bytes: FontBytes
  private let index: Int
  let familyName: String
  let styleName: String

  /// Opens face `index` of a font file's bytes; `source` names them in errors.
  init(bytes: FontBytes, index: Int, source: String?) throws(FontError) {
    guard bytes.count > 0 else { throw .notAFont(source: source, reason: "it is empty") }
    let handle = try FreeTypeHandle(bytes: bytes, index: index, source: source)
    guard handle.hasOpenTypeTables else {
      throw .notAFont(source: source, reason: "it has no OpenType tables")
    }
    familyName = handle.familyName
    styleName = handle.styleName
    self.handle = Mutex(handle)
    self.bytes = bytes
    self.index = index
    Counters.facesOpened.add(1, ordering: .relaxed)
  }

  /// A table as it lies in the file, valid while this object lives; nil if the file is packed.
  func storedTable(_ tag: UInt32) -> UnsafeRawBufferPointer? {
    if tag == TableDirectory.outlinesTag { bytes.readOutlines() }
    return unsafe TableDirectory(bytes.unsafeBytes).bytes(ofTable: tag, face: index)
  }

  /// Why outlines that were deferred could not be read.
  var fault: FontError? { bytes.fault }

  /// The tags of all tables, in the font's order.
  var tableTags: [UInt32] {
    handle.withLock { handle in handle.tableTags }
  }

  /// A copy of a table in memory from `malloc`, nil if the font has no such table.
  func copyTable(_ tag: UInt32) -> UnsafeMutableRawBufferPointer? {
    unsafe handle.withLock { handle in unsafe handle.copyTable(tag) }
  }
}

/// Owns one `FT_Library` and the one `FT_Face` opened by it; a library each needs no shared lock.
@safe private struct FreeTypeHandle: ~Copyable, @unchecked Sendable {
  private let library: FT_Library
  private let face: FT_Face

  init(bytes: FontBytes, index: Int, source: String?) throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .outOfMemory
    }
    do throws(FontError) {
      unsafe face = try FreeTypeHandle.open(bytes, index: index, source: source, in: library)
      unsafe self.library = unsafe library
    } catch {
      unsafe FT_Done_FreeType(library)
      throw error
    }
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  private static func open(
    _ bytes: FontBytes, index: Int, source: String?, in library: FT_Library
  ) throws(FontError) -> FT_Face {
    var face: FT_Face?
    var status: FT_Error = 0
    let memory = unsafe bytes.unsafeBytes
    // Bits above the low 16 would choose a named instance.
    if (0...0xFFFF).contains(index) {
      status = unsafe FT_New_Memory_Face(
        library, memory.assumingMemoryBound(to: UInt8.self).baseAddress, FT_Long(memory.count),
        FT_Long(index), &face)
      if status == 0, let face = unsafe face { return unsafe face }
    }
    let (count, fault) = unsafe faceCount(bytes, in: library)
    if count > 0, !(0..<count).contains(index) {
      throw .faceIndexOutOfRange(source: source, index: index, count: count)
    }
    throw .notAFont(source: source, reason: reason(of: count > 0 ? status : fault))
  }

  /// How many faces the bytes hold; 0 and FreeType's reason if they are no font.
  private static func faceCount(
    _ bytes: FontBytes, in library: FT_Library
  ) -> (count: Int, fault: FT_Error) {
    var face: FT_Face?
    let memory = unsafe bytes.unsafeBytes
    let status = unsafe FT_New_Memory_Face(
      library, memory.assumingMemoryBound(to: UInt8.self).baseAddress, FT_Long(memory.count),
      -1, &face)
    guard status == 0, let face = unsafe face else { return (0, status) }
    defer { unsafe FT_Done_Face(face) }
    return unsafe (face.pointee.num_faces, 0)
  }

  private static func reason(of status: FT_Error) -> String {
    switch Int(status) {
    case Int(FT_Err_Unknown_File_Format): "its format is unknown"
    case Int(FT_Err_Invalid_Stream_Operation): "it is too short"
    case Int(FT_Err_Out_Of_Memory): "memory is short"
    case Int(FT_Err_Table_Missing), Int(FT_Err_Locations_Missing): "a table is missing"
    default: "it is damaged or cut short (FreeType error \(status))"
    }
  }

  var hasOpenTypeTables: Bool { unsafe tagflow_ft_is_sfnt(face) != 0 }

  var familyName: String {
    unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? ""
  }

  var styleName: String {
    unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? ""
  }

  var tableTags: [UInt32] {
    var count: FT_ULong = 0
    guard unsafe FT_Sfnt_Table_Info(face, 0, nil, &count) == 0 else { return [] }
    return (0..<UInt32(count)).compactMap { index in
      var tag: FT_ULong = 0
      var length: FT_ULong = 0
      guard unsafe FT_Sfnt_Table_Info(face, index, &tag, &length) == 0 else { return nil }
      return UInt32(tag)
    }
  }

  func copyTable(_ tag: UInt32) -> UnsafeMutableRawBufferPointer? {
    var length: FT_ULong = 0
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0, length > 0
    else { return nil }
    guard let memory = unsafe malloc(Int(length)) else { outOfMemory() }
    let copy = unsafe memory.assumingMemoryBound(to: UInt8.self)
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, copy, &length) == 0 else {
      unsafe free(memory)
      return nil
    }
    return unsafe UnsafeMutableRawBufferPointer(start: memory, count: Int(length))
  }
}
