// swift-tools-version: 6.2
import PackageDescription

// A package that uses TagFlow as others do. Scripts/client builds and runs it, and writes the
// source of Readme, which is the README's first block of code.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "TagFlow", path: "../..")],
  targets: [
    .executableTarget(
      name: "Client", dependencies: [.product(name: "TagFlow", package: "TagFlow")]),
    .executableTarget(
      name: "Readme", dependencies: [.product(name: "TagFlow", package: "TagFlow")]),
  ],
  swiftLanguageModes: [.v6]
)
