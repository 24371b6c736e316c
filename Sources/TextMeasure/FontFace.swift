internal import Synchronization

/// One face of an opened font file.
///
/// Fonts of any size and weight are made from it.
///
/// A face is opened once and shared; it holds the file's bytes, so the file may change or vanish.
public final class FontFace: Sendable {
  /// The family's name as the font gives it, empty if it gives none.
  public let familyName: String

  /// The style's name as the font gives it, such as `Regular`, empty if it gives none.
  public let styleName: String

  /// The file that the face was read from; nil for bytes.
  public let path: String?

  /// Which face of its file it is, from 0.
  public let index: Int

  /// Font units in one em, from 16 to 16384 in a sound font.
  public let unitsPerEm: Int

  /// The axes of a variable font in the font's order; empty for any other font.
  public let axes: [FontAxis]

  /// Whether glyphs bring their own colours, as bitmaps (CBDT, sbix), layers (COLR) or SVG.
  public let isColor: Bool

  let harfBuzz: HarfBuzzFace
  private let instances = Mutex<[FontInstance]>([])
  private static let mostInstances = 64

  /// Opens face `index` of a font file: TrueType, OpenType, a collection, WOFF or WOFF2.
  ///
  /// - Parameters:
  ///   - path: The file, read whole and once.
  ///   - index: Which face of a collection, from 0.
  /// - Throws: `FontError.unreadable`, `.notAFont`, `.truncated`, `.faceIndexOutOfRange`,
  ///   `.outOfMemory`.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(FontBytes(path: path, defersOutlines: false), index: index, source: path)
  }

  /// Opens a face whose outlines are read when they are first asked for, from the file that is kept
  /// open for it: for a program that ends sooner than a font is likely to change.
  ///
  /// Widths rarely ask for them. Where the file was changed in between, there is a `fault`.
  ///
  /// - Throws: as the initialiser that reads all of the file.
  package convenience init(deferringOutlinesOf path: String, index: Int = 0) throws(FontError) {
    try self.init(FontBytes(path: path, defersOutlines: true), index: index, source: path)
  }

  /// Opens face `index` of a font file's bytes, which are copied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - index: Which face of a collection, from 0.
  /// - Throws: `FontError.notAFont`, `.truncated`, `.faceIndexOutOfRange`, `.outOfMemory`.
  public convenience init(bytes: [UInt8], index: Int = 0) throws(FontError) {
    try self.init(FontBytes(bytes), index: index, source: nil)
  }

  /// The embedded font: Inter, with the axis `wght` from 100 to 900.
  ///
  /// It is opened at first use.
  ///
  /// - Throws: `FontError.outOfMemory`.
  public static func embedded() throws(FontError) -> FontFace {
    try openedEmbedded.get()
  }

  private static let openedEmbedded = Result<FontFace, FontError> { () throws(FontError) in
    try FontFace(FontBytes.embedded(), index: 0, source: nil, isSound: true)
  }

  /// Opens a face; its glyphs need no check if it `isSound`, as the embedded font is known to be.
  private init(
    _ bytes: FontBytes, index: Int, source: String?, isSound: Bool = false
  ) throws(FontError) {
    let freeType = try FontFace.open(bytes, index: index, source: source)
    path = source
    self.index = index
    familyName = freeType.familyName
    styleName = freeType.styleName
    harfBuzz = try HarfBuzzFace(freeType, index: index)
    unitsPerEm = harfBuzz.unitsPerEm
    axes = harfBuzz.axes
    isColor = harfBuzz.isColor
    guard isSound || axes.isEmpty || hasBoundedGlyphs else {
      throw .notAFont(source: source, reason: "its glyphs are made of components without end")
    }
    if let fault { throw fault }
  }

  /// Why outlines that were deferred could not be read: what was measured with them is wrong.
  package var fault: FontError? { harfBuzz.fault }

  private var hasBoundedGlyphs: Bool {
    unsafe harfBuzz.withTable("glyf") { glyf in
      unsafe harfBuzz.withTable("loca") { loca in
        unsafe harfBuzz.withTable("head") { head in
          unsafe CompositeGlyphs(glyf: glyf, loca: loca, head: head).areBounded
        }
      }
    }
  }

  /// FreeType fails at some cuts, and opens a file cut elsewhere as if nothing were missing.
  private static func open(
    _ bytes: FontBytes, index: Int, source: String?
  ) throws(FontError) -> FreeTypeFace {
    guard unsafe !PackedSize(bytes.unsafeBytes).isTooLarge else {
      throw .notAFont(source: source, reason: "it unpacks to more than 64 MiB")
    }
    let opened = Result { () throws(FontError) in
      try FreeTypeFace(bytes: bytes, index: index, source: source)
    }
    if case .failure(.faceIndexOutOfRange) = opened { return try opened.get() }
    if let table = unsafe TableDirectory(bytes.unsafeBytes).truncatedTable(face: index) {
      throw .truncated(source: source, table: table)
    }
    return try opened.get()
  }

  /// The instance at `axes`, with all that was measured in it.
  ///
  /// The face keeps the last 64 that were made.
  func instance(at axes: [AxisValue]) throws(FontError) -> FontInstance {
    let made = instances.withLock { instances -> Result<FontInstance, FontError> in
      if let index = instances.firstIndex(where: { $0.axes == axes }) {
        return .success(instances[index])
      }
      return Result { () throws(FontError) in
        let instance = try FontInstance(harfBuzz, axes: axes)
        if instances.count == Self.mostInstances { instances.removeFirst() }
        instances.append(instance)
        return instance
      }
    }
    return try made.get()
  }
}

extension FontFace: Hashable {
  /// Two faces are the same if they were opened together.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
