import Foundation
import LayoutGeometry
import TestSupport
import Testing
import TextMeasure

/// Faces whose outlines are read when they are first asked for, held to those that are read whole.
@Suite struct DeferredOutlineTests {
  /// An accent, a ligature, a mark that HarfBuzz places by the glyphs' boxes, and what most fonts lack.
  private static let texts = [
    "item 1", "fi \u{C5}V", "q\u{301}\u{323}", "\u{5D0}\u{5B8} \u{E01}\u{E33}",
  ]

  private static let files = ["Fonts", "Tests/TextMeasureTests/Data/Fonts"].flatMap { folder in
    let folder = Repository.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fonts = names.filter { [".ttf", ".otf", ".woff", ".woff2"].contains(where: $0.hasSuffix) }
    return fonts.sorted().map { folder.appending(path: $0).path }
  }

  @Test(arguments: files) func everyFontIsTheSame(_ path: String) throws {
    let whole = try FontFace(path: path)
    let deferred = try FontFace(deferringOutlinesOf: path)
    try expectTheSame(deferred, whole)
    #expect(deferred.fault == nil)
    #expect(deferred.familyName == whole.familyName && deferred.path == path)
  }

  @Test(arguments: [0, 1]) func aCollectionIsTheSame(_ index: Int) throws {
    let path = Self.data("two-faces.ttc")
    try expectTheSame(
      FontFace(deferringOutlinesOf: path, index: index), FontFace(path: path, index: index))
  }

  /// Tables that lie in each other's bytes among them.
  @Test func damagedFontsAreTheSame() throws {
    let fonts = ["Roboto-subset.ttf", "metrics-use-typo.ttf", "Inter-subset.ttf"].map(Self.data)
    let variants = try FontVariants(seed: 9, fonts: fonts.map { URL(filePath: $0) })
    for number in EvilFont.allCases.count..<EvilFont.allCases.count + 150 {
      let copy = try FontCopy(bytes: variants.variant(number).bytes)
      let (deferred, whole) = (
        Result { () throws(FontError) in try FontFace(deferringOutlinesOf: copy.path) },
        Result { () throws(FontError) in try FontFace(path: copy.path) }
      )
      switch (deferred, whole) {
      case (.success(let deferred), .success(let whole)): try expectTheSame(deferred, whole)
      case (.failure(let error), .failure(let expected)): #expect(error == expected)
      default: Issue.record("variant \(number): \(deferred), not \(whole)")
      }
    }
  }

  /// With the record of another table pointing into the outlines, that table is still read.
  @Test func aTableInTheOutlinesIsRead() throws {
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: Self.data("Roboto-subset.ttf"))))
    let (glyf, hmtx) = (Self.record("glyf", in: bytes), Self.record("hmtx", in: bytes))
    let place = bytes[glyf + 8..<glyf + 12]
    bytes.replaceSubrange(hmtx + 8..<hmtx + 12, with: place)
    let copy = try FontCopy(bytes: bytes)
    let whole = try FontFace(path: copy.path)
    #expect(try Measurer(Font(whole, size: 16)).width(of: "AV") > 0)
    try expectTheSame(FontFace(deferringOutlinesOf: copy.path), whole)
  }

  @Test func outlinesThatChangeBeforeTheyAreAskedForAreAFault() throws {
    let copy = try FontCopy(of: Self.roboto)
    let face = try FontFace(deferringOutlinesOf: copy.path)
    let measurer = Measurer(try Font(face, size: 16))
    let width = measurer.width(of: "item 1")
    try copy.overwrite(at: copy.size / 2, with: Array(repeating: 0xFF, count: 1000))
    #expect(measurer.width(of: "item 1 and more") > width)
    #expect(face.fault == nil)
    _ = measurer.measure("item 1").ink
    let fault = FontError.unreadable(
      path: copy.path, reason: "The file changed while it was in use")
    #expect(face.fault == fault)
  }

  @Test func outlinesThatAreCutOffAreAFault() throws {
    let copy = try FontCopy(of: Self.roboto)
    let face = try FontFace(deferringOutlinesOf: copy.path)
    try #require(truncate(copy.path, 0) == 0)
    let measurement = try Measurer(Font(face, size: 16)).measure("item 1")
    #expect(measurement.width > 0 && face.fault == nil)
    #expect(measurement.ink == .zero)
    let fault = FontError.unreadable(path: copy.path, reason: "The file shrank while it was read")
    #expect(face.fault == fault)
  }

  /// A variable font is looked through for components without end, so all of it is read at once.
  @Test(arguments: [true, false]) func whatWasReadStays(_ isVariable: Bool) throws {
    let copy = try FontCopy(of: isVariable ? Self.data("Inter-subset.ttf") : Self.roboto)
    let whole = try FontFace(path: copy.path)
    let face = try FontFace(deferringOutlinesOf: copy.path)
    if !isVariable { _ = try Measurer(Font(face, size: 16)).measure("i").ink }
    try #require(truncate(copy.path, 0) == 0)
    try expectTheSame(face, whole)
    #expect(face.fault == nil)
  }

  /// As a package manager does it: a new file takes the path, and the old one lives on.
  @Test func aFileThatIsReplacedStays() throws {
    let copy = try FontCopy(of: Self.roboto)
    let whole = try FontFace(path: copy.path)
    let face = try FontFace(deferringOutlinesOf: copy.path)
    try Data("not a font".utf8).write(to: URL(filePath: copy.path), options: .atomic)
    try expectTheSame(face, whole)
    #expect(face.fault == nil)
  }

  @Test func threadsThatAskAtOnceReadTheSame() async throws {
    let whole = try FontFace(path: Self.roboto)
    let expected = try Measurer(Font(whole, size: 16)).measure("item 1").ink
    for _ in 0..<20 {
      let face = try FontFace(deferringOutlinesOf: Self.roboto)
      let measurer = Measurer(try Font(face, size: 16))
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { measurer.measure("item 1").ink } }
        for await ink in group { #expect(ink == expected) }
      }
    }
  }
}

// MARK: - Comparison

extension DeferredOutlineTests {
  private static let roboto = Repository.root.path + "/Fonts/Roboto-Regular.ttf"

  private static func data(_ name: String) -> String {
    Repository.root.path + "/Tests/TextMeasureTests/Data/Fonts/" + name
  }

  private func expectTheSame(_ face: FontFace, _ expected: FontFace) throws {
    let (font, expectedFont) = (try Font(face, size: 16), try Font(expected, size: 16))
    for text in Self.texts {
      let measured = Measurer(font).measure(text)
      let expected = Measurer(expectedFont).measure(text)
      #expect(measured.width == expected.width && measured.ink == expected.ink)
      #expect(measured.ascent == expected.ascent && measured.descent == expected.descent)
    }
    for glyph in [0, 1, 2, 20] as [UInt32] {
      #expect(font.image(of: glyph) == expectedFont.image(of: glyph))
    }
  }

  /// Where the record of a table begins.
  private static func record(_ tag: String, in bytes: [UInt8]) -> Int {
    stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
      .first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) } ?? 0
  }
}

/// A copy of a font file that is removed at the end.
private final class FontCopy {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  let size: Int

  init(bytes: [UInt8]) throws {
    size = bytes.count
    try Data(bytes).write(to: URL(filePath: path))
  }

  convenience init(of file: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(filePath: file))))
  }

  deinit {
    unlink(path)
  }

  /// Writes into the file as it is, a few clock ticks after it was last written.
  func overwrite(at offset: Int, with bytes: [UInt8]) throws {
    Thread.sleep(forTimeInterval: 0.05)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }
}
