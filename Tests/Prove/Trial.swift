internal import SeededRandom
import TextMeasure

/// A trial of one instance of a font in one script and language.
struct Trial {
  let font: Font
  let kind: RunKind
  let options: Options
  /// The characters of which all is proven.
  private(set) var scalars: [UInt32] = []
  private(set) var counts = Counts()
  private(set) var mismatches: [Mismatch] = []
  private var proven: ProvenAdvances

  /// What was tried.
  struct Counts {
    var characters = 0
    var pairs = 0
    var strings = 0
    /// Those of them that rules of the font change.
    var ruledStrings = 0
    /// Pairs and strings of which even a fresh table can say nothing.
    var shaped = 0
    var mismatches = 0
  }

  /// A string whose advance is not what HarfBuzz says.
  struct Mismatch {
    let text: [UInt32]
    let units: Int
    let shaped: Int

    var description: String {
      let codes = text.map { "U+" + String($0, radix: 16, uppercase: true) }
      return "--text \(codes.joined(separator: ",")) is \(units), shaped \(shaped)"
    }
  }

  /// Mismatches that are kept to be told.
  private static let mostTold = 20
  /// A table keeps 49,152 pairs; a fresh one is made before it is full.
  private static let pairsOfTable = 45_000

  /// - Throws: Why nothing is proven of the font.
  init(_ font: Font, _ kind: RunKind, options: Options) throws {
    self.font = font
    self.kind = kind
    self.options = options
    proven = try ProvenAdvances(font, script: kind.script, language: kind.language)
  }

  /// Tries all that the options ask for.
  mutating func run() throws {
    if let text = options.text {
      compare(text)
      return
    }
    scalars = (0x20..<0x110000).filter { $0 >> 11 != 0x1B && proven.isProven($0) }
    counts.characters = scalars.count
    guard !scalars.isEmpty else { return }
    try tryPairs()
    try tryStrings()
  }

  private mutating func tryPairs() throws {
    var random = SplitMix64(seed: options.seed)
    var rows = scalars
    if scalars.count * scalars.count > options.pairs {
      let ascii = scalars.filter { $0 < 0x7F }
      let others = scalars.filter { $0 >= 0x7F }.shuffled(using: &random)
      rows = Array((ascii + others).prefix(max(1, options.pairs / scalars.count)))
    }
    var kept = 0
    for first in rows {
      kept += scalars.count
      if kept > Trial.pairsOfTable {
        renew()
        kept = scalars.count
      }
      for second in scalars { compare([first, second]) }
      counts.pairs += scalars.count
    }
  }

  private mutating func tryStrings() throws {
    renew()
    var strings = RandomStrings(
      scalars, rules: try proven.rules(among: scalars), seed: options.seed)
    for number in 0..<options.strings {
      if number % 20_000 == 19_999 { renew() }
      let string = strings.next()
      compare(string)
      if proven.hasRules(in: string) { counts.ruledStrings += 1 }
      counts.strings += 1
    }
  }

  private mutating func renew() {
    let fresh = try? ProvenAdvances(font, script: kind.script, language: kind.language)
    proven = fresh ?? proven
  }

  private mutating func compare(_ text: [UInt32]) {
    let shaped = proven.shapedUnits(of: text)
    var units = proven.units(of: text)
    if units == nil {
      // The table of pairs may be full.
      renew()
      units = proven.units(of: text)
    }
    guard let units else {
      counts.shaped += 1
      return
    }
    if units != shaped { note(Mismatch(text: text, units: units, shaped: shaped)) }
    let string = String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
    if let known = proven.knownUnits(of: string), known != shaped {
      note(Mismatch(text: text, units: known, shaped: shaped))
    }
  }

  private mutating func note(_ mismatch: Mismatch) {
    counts.mismatches += 1
    if mismatches.count < Trial.mostTold { mismatches.append(mismatch) }
  }
}
