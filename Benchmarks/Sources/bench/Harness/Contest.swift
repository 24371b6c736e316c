/// The same work done by TagFlow and its peers in one run.
struct Contest {
  let name: String

  /// What a time is given for, such as `string`.
  let unit: String

  /// How many of them one pass does.
  let units: Int

  var clock = Clock.thread

  /// The first is what the others' ratios are taken to.
  var contestants: [Contestant]

  var bars: [Bar] = []

  /// What must hold of the answers, whatever the times are.
  var checks: [Check] = []
}

/// One way to do the work.
struct Contestant {
  let name: String

  /// How many units a pass does, if not the contest's.
  var units: Int?

  /// Undoes what the last pass has left, such as a full cache; not timed.
  ///
  /// Without it a pass can be repeated as it is.
  var reset: (() -> Void)?

  /// Does all the work once.
  let pass: () -> Void
}

/// What TagFlow has to reach.
struct Bar {
  /// The contestant that it is asked of.
  let of: String
  let need: Need

  enum Need {
    /// How many times faster than another contestant at least; 0.5 allows twice the time.
    case faster(than: String, atLeast: Double)

    /// The time of a unit in nanoseconds at most.
    case time(atMost: Double)
  }

  init(_ of: String, isFasterThan other: String, atLeast ratio: Double) {
    self.of = of
    need = .faster(than: other, atLeast: ratio)
  }

  init(_ of: String, takesAtMost nanoseconds: Double) {
    self.of = of
    need = .time(atMost: nanoseconds)
  }
}

/// Something that must hold of the contestants' answers.
struct Check {
  let name: String

  /// What is wrong, nil if nothing is.
  let failure: () -> String?
}

/// A contest that is made when its turn comes, so that only one holds its memory.
struct Plan {
  let name: String
  let make: () throws -> Contest
}
