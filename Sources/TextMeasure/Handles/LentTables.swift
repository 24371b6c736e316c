internal import CHarfBuzz
internal import Glibc
internal import Synchronization

/// The tables that HarfBuzz asks a face for, and which of the layout tables it still has.
///
/// It gives one back only at the end of its face, or when it makes a copy to change; so what it has it
/// takes as it is.
final class LentTables: Sendable {
  private let freeType: FreeTypeFace
  private let counts = Mutex<[UInt32: Int]>([:])

  private static let layoutTables = ["GSUB", "GPOS", "GDEF", "kern"].map { HarfBuzzTag($0).value }

  init(_ freeType: FreeTypeFace) {
    self.freeType = freeType
  }

  /// A table, nil if the face has none such.
  func lend(_ tag: UInt32) -> OpaquePointer? {
    let isCounted = LentTables.layoutTables.contains(tag)
    let owner: any AnyObject & Sendable = isCounted ? LentTable(tag, of: self) : freeType
    return unsafe freeType.makeBlob(ofTable: tag, owner: owner)
  }

  func hasLent(_ tag: UInt32) -> Bool {
    counts.withLock { $0[tag, default: 0] > 0 }
  }

  /// Counts a layout table for as long as it lives.
  private final class LentTable: Sendable {
    private let tag: UInt32
    private let tables: LentTables

    init(_ tag: UInt32, of tables: LentTables) {
      self.tag = tag
      self.tables = tables
      tables.counts.withLock { $0[tag, default: 0] += 1 }
    }

    deinit {
      tables.counts.withLock { $0[tag, default: 0] -= 1 }
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
