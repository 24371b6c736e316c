// swift-tools-version: 6.2
import PackageDescription

// Feeds libFuzzer's inputs to TagFlow. Scripts/fuzz builds and runs it.
//
// The sources are those of the package above, by symbolic links, so that they are compiled with the
// fuzzer's instrumentation, and what is for the command alone can be called.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program for libFuzzer, which brings the `main`.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzSupport"] + dependencies, path: "Targets/\(name)",
    swiftSettings: strict)
}

let package = Package(
  name: "Fuzz",
  targets: [
    fuzzer("FuzzFontBytes", ["TestSupport", "SeededRandom"]),
    fuzzer("FuzzText", ["TextMeasure", "LayoutGeometry"]),
    fuzzer("FuzzWidth", ["TextMeasure"]),
    fuzzer("FuzzMeasureJSON", ["TagFlowCommand"]),
    fuzzer("FuzzWrapJSON", ["TagFlowCommand"]),
    fuzzer("FuzzFlow", ["FlowLayout", "LayoutGeometry"]),
    fuzzer("FuzzEdits", ["FlowLayout", "LayoutGeometry"]),
    .target(
      name: "FuzzSupport", dependencies: ["FlowLayout", "LayoutGeometry", "TextMeasure"],
      path: "Targets/FuzzSupport", swiftSettings: strict),

    // What is fuzzed, as Package.swift above has it.
    .target(
      name: "TagFlowCommand",
      dependencies: [
        "TagFlow", "TagFlowPicture", "FlowLayout", "TextMeasure", "LayoutGeometry",
        "CCommandLine", "CJansson",
      ],
      exclude: ["Command.swift"], swiftSettings: strict),
    .target(
      name: "TagFlowPicture",
      dependencies: ["TagFlow", "FlowLayout", "TextMeasure", "LayoutGeometry", "CPNG"],
      swiftSettings: strict),
    .target(
      name: "TagFlow", dependencies: ["FlowLayout", "TextMeasure", "LayoutGeometry"],
      swiftSettings: strict),
    .target(name: "FlowLayout", dependencies: ["LayoutGeometry"], swiftSettings: strict),
    .target(
      name: "TextMeasure",
      dependencies: [
        "LayoutGeometry", "CFreeType", "CHarfBuzz", "CHarfBuzzSubset", "CUnicode", "EmbeddedFonts",
      ],
      swiftSettings: strict),
    .target(name: "LayoutGeometry", swiftSettings: strict),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["SeededRandom", "TextMeasure", "LayoutGeometry"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "CUnicode", linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CHarfBuzzSubset", dependencies: ["CHarfBuzz"]),
    .target(name: "EmbeddedFonts", path: "Fonts", sources: ["EmbeddedFonts.c"]),
    .target(name: "CCommandLine"),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson"),
  ],
  swiftLanguageModes: [.v6]
)
