/// What can be said of a paragraph's scalars together.
struct TextFacts: Sendable {
  /// The flags that any scalar beyond printable ASCII has, whose own flags decide nothing.
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
    addToChain(isOwnCluster: property.isOwnCluster)
  }

  /// Adds printable ASCII, at least one.
  mutating func add(asciiCount count: Int, hasLetters: Bool) {
    // Each is a cluster by itself, so only the first can go on with a long one.
    addToChain(isOwnCluster: true)
    if count > 1 { chainLength = 0 }
    if hasLetters { add(.latin) }
  }

  private mutating func addToChain(isOwnCluster: Bool) {
    isOneScalarPerCluster = isOneScalarPerCluster && isOwnCluster
    chainLength = isOwnCluster && endsWithOwnCluster ? 0 : chainLength + 1
    endsWithOwnCluster = isOwnCluster
    mayHaveLongClusters = mayHaveLongClusters || chainLength > ScalarText.mostScalarsOfCluster
  }

  private mutating func add(_ script: Script) {
    guard !script.isNeutral, script != firstScript else { return }
    hasSeveralScripts = hasSeveralScripts || !firstScript.isNeutral
    if firstScript.isNeutral { firstScript = script }
  }
}
