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
/// No rule looks past a letter, so behind one it can tell again whatever came before.
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
  /// What two characters side by side do whatever is before them, by their classes: 0 if they stay
  /// together, 1 if a line may break between them, 2 if that depends.
  private let pairs: [UInt8]
  /// The classes of ASCII.
  private let classes = (0..<128).map { ScalarProperties.of($0).lineClass }
  private let properties = ScalarProperties.all

  static let shared = BreakAutomaton()

  private init() {
    var steps = [UInt8](repeating: Step(.unknown, isUnsure: true).bits, count: 256)
    for state in State.allCases {
      for next in LineClass.allCases where next != .other || state == .unknown {
        steps[Int(state.rawValue << 4 | next.rawValue)] = BreakAutomaton.step(state, next).bits
      }
    }
    self.steps = steps
    pairs = (0..<256).map { BreakAutomaton.pair($0 >> 4, $0 & 0xF) }
  }

  /// What the pair of two classes does.
  private static func pair(_ first: Int, _ second: Int) -> UInt8 {
    guard let first = LineClass(rawValue: UInt8(first)), first != .other,
      let second = LineClass(rawValue: UInt8(second)), second != .other
    else { return 2 }
    let steps = states(after: first).map { step($0, second) }
    if steps.allSatisfy({ $0.isBreak && !$0.isUnsure }) { return 1 }
    return steps.contains { $0.isBreak || $0.isUnsure } ? 2 : 0
  }

  /// What a character does after another step.
  @inline(__always)
  private func step(after last: Step, _ scalar: UInt32) -> Step {
    Step(bits: steps[Int(last.bits & 0xF0 | lineClass(of: scalar).rawValue)])
  }

  @inline(__always)
  private func lineClass(of scalar: UInt32) -> LineClass {
    scalar < 128 ? classes[Int(scalar)] : properties[scalar].lineClass
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

  private static func state(after last: LineClass) -> State { states(after: last)[0] }

  /// The states that a character of a class leaves behind, first the one without a memory.
  private static func states(after last: LineClass) -> [State] {
    switch last {
    case .other: [.unknown]
    case .letter, .digit: [.word]
    case .space: [.space, .quotedSpace]
    case .separator, .closing: [.closing]
    case .exclamation: [.exclamation]
    case .quotation: [.quotation]
    case .opening: [.opening]
    case .hyphen: [.hyphen, .leadingHyphen]
    case .slash: [.slash]
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
    var unsure: Int?
    let scalars = text.scalars
    breaks.append(addingCapacity: scalars.count - start) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        let first = count
        var place = first
        defer { count = place }
        var last = LineClass.other
        for position in start..<scalars.count {
          let next = lineClass(of: scalars[position])
          var pair = pairs[Int(last.rawValue << 4 | next.rawValue)]
          if pair > 1 {
            let begin = unsafe place > first ? Int(buffer[place - 1]) : start
            let step = step(over: scalars, begin...position)
            if step.isUnsure {
              unsure = position
              return
            }
            pair = step.isBreak ? 1 : 0
          }
          // Where no line may break, the place is written to again.
          unsafe buffer[place] = Int32(truncatingIfNeeded: position)
          place &+= Int(pair)
          last = next
        }
      }
    }
    return unsure
  }

  /// What the last of some characters does, where a line may begin with the first.
  @inline(never)
  private func step(over scalars: [UInt32], _ range: ClosedRange<Int>) -> Step {
    scalars[range].reduce(.start) { step(after: $0, $1) }
  }

  /// The first break that is sure whatever comes before `start`; the end of the text if there is none.
  ///
  /// O(n).
  func firstBreak(of text: ScalarText, after start: Int) -> Int {
    var step = Step.unknown
    var position = min(start, text.count)
    while position < text.count, !step.isBreak {
      step = self.step(after: step, text.scalars[position])
      position += 1
    }
    return step.isBreak ? position - 1 : position
  }
}
