internal import Dispatch
internal import Synchronization

extension Answerer {
  /// Answers questions on several threads.
  ///
  /// - Parameters:
  ///   - questions: what is to be answered.
  ///   - jobs: how many threads take part, as far as there are cores.
  /// - Returns: parts in the order of the questions.
  func answer(_ questions: [Question], jobs: Int) -> [AnswerPart] {
    let jobs = min(jobs, questions.count / Self.fewest)
    guard jobs > 1 else { return [answer(questions[...])] }
    let pieces = Self.pieces(of: questions, jobs: jobs)
    let next = Atomic(0)
    let parts = Mutex([AnswerPart?](repeating: nil, count: pieces.count))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < pieces.count else { return }
        let part = answer(pieces[index])
        parts.withLock { $0[index] = part }
      }
    }
    return parts.withLock { $0.compactMap(\.self) }
  }

  /// Questions that are worth another thread.
  private static let fewest = 16

  /// How many questions to answer at once: enough to hide what handing them out costs, and few as
  /// their answers are kept until those before them are written.
  static func batch(forJobs jobs: Int) -> Int {
    jobs == 1 ? 256 : min(4096 * jobs, 1 << 16)
  }

  /// More pieces than threads, as some texts take longer than others.
  private static func pieces(of questions: [Question], jobs: Int) -> [ArraySlice<Question>] {
    let count = 4 * jobs
    return (0..<count).map { piece in
      questions[questions.count * piece / count..<questions.count * (piece + 1) / count]
    }
  }
}
