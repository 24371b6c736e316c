// swift-tools-version: 6.2
import PackageDescription

// Measures TagFlow against what one would use instead. Scripts/bench builds and runs it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TagFlow", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: ["CPeers", "peak", .product(name: "TagFlow", package: "TagFlow")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),

    // The peers, in C, as a C programmer would write them; no library's type is in the header.
    .target(
      name: "CPeers",
      dependencies: ["PeerHarfBuzz", "PeerICU", "PeerPango", "PeerRaqm", "PeerZlib"]),
    // Tells how much memory a program takes.
    .executableTarget(name: "peak"),
    .systemLibrary(
      name: "PeerHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "PeerICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "PeerPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "PeerRaqm", pkgConfig: "raqm", providers: [.apt(["libraqm-dev"])]),
    .systemLibrary(name: "PeerZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
