internal import Synchronization

/// The rules of a proof: at once where they are looked for, and all else of them once a pair asks for
/// it, which the pairs of many texts never do.
final class ProofRules: Sendable {
  /// The glyphs that begin and those that end a pair around which a rule could match.
  let firsts: GlyphBits
  let seconds: GlyphBits
  private let state: Mutex<State>

  private enum State {
    case anchored(AnchoredRules, refused: GlyphSet, GlyphDescent)
    case indexed(RuleIndex)
  }

  /// The glyphs of `proven` are those that are not refused.
  init(_ findings: LayoutFindings, proven: GlyphBits) {
    let rules = AnchoredRules(findings.rules, findings.sets, proven: proven)
    firsts = rules.firsts
    seconds = rules.seconds
    state = Mutex(.anchored(rules, refused: findings.refused, findings.descent))
  }

  /// Whether a rule could match around a pair; if not, its two glyphs are no rule's anchor.
  @inline(__always)
  func couldMatch(around pair: GlyphPair) -> Bool {
    firsts.contains(pair.first) && seconds.contains(pair.second)
  }

  /// All that is known of the rules, found when it is first asked for.
  var index: RuleIndex {
    state.withLock { state in
      switch state {
      case .indexed(let index):
        return index
      case .anchored(let rules, let refused, let descent):
        let index = RuleIndex(rules, refused: refused, descent: descent)
        state = .indexed(index)
        return index
      }
    }
  }
}
