// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TagFlow",
  products: [
    .library(name: "TagFlow", targets: ["TagFlow"]),
    .library(name: "TextMeasure", targets: ["TextMeasure"]),
    .library(name: "FlowLayout", targets: ["FlowLayout"]),
    .library(name: "TagFlowPicture", targets: ["TagFlowPicture"]),
    .executable(name: "tagflow", targets: ["TagFlowCommand"]),
  ],
  traits: [
    .trait(name: "SystemFonts", description: "Find installed fonts by name through Fontconfig."),
    .default(enabledTraits: ["SystemFonts"]),
  ],
  targets: [
    // The command.
    .executableTarget(
      name: "TagFlowCommand",
      dependencies: [
        "TagFlow", "TagFlowPicture", "FlowLayout", "TextMeasure", "LayoutGeometry", "CCommandLine",
        "CJansson", "COutOfMemory",
      ],
      swiftSettings: strict),

    // Tags: the two leaves joined, and pictures of them.
    .target(
      name: "TagFlowPicture",
      dependencies: ["TagFlow", "FlowLayout", "TextMeasure", "LayoutGeometry", "CPNG"],
      swiftSettings: strict),
    .target(
      name: "TagFlow", dependencies: ["FlowLayout", "TextMeasure", "LayoutGeometry"],
      swiftSettings: strict),

    // The two leaves, which do not know each other.
    .target(name: "FlowLayout", dependencies: ["LayoutGeometry"], swiftSettings: strict),
    .target(
      name: "TextMeasure",
      dependencies: [
        "LayoutGeometry", "CFreeType", "CHarfBuzz", "CHarfBuzzSubset", "CUnicode", "EmbeddedFonts",
        .target(name: "CFontconfig", condition: .when(traits: ["SystemFonts"])),
      ],
      swiftSettings: strict + [.strictMemorySafety()]),

    .target(name: "LayoutGeometry", swiftSettings: strict),

    // C, fenced. ICU is reached only through CUnicode, whose header includes none of ICU's, libpng only
    // through CPNG, and HarfBuzz's subsetter, which is opened when it is used, through CHarfBuzzSubset.
    .target(
      name: "CUnicode", linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CHarfBuzzSubset", dependencies: ["CHarfBuzz"]),
    .target(name: "EmbeddedFonts", path: "Fonts", sources: ["EmbeddedFonts.c"]),
    .target(name: "CCommandLine"),
    .target(name: "COutOfMemory"),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype6-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),

    // Tests.
    .executableTarget(name: "PeakMemory", path: "Tests/PeakMemory"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["PeakMemory", "SeededRandom", "TextMeasure", "LayoutGeometry"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "CorruptFonts", dependencies: ["TestSupport"], path: "Tests/CorruptFonts",
      swiftSettings: strict),
    .executableTarget(
      name: "prove", dependencies: ["TextMeasure", "SeededRandom"], path: "Tests/Prove",
      swiftSettings: strict),
    .testTarget(name: "FontsTests", swiftSettings: strict),
    .testTarget(
      name: "FlowLayoutTests",
      dependencies: ["FlowLayout", "LayoutGeometry", "AllocationCounter", "SeededRandom"],
      exclude: ["Data"], swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "TextMeasureTests",
      dependencies: [
        "TextMeasure", "LayoutGeometry", "TestSupport", "AllocationCounter", "CorruptFonts",
        "SeededRandom",
      ],
      exclude: ["Data"], swiftSettings: strict),
    .testTarget(
      name: "TagFlowTests", dependencies: ["TagFlow", "TextMeasure"],
      swiftSettings: strict),
    .testTarget(
      name: "TagFlowPictureTests",
      dependencies: ["TagFlowPicture", "TagFlow", "CPNG", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TagFlowCommandTests",
      dependencies: ["TagFlowCommand", "TestSupport", "LayoutGeometry"],
      exclude: ["Goldens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
