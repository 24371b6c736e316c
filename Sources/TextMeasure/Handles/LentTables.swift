internal import CHarfBuzz
internal import Glibc
internal import Synchronization

/// The tables that HarfBuzz asks a face for, and which of the layout tables it still has.
///
/// It gives one back only at the end of its face, or when it makes a copy to change; so what it has it
/// takes as it is.
final class LentTables: Sendable {
  private let freeType: FreeTypeFace
  /// How many there are of each, 16 bits for a table: a dictionary would take a tenth of a short
  /// program's time to set up.
  private let counts = Atomic<UInt64>(0)

  /// The layout tables, by their tags.
  private enum LayoutTable: UInt32 {
    case substitution = 0x4753_5542  // GSUB
    case positioning = 0x4750_4F53  // GPOS
    case definitions = 0x4744_4546  // GDEF
    case kerning = 0x6B65_726E  // kern

    /// Where its count begins.
    var shift: UInt64 {
      switch self {
      case .substitution: 0
      case .positioning: 16
      case .definitions: 32
      case .kerning: 48
      }
    }
  }

  init(_ freeType: FreeTypeFace) {
    self.freeType = freeType
  }

  /// A table, nil if the face has none such.
  func lend(_ tag: UInt32) -> OpaquePointer? {
    guard let table = LayoutTable(rawValue: tag) else {
      return unsafe freeType.makeBlob(ofTable: tag, owner: freeType)
    }
    return unsafe freeType.makeBlob(ofTable: tag, owner: LentTable(table, of: self))
  }

  /// Whether HarfBuzz has a layout table.
  func hasLent(_ tag: UInt32) -> Bool {
    guard let table = LayoutTable(rawValue: tag) else { return false }
    return counts.load(ordering: .acquiring) >> table.shift & 0xFFFF != 0
  }

  /// Counts a layout table for as long as it lives.
  private final class LentTable: Sendable {
    private let table: LayoutTable
    private let tables: LentTables

    init(_ table: LayoutTable, of tables: LentTables) {
      self.table = table
      self.tables = tables
      tables.counts.add(1 << table.shift, ordering: .relaxed)
    }

    deinit {
      tables.counts.subtract(1 << table.shift, ordering: .releasing)
    }
  }
}

extension FreeTypeFace {
  /// A table in the file's own memory or else in a copy, as a blob that keeps its owner alive, and so
  /// this face; nil if the face has none such.
  func makeBlob(ofTable tag: UInt32, owner: any AnyObject & Sendable) -> OpaquePointer? {
    let stored = unsafe storedTable(tag)
    let copy = unsafe stored == nil ? copyTable(tag) : nil
    guard let table = unsafe stored ?? copy.map({ UnsafeRawBufferPointer($0) }) else {
      return nil
    }
    let bytes = unsafe BlobBytes(owner, copy: copy?.baseAddress)
    let blob = unsafe hb_blob_create(
      table.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(clamping: table.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(bytes).toOpaque(),
      { bytes in
        if let bytes = unsafe bytes { unsafe Unmanaged<BlobBytes>.fromOpaque(bytes).release() }
      })
    if unsafe !table.isEmpty, unsafe blob == hb_blob_get_empty() { outOfMemory() }
    return unsafe blob
  }
}

/// What a blob's bytes need to stay: their owner, or a copy.
@safe private final class BlobBytes {
  private let owner: AnyObject
  private let copy: UnsafeMutableRawPointer?

  init(_ owner: AnyObject, copy: UnsafeMutableRawPointer?) {
    self.owner = owner
    unsafe self.copy = unsafe copy
  }

  deinit {
    unsafe free(copy)
  }
}
