import Foundation
import TestSupport
import Testing
import TextMeasure

/// Every way in which a font cannot be opened or set up: the exact error, and what it says.
@Suite struct FontErrorTests {
  private static let folder = Repository.root.path + "/Tests/TextMeasureTests/Data/Fonts/"
  private static let roboto = Repository.root.path + "/Fonts/Roboto-Regular.ttf"

  @Test func aPathThatIsNotThere() {
    expect("cannot read font '/no/such.ttf': No such file or directory") {
      .unreadable(path: "/no/such.ttf", reason: "No such file or directory")
    } from: { () throws(FontError) in
      _ = try FontFace(path: "/no/such.ttf")
    }
  }

  @Test func aDirectory() {
    expect("cannot read font '/usr': Is a directory") {
      .unreadable(path: "/usr", reason: "Is a directory")
    } from: { () throws(FontError) in
      _ = try FontFace(path: "/usr")
    }
  }

  @Test func aDevice() {
    expect("cannot read font '/dev/null': Not a regular file") {
      .unreadable(path: "/dev/null", reason: "Not a regular file")
    } from: { () throws(FontError) in
      _ = try FontFace(path: "/dev/null")
    }
  }

  /// Opening a pipe that nothing writes to must not wait for a writer.
  @Test(.timeLimit(.minutes(1))) func aPipe() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: FontError.unreadable(path: path, reason: "Not a regular file")) {
      try FontFace(path: path)
    }
  }

  @Test func anEmptyFile() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data().write(to: URL(filePath: path))
    defer { unlink(path) }
    expect(
      "'\(path)' is not a font that can be opened: it is empty"
        + "; use a TrueType, OpenType, WOFF or WOFF2 file"
    ) {
      .notAFont(source: path, reason: "it is empty")
    } from: { () throws(FontError) in
      _ = try FontFace(path: path)
    }
  }

  @Test func noBytes() {
    expect(
      "the data is not a font that can be opened: it is empty"
        + "; use a TrueType, OpenType, WOFF or WOFF2 file"
    ) {
      .notAFont(source: nil, reason: "it is empty")
    } from: { () throws(FontError) in
      _ = try FontFace(bytes: [])
    }
  }

  @Test func somethingElse() {
    let path = Repository.root.path + "/Package.swift"
    expect(
      "'\(path)' is not a font that can be opened: its format is unknown"
        + "; use a TrueType, OpenType, WOFF or WOFF2 file"
    ) {
      .notAFont(source: path, reason: "its format is unknown")
    } from: { () throws(FontError) in
      _ = try FontFace(path: path)
    }
  }

  /// Which face is asked for makes no difference when the bytes hold none.
  @Test(arguments: [-1, 1, 70_000, Int.max]) func somethingElseAtAnyIndex(_ index: Int) {
    let text = Array(repeating: UInt8(ascii: "x"), count: 1000)
    #expect(throws: FontError.notAFont(source: nil, reason: "its format is unknown")) {
      try FontFace(bytes: text, index: index)
    }
    #expect(throws: FontError.notAFont(source: nil, reason: "it is too short")) {
      try FontFace(bytes: Array(text.prefix(14)), index: index)
    }
  }

  /// A Type 1 font opens in FreeType, and has nothing that HarfBuzz's OpenType functions read.
  @Test func aFontWithoutOpenTypeTables() {
    let type1 = "%!PS-AdobeFont-1.0: X\n/FontName /X def\n"
    #expect(throws: FontError.self) { try FontFace(bytes: Array(type1.utf8)) }
  }

  @Test func aFileCutShort() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: Self.roboto)))
    expect("the data is cut short: its table 'GPOS' ends past the end of the file") {
      .truncated(source: nil, table: "GPOS")
    } from: { () throws(FontError) in
      _ = try FontFace(bytes: Array(bytes.dropLast(20_000)))
    }
  }

  /// Wherever the cut is, from the end of the table directory on, it is called a cut.
  @Test func everyBeginningOfAFile() throws {
    let bytes = try file("Roboto-subset.ttf")
    for count in 12..<bytes.count {
      do {
        _ = try FontFace(bytes: Array(bytes[..<count]))
        // Padding after the last table may be missing.
        if count < bytes.count - 3 { Issue.record("opened with \(count) bytes") }
      } catch FontError.truncated(source: nil, table: _) {
      } catch {
        Issue.record("\(error) at \(count) bytes")
      }
    }
  }

  @Test(arguments: ["Roboto-subset.woff", "Roboto-subset.woff2"])
  func everyBeginningOfAPackedFile(_ name: String) throws {
    let bytes = try file(name)
    for count in 0..<bytes.count - 4 {
      #expect(throws: FontError.self) { try FontFace(bytes: Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [1, 2, -1, 65_535, 65_536, 1 << 32, Int.max, Int.min])
  func anIndexOutOfRange(_ index: Int) {
    expect("'\(Self.roboto)' has no face \(index); its only face is 0") {
      .faceIndexOutOfRange(source: Self.roboto, index: index, count: 1)
    } from: { () throws(FontError) in
      _ = try FontFace(path: Self.roboto, index: index)
    }
  }

  @Test func anIndexOutOfACollectionsRange() {
    let path = Self.folder + "two-faces.ttc"
    expect("'\(path)' has no face 2; its faces are 0 to 1") {
      .faceIndexOutOfRange(source: path, index: 2, count: 2)
    } from: { () throws(FontError) in
      _ = try FontFace(path: path, index: 2)
    }
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "-0.0"), (-1, "-1.0"), (1e9, "1000000000.0"), (100_000.001, "100000.001"),
    (.infinity, "inf"), (-.infinity, "-inf"),
  ])
  func aSizeOutOfRange(_ size: Double, _ text: String) {
    expect("size \(text) is out of range; use a size above 0 and at most 100000") {
      .sizeOutOfRange(size)
    } from: { () throws(FontError) in
      _ = try Font(size: size)
    }
    #expect(throws: FontError.sizeOutOfRange(size)) { try Font(size: 16).resized(to: size) }
  }

  @Test func aSizeThatIsNoNumber() {
    let error = #expect(throws: FontError.self) { try Font(size: .nan) }
    #expect(
      error?.description == "size nan is out of range; use a size above 0 and at most 100000")
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1, 100_000])
  func anySizeInRange(_ size: Double) throws {
    let measurement = try Measurer(Font(size: size)).measure("Ab")
    #expect(measurement.width.isFinite && measurement.height.isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func anAxisValueNotFinite(_ value: Double) {
    expect("the value of axis 'wght' is not a finite number") {
      .axisValueNotFinite(axis: "wght")
    } from: { () throws(FontError) in
      _ = try Font(size: 16, weight: value)
    }
    expect("the value of axis 'wdth' is not a finite number") {
      .axisValueNotFinite(axis: "wdth")
    } from: { () throws(FontError) in
      _ = try Font(size: 16, axes: ["wdth": value])
    }
  }

  @Test(arguments: ["", "wgh", "weight", "wgh\u{E9}", "w\u{1}ht", "\u{1F600}"])
  func aTagThatIsNone(_ tag: String) {
    expect("'\(tag)' is not an axis tag; use four ASCII characters such as 'wght'") {
      .invalidAxisTag(tag)
    } from: { () throws(FontError) in
      _ = try Font(size: 16, axes: [tag: 1])
    }
  }

  @Test func anAxisThatTheFontLacksIsNamedAndChangesNothing() throws {
    let font = try Font(size: 16, axes: ["wdth": 75, "opsz": 12, "wght": 500])
    #expect(font.missingAxes == ["opsz", "wdth"])
    #expect(
      Measurer(font).width(of: "Ab") == Measurer(try Font(size: 16, weight: 500)).width(of: "Ab"))
    #expect(try TestFonts.font("Roboto-Regular.ttf", size: 16, weight: 700).missingAxes == ["wght"])
    #expect(try font.resized(to: 8).missingAxes == ["opsz", "wdth"])
  }

  private func file(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: Self.folder + name)))
  }

  private func expect(
    _ message: String, _ error: () -> FontError, from body: () throws(FontError) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(FontError) {
      try body()
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch let thrown {
      #expect(thrown == error(), sourceLocation: sourceLocation)
      #expect(thrown.description == message, sourceLocation: sourceLocation)
    }
  }
}
