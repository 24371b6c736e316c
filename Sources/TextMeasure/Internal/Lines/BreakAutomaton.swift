/// Where lines may break in text of the most common characters (UAX 14): a table that says what ICU
/// would say, and where it cannot tell.
///
/// ICU's rules start anew at each break. So once a break is sure, what follows does not depend on
/// what stands before it, and what stands before it not on what follows. The rules between the
/// classes of `LineClass`, which ICU's tailorings for languages and for CSS leave as they are:
///
/// - nothing breaks before a space (LB 7), and after spaces everything does (LB 18) but `!`, `?`, a
///   closing bracket and a slash (LB 13);
/// - nothing breaks before `!`, `?`, a closing bracket, a slash or a separator (LB 13), beside a
///   quotation mark (LB 19), after an opening bracket (LB 14), or before a hyphen (LB 21);
/// - letters and digits stay together (LB 23, 25, 28), so do a separator and what follows (LB 25, 29),
///   a hyphen and a digit (LB 25), a bracket and a letter or digit outside it (LB 30), and a hyphen
///   that begins a word and the letter after it (LB 20a);
/// - else there is a break (LB 31): after `!`, `?`, a slash or a hyphen within a word before a letter,
///   and before an opening bracket.
///
/// It cannot tell where an opening bracket or a quotation mark holds what comes after spaces (LB 14,
/// 15), where a separator follows a space and a slash a digit (both are about numbers, and ICU's rules
/// are not the annex's), and beside all other characters.
struct BreakAutomaton: Sendable {
  /// What the characters before a position leave behind.
  enum State: UInt8, CaseIterable {
    /// The text, or a line that may begin here, has just begun.
    case start
    /// A letter or digit.
    case word
    /// A separator or a closing bracket.
    case closing
    case exclamation
    case quotation
    case opening
    /// A hyphen that a line may begin with.
    case leadingHyphen
    case hyphen
    case slash
    /// Spaces, but not after a quotation mark.
    case space
    case quotedSpace
    /// Something that the table does not know.
    case unknown
  }

  /// What a character does.
  struct Step {
    fileprivate let bits: UInt8

    fileprivate init(bits: UInt8) {
      self.bits = bits
    }

    fileprivate init(_ state: State, isBreak: Bool = false, isUnsure: Bool = false) {
      self.init(bits: state.rawValue << 4 | (isBreak ? 1 : 0) | (isUnsure ? 2 : 0))
    }

    /// Before the first character.
    static let start = Step(.start)
    /// After one that the table does not know.
    static let unknown = Step(.unknown)

    /// Whether a line may break before it.
    @inline(__always)
    var isBreak: Bool { bits & 1 != 0 }
    /// Whether only ICU can tell.
    @inline(__always)
    var isUnsure: Bool { bits & 2 != 0 }
  }

  /// The bits of each step, by the state before it and the class of its character.
  private let steps: [UInt8]
  /// The classes of the first scalars: of Latin, Greek and Cyrillic.
  private let classes = (0..<0x530).map { ScalarProperties.of($0).lineClass }

  static let shared = BreakAutomaton()

  private init() {
    var steps = [UInt8](repeating: Step(.unknown, isUnsure: true).bits, count: 256)
    for state in State.allCases {
      for next in LineClass.allCases where next != .other || state == .unknown {
        steps[Int(state.rawValue << 4 | next.rawValue)] = BreakAutomaton.step(state, next).bits
      }
    }
    self.steps = steps
  }

  /// What a character does after another step.
  @inline(__always)
  private func step(after last: Step, _ scalar: UInt32) -> Step {
    let next =
      scalar < classes.count ? classes[Int(scalar)] : ScalarProperties.of(scalar).lineClass
    return Step(bits: steps[Int(last.bits & 0xF0 | next.rawValue)])
  }

  private static func step(_ state: State, _ next: LineClass) -> Step {
    switch (state, next) {
    case (.unknown, _):
      // Whatever the rules would still have done before a letter is over with it.
      return next == .letter ? Step(.word) : Step(.unknown)
    case (.opening, .space), (.quotedSpace, .opening), (.space, .separator),
      (.quotedSpace, .separator), (.slash, .digit):
      return Step(.unknown, isUnsure: true)
    case (.start, _):
      return begin(next)
    case (.quotation, .space), (.quotedSpace, .space):
      return Step(.quotedSpace)
    case (_, .space), (_, .exclamation), (_, .closing), (_, .slash), (_, .separator):
      return goOn(next)  // LB 7, 13
    case (.space, _), (.quotedSpace, _):
      return begin(next, isBreak: true)  // LB 18
    case (.quotation, _), (_, .quotation), (.opening, _), (_, .hyphen), (.word, .opening):
      return goOn(next)  // LB 14, 19, 21, 30
    case (_, .opening), (.hyphen, .letter), (.slash, .letter), (.exclamation, .letter),
      (.exclamation, .digit):
      return begin(next, isBreak: true)  // LB 31
    default:
      return goOn(next)  // LB 20a, 23, 25, 28, 29, 30
    }
  }

  /// The first character of the text or of what a line may begin with.
  private static func begin(_ next: LineClass, isBreak: Bool = false) -> Step {
    Step(next == .hyphen ? .leadingHyphen : state(after: next), isBreak: isBreak)
  }

  /// A character that stays with the one before.
  private static func goOn(_ next: LineClass) -> Step { Step(state(after: next)) }

  private static func state(after last: LineClass) -> State {
    switch last {
    case .other: .unknown
    case .letter, .digit: .word
    case .space: .space
    case .separator, .closing: .closing
    case .exclamation: .exclamation
    case .quotation: .quotation
    case .opening: .opening
    case .hyphen: .hyphen
    case .slash: .slash
    }
  }
}

extension BreakAutomaton {
  /// Adds the breaks of `text` behind `start`, where a line may begin.
  ///
  /// O(n).
  ///
  /// - Returns: The first scalar of which the table cannot tell, nil if it told of all.
  func addBreaks(of text: ScalarText, from start: Int, to breaks: inout [Int32]) -> Int? {
    let scalars = text.scalars
    var unsure: Int?
    breaks.append(addingCapacity: scalars.count - start) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        var step = Step.start
        var place = count
        for position in start..<scalars.count {
          step = self.step(after: step, scalars[position])
          if step.isUnsure {
            unsure = position
            break
          }
          // Where no line may break, the place is written to again.
          unsafe buffer[place] = Int32(truncatingIfNeeded: position)
          place += step.isBreak ? 1 : 0
        }
        count = place
      }
    }
    return unsure
  }

  /// The first break that is sure again after a scalar of which the table cannot tell; the end of the
  /// text if there is none.
  ///
  /// O(n).
  func firstBreak(of text: ScalarText, after unsure: Int) -> Int {
    var step = Step.unknown
    var position = unsure
    while position < text.count, !step.isBreak {
      step = self.step(after: step, text.scalars[position])
      position += 1
    }
    return step.isBreak ? position - 1 : position
  }
}
