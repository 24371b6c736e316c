/// Finds the script that each scalar is shaped in (UAX 24, section 5).
///
/// Common and inherited scalars take the script before them, at the beginning the one after. A
/// closing bracket takes that of the opening one. A scalar used by several scripts
/// (Script_Extensions) stays in a run of any of them.
enum ScriptResolver {
  static func scripts(of text: ScalarText) -> PerScalar<Script> {
    if let script = onlyScript(of: text) { return .uniform(script) }
    let properties = ScalarProperties.all
    var stretches = ScriptStretches()
    for scalar in text.scalars { stretches.add(scalar, properties[scalar]) }
    return .each(stretches.scripts())
  }

  /// The script of text in which no scalar is used by several, and all that have one agree.
  private static func onlyScript(of text: ScalarText) -> Script? {
    let facts = text.facts
    return facts.summary.hasScriptExtensions || facts.hasSeveralScripts ? nil : facts.firstScript
  }
}

/// The text so far as stretches, each with the scripts that would still do for all of it.
private struct ScriptStretches {
  private struct Stretch {
    var count: Int
    /// The scripts that would do; nil is any.
    var candidates: [Script]?
    /// The first scalar's own script that is a real one, which decides among several.
    var preferred: Script?

    var script: Script {
      guard let candidates else { return .common }
      if candidates.count == 1 { return candidates[0] }
      if let preferred, candidates.contains(preferred) { return preferred }
      return .common
    }
  }

  private var stretches = [Stretch(count: 0)]
  /// As many as UAX 9 looks at (BD16), so that a line of brackets costs no quadratic time.
  private static let mostOpenBrackets = 63
  /// The brackets that are open, by the one that would close each, and the stretch each is in.
  private var openBrackets: [(closing: UInt32, stretch: Int)] = []

  mutating func add(_ scalar: UInt32, _ properties: ScalarProperties) {
    let own = properties.script.isNeutral ? nil : properties.script
    let partner = properties.isClosingBracket ? partnerStretch(of: scalar) : nil
    if properties.isMark, stretches[0].count > 0 {
      joinMark(own)
    } else if let partner {
      join(stretches[partner].candidates, preferred: stretches[partner].preferred)
    } else if properties.hasScriptExtensions {
      join(Script.extensions(of: scalar), preferred: own)
    } else {
      join(own.map { [$0] }, preferred: own)
    }
    if properties.isOpeningBracket {
      if openBrackets.count == Self.mostOpenBrackets { openBrackets.removeFirst() }
      openBrackets.append((Script.pairedBracket(of: scalar), stretches.count - 1))
    }
  }

  /// Never parts a mark from its base (UAX 24, 5.2); it decides only where nothing else has.
  private mutating func joinMark(_ own: Script?) {
    let last = stretches.count - 1
    stretches[last].count += 1
    guard stretches[last].candidates == nil, let own else { return }
    stretches[last].candidates = [own]
    stretches[last].preferred = own
  }

  /// Goes on with the last stretch if a script does for both, else opens a new one.
  private mutating func join(_ candidates: [Script]?, preferred: Script?) {
    let last = stretches.count - 1
    guard let candidates else {
      stretches[last].count += 1
      return
    }
    guard let current = stretches[last].candidates else {
      stretches[last].count += 1
      stretches[last].candidates = candidates
      stretches[last].preferred = preferred
      return
    }
    let common = current.filter(candidates.contains)
    if common.isEmpty {
      stretches.append(Stretch(count: 1, candidates: candidates, preferred: preferred))
    } else {
      stretches[last].count += 1
      stretches[last].candidates = common
      stretches[last].preferred = stretches[last].preferred ?? preferred
    }
  }

  /// The stretch of the opening bracket that `scalar` closes; what was opened since is dropped.
  private mutating func partnerStretch(of scalar: UInt32) -> Int? {
    let folded = Script.pairedBracket(of: Script.pairedBracket(of: scalar))
    guard let index = openBrackets.lastIndex(where: { $0.closing == folded }) else { return nil }
    defer { openBrackets.removeSubrange(index...) }
    return openBrackets[index].stretch
  }

  func scripts() -> [Script] {
    stretches.flatMap { Array(repeating: $0.script, count: $0.count) }
  }
}
