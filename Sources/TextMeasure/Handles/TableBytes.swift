internal import CHarfBuzz

/// The bytes of a table of a face, in the face's own memory where it is not compressed.
///
/// Safe to share: they never change.
@safe final class TableBytes: Sendable {
  nonisolated(unsafe) private let blob: OpaquePointer?

  /// The table of a tag, empty if the face has none such.
  init(_ tag: String, of face: HarfBuzzFace) {
    unsafe blob = unsafe face.referenceTable(HarfBuzzTag(tag).value)
  }

  deinit {
    unsafe hb_blob_destroy(blob)
  }

  /// The bytes, valid while this object lives.
  var unsafeBytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }
}
