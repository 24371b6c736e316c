import Foundation
import LayoutGeometry
import TestSupport
import Testing
import TextMeasure

/// One subset of a font in every wrapping, and collections; `Data/Fonts/make-fonts` made them.
@Suite struct FontFormatTests {
  /// `hb-shape Roboto-subset.ttf --text="AVTo fi x"` adds up to this, with kerning and a ligature.
  private static let units = 1249 + 1304 + 1123 + 1168 + 508 + 1135 + 508 + 1016

  @Test(arguments: ["Roboto-subset.ttf", "Roboto-subset.woff", "Roboto-subset.woff2"])
  func everyWrappingHasTheSameWidth(_ file: String) throws {
    let face = try TestFonts.smallFace(file)
    #expect(face.unitsPerEm == 2048)
    #expect(face.familyName == "Roboto" && face.styleName == "Regular")
    let measurement = Measurer(try Font(face, size: 2048)).measure("AVTo fi x")
    #expect(measurement.width == Double(Self.units))
    #expect(measurement.ascent == 1900 && measurement.descent == 500)
    #expect(measurement.ink != .zero)
  }

  @Test func bytesAndPathAreTheSame() throws {
    let path = Repository.root.path + "/Tests/TextMeasureTests/Data/Fonts/Roboto-subset.woff2"
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let font = try Font(bytes: bytes, size: 2048)
    #expect(Measurer(font).width(of: "AVTo fi x") == Double(Self.units))
  }

  /// The embedded font is opened without the check of components, which its file passes.
  @Test func theEmbeddedFontIsItsFile() throws {
    let file = try TestFonts.font("Inter-roman.var.ttf", size: 1000, weight: 650)
    let embedded = try Font(size: 1000, weight: 650)
    #expect(embedded.face.axes == file.face.axes)
    let text = "AVATAR Ångström \u{1EA8} 0.7"
    let (measured, expected) = (Measurer(embedded).measure(text), Measurer(file).measure(text))
    #expect(measured.width == expected.width)
    #expect(measured.ink == expected.ink)
  }

  /// Face 1: `hb-shape two-faces.ttc --face-index=1 --text="AVTo fi x"`.
  @Test func everyFaceOfACollectionOpens() throws {
    let roboto = try TestFonts.smallFace("two-faces.ttc")
    let serif = try TestFonts.smallFace("two-faces.ttc", index: 1)
    #expect(roboto.familyName == "Roboto" && serif.familyName == "Noto Serif")
    #expect(Measurer(try Font(roboto, size: 2048)).width(of: "AVTo fi x") == Double(Self.units))
    let units = 625 + 675 + 563 + 577 + 260 + 663 + 260 + 578
    #expect(Measurer(try Font(serif, size: 1000)).width(of: "AVTo fi x") == Double(units))
  }

  /// What fontTools lists for `maxp`, GSUB and GPOS; WOFF2 keeps it packed.
  @Test func aFaceTellsItsScriptsAndFeatures() throws {
    let roboto = try TestFonts.smallFace("Roboto-subset.woff2")
    #expect(roboto.glyphCount == 26)
    #expect(roboto.scripts == ["DFLT", "cyrl", "grek", "latn"])
    #expect(roboto.features == ["c2sc", "cpsp", "dlig", "kern", "liga", "smcp", "ss06", "unic"])
    #expect(roboto.path?.hasSuffix("/Roboto-subset.woff2") == true && roboto.index == 0)
    let devanagari = try TestFonts.face("NotoSansDevanagari-Regular.ttf")
    #expect(devanagari.glyphCount == 954 && devanagari.scripts == ["dev2", "deva"])
    #expect(try TestFonts.smallFace("two-faces.ttc", index: 1).index == 1)
    let embedded = try FontFace.embedded()
    #expect(embedded.path == nil && embedded.scripts == ["DFLT", "latn"])
  }

  /// The file may change or vanish as soon as it was opened.
  @Test func aFaceKeepsItsBytes() throws {
    let source = Repository.root.appending(
      path: "Tests/TextMeasureTests/Data/Fonts/Roboto-subset.ttf")
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: source, to: copy)
    let font = try Font(path: copy.path, size: 2048)
    try Data(repeating: 0, count: 100).write(to: copy)
    try FileManager.default.removeItem(at: copy)
    #expect(Measurer(font).width(of: "AVTo fi x") == Double(Self.units))
  }

  @Test func equalFontsAreEqualAndShareAnInstance() throws {
    let face = try TestFonts.face("Inter-roman.var.ttf")
    let font = try Font(face, size: 16, weight: 600)
    #expect(try font == Font(face, size: 16, axes: ["wght": 600]))
    #expect(try font != Font(face, size: 17, weight: 600))
    #expect(try font != Font(face, size: 16, weight: 601))
    #expect(try font.resized(to: 20) == Font(face, size: 20, weight: 600))
    #expect(try Set([font, font.resized(to: 16), font.resized(to: 20)]).count == 2)
    // Another opening of the same file is another face.
    let again = try FontFace(path: Repository.root.path + "/Fonts/Inter-roman.var.ttf")
    #expect(try font != Font(again, size: 16, weight: 600))
  }
}

extension TestFonts {
  /// A face of `Data/Fonts`.
  static func smallFace(_ file: String, index: Int = 0) throws -> FontFace {
    try FontFace(
      path: Repository.root.path + "/Tests/TextMeasureTests/Data/Fonts/" + file, index: index)
  }
}
