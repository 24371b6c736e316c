/// What can be said of a paragraph's scalars together.
struct TextFacts: Sendable {
  /// The flags that any scalar has.
  private(set) var summary = ScalarProperties.none
  /// The first script that is not neutral, common without one.
  private(set) var firstScript = Script.common
  private(set) var hasSeveralScripts = false
  /// Whether every scalar is a grapheme cluster by itself.
  private(set) var isOneScalarPerCluster = true
  /// Whether some grapheme cluster could have more than `ScalarText.mostScalarsOfCluster`.
  private(set) var mayHaveLongClusters = false
  var hasTabs = false
  /// How many scalars there are since the last two that are clusters by themselves.
  private var chainLength = 0
  private var endsWithOwnCluster = true

  /// Adds a scalar with these properties.
  mutating func add(_ property: ScalarProperties) {
    summary.formUnion(property)
    add(property.script)
    isOneScalarPerCluster = isOneScalarPerCluster && property.isOwnCluster
    chainLength = property.isOwnCluster && endsWithOwnCluster ? 0 : chainLength + 1
    endsWithOwnCluster = property.isOwnCluster
    mayHaveLongClusters = mayHaveLongClusters || chainLength > ScalarText.mostScalarsOfCluster
  }

  /// Adds printable ASCII that begins with `first`.
  mutating func add(ascii first: UInt8, count: Int, hasLetters: Bool) {
    // Each is a cluster by itself, so only the first can go on with a long one.
    add(ScalarProperties.of(UInt32(first)))
    summary.formUnion(.ofAnyASCII)
    if count > 1 { chainLength = 0 }
    if hasLetters { add(.latin) }
  }

  private mutating func add(_ script: Script) {
    guard !script.isNeutral, script != firstScript else { return }
    hasSeveralScripts = hasSeveralScripts || !firstScript.isNeutral
    if firstScript.isNeutral { firstScript = script }
  }
}
