package import Foundation
internal import SeededRandom

/// Endlessly many damaged fonts, each made again by its number.
package struct FontVariants: Sendable {
  private let seed: UInt64
  private let fonts: [(name: String, file: FontFile)]

  /// One damaged font, and what was done to which.
  package struct Variant: Sendable {
    package let name: String
    package let bytes: [UInt8]
  }

  /// Variants of font files.
  package init(seed: UInt64, fonts paths: [URL]) throws {
    self.seed = seed
    fonts = try paths.map { path in
      (path.lastPathComponent, FontFile([UInt8](try Data(contentsOf: path))))
    }
  }

  /// Variants of all fonts of the repository, packed ones and a collection among them.
  package init(seed: UInt64) throws {
    let folders = ["Fonts", "Tests/TextMeasureTests/Data/Fonts"]
    let endings = ["ttf", "otf", "ttc", "woff", "woff2"]
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
    }
    let fonts = files.filter { endings.contains($0.pathExtension) }
    try self.init(seed: seed, fonts: fonts.sorted { $0.path < $1.path })
  }

  /// The variant of a number: first the hand-made fonts, then every damage to every font in turn,
  /// at places that the seed and the number choose, one to three times.
  package func variant(_ number: Int) throws -> Variant {
    let evil = EvilFont.allCases
    if number < evil.count {
      return Variant(name: "\(evil[number])", bytes: try evil[number].bytes())
    }
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    let damages = FontDamage.allCases
    var (name, file) = fonts[number % fonts.count]
    let first = damages[number / fonts.count % damages.count]
    let further = (0..<random.below(3)).map { _ in random.pick(damages) }
    for damage in [first] + further {
      guard !file.bytes.isEmpty else { break }
      damage.apply(to: &file, donor: random.pick(fonts).file, &random)
      name += " \(damage)"
    }
    return Variant(name: name, bytes: file.bytes)
  }
}
