import Foundation
internal import SeededRandom
import TextMeasure

/// The trials of one font file: its instances in the scripts and languages that suit it.
struct FontTrials {
  let path: String
  let options: Options

  /// A script is tried if the font has the first of these characters of it; of the languages those
  /// for which fonts often have forms of their own.
  private static let usual: [(kind: String, sample: UInt32)] = [
    ("Latn", 0x61), ("Latn:tr", 0x131), ("Latn:nl", 0x61), ("Latn:ro", 0x219), ("Latn:pl", 0x142),
    ("Zyyy", 0x31), ("Cyrl", 0x436), ("Cyrl:sr", 0x436), ("Cyrl:bg", 0x436), ("Grek", 0x3B1),
    ("Hani:ja", 0x4E00), ("Hani:zh-Hans", 0x4E00), ("Hira:ja", 0x3042), ("Kana:ja", 0x30A2),
    ("Armn", 0x561), ("Geor", 0x10D0),
  ]

  /// Runs the trials and prints a line for each; whether there was no mismatch.
  func run() -> Bool {
    let face: FontFace
    do {
      face = try FontFace(path: path)
    } catch {
      say("\(path): not opened: \(error)")
      return true
    }
    var isSound = true
    for axes in instances(of: face) {
      guard let font = try? Font(face, size: 1000, axes: axes) else { continue }
      for (place, kind) in kinds(of: font).enumerated() {
        var options = options
        // The first script gets all strings and pairs, others a tenth.
        if place > 0, self.options.runs.isEmpty {
          options.strings /= 10
          options.pairs /= 10
        }
        let name = "\(path) \(kind)\(describe(axes))"
        isSound = run(font, kind, name, options) && isSound
      }
    }
    return isSound
  }

  private func run(_ font: Font, _ kind: RunKind, _ name: String, _ options: Options) -> Bool {
    do {
      var trial = try Trial(font, kind, options: options)
      try trial.run()
      let counts = trial.counts
      if !options.isQuiet || counts.mismatches > 0 {
        say(
          "\(name): characters \(counts.characters) pairs \(counts.pairs) "
            + "strings \(counts.strings) ruled \(counts.ruledStrings) shaped \(counts.shaped) "
            + "mismatches \(counts.mismatches)")
      }
      for mismatch in trial.mismatches { say("  \(name) \(mismatch.description)") }
      return counts.mismatches == 0
    } catch {
      if !options.isQuiet { say("\(name): refused \(error)") }
      return true
    }
  }

  private func kinds(of font: Font) -> [RunKind] {
    guard options.runs.isEmpty else { return options.runs }
    return FontTrials.usual.filter { ProvenAdvances.hasGlyph(for: $0.sample, in: font) }.map {
      RunKind($0.kind)
    }
  }

  /// The default instance and two by chance, if the font varies.
  private func instances(of face: FontFace) -> [[String: Double]] {
    if let axes = options.axes { return [axes] }
    guard !face.axes.isEmpty else { return [[:]] }
    var random = SplitMix64(seed: options.seed)
    let others = (0..<2).map { _ in
      Dictionary(
        face.axes.map { ($0.tag, Double.random(in: $0.minimum...$0.maximum, using: &random)) },
        uniquingKeysWith: { first, _ in first })
    }
    return [[:]] + others
  }

  private func describe(_ axes: [String: Double]) -> String {
    guard !axes.isEmpty else { return "" }
    let list = axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return " --axes " + list.joined(separator: ",")
  }

  /// Prints a line at once, so that long runs can be watched.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
