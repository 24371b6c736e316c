// swift-tools-version: 6.2
import PackageDescription

// A package that uses TagFlow as others do. Scripts/client builds and runs it, and writes the source
// of Pictures, which is the code of pictures.md.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "TagFlow", path: "../..")],
  targets: [
    .executableTarget(
      name: "Client", dependencies: [.product(name: "TagFlow", package: "TagFlow")]),
    .executableTarget(
      name: "Pictures",
      dependencies: [
        .product(name: "TagFlow", package: "TagFlow"),
        .product(name: "TagFlowPicture", package: "TagFlow"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
