internal import SeededRandom

/// Random strings of proven characters, more than half of them of those that rules name.
struct RandomStrings {
  private let scalars: [UInt32]
  /// The characters of rules' narrow sets.
  private let named: [UInt32]
  /// These, and some of ASCII that fonts often have rules for.
  private let liable: [UInt32]
  private let rules: [[[UInt32]]]
  private var random: SplitMix64

  /// Sets of more characters than these are taken to be sets of all letters and the like.
  private static let narrow = 24

  init(_ scalars: [UInt32], rules: [[[UInt32]]], seed: UInt64) {
    self.scalars = scalars
    self.rules = rules
    let usual = "0123456789fijltTVAWYx.,:;-_+*/=<>!?#&|~()[]{}'\" ".unicodeScalars.map(\.value)
    let narrow = rules.joined().filter { $0.count <= RandomStrings.narrow }.joined()
    named = Set(narrow).sorted()
    liable = Set(narrow).union(usual).intersection(scalars).sorted()
    random = SplitMix64(seed: seed)
  }

  /// 3 to 8 characters, or more where a rule asks for more.
  mutating func next() -> [UInt32] {
    let count = Int.random(in: 3...8, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where !rules.isEmpty:
      return ruleMade(count: count)
    case 1 where !rules.isEmpty:
      return Array((ruleMade(count: 2) + ruleMade(count: 2)).suffix(count))
    case 2, 3:
      return (0..<count).map { _ in named.randomElement(using: &random) ?? scalars[0] }
    case 0, 1, 4:
      return (0..<count).map { _ in liable.randomElement(using: &random) ?? scalars[0] }
    case 5:
      return (0..<count).map { index in
        (index.isMultiple(of: 2) ? liable : scalars).randomElement(using: &random) ?? scalars[0]
      }
    default:
      return (0..<count).map { _ in scalars[Int.random(in: 0..<scalars.count, using: &random)] }
    }
  }

  /// What a rule matches, perhaps but for one character, among others.
  private mutating func ruleMade(count: Int) -> [UInt32] {
    let rule = rules[Int.random(in: 0..<rules.count, using: &random)]
    var string = rule.map { set in set[Int.random(in: 0..<set.count, using: &random)] }
    if Int.random(in: 0..<4, using: &random) == 0 {
      string.remove(at: Int.random(in: 0..<string.count, using: &random))
    }
    while string.count < count {
      let pool = [scalars, liable, named][Int.random(in: 0..<3, using: &random)]
      let scalar = pool.randomElement(using: &random) ?? scalars[0]
      string.insert(scalar, at: Bool.random(using: &random) ? 0 : string.count)
    }
    return string
  }
}
