/// The same work done by TagFlow and its peers in one run.
struct Contest {
  let name: String

  /// What a time or a size is given for, such as `string`.
  let unit: String

  /// How many of them one pass does.
  let units: Int

  var quantity = Quantity.time(.thread)

  /// The first is what the others' ratios are taken to.
  var contestants: [Contestant]

  /// What must hold of the answers, whatever the times are.
  var checks: [Check] = []
}

/// One way to do the work.
struct Contestant {
  let name: String

  /// How many units a pass does, if not the contest's.
  let units: Int?

  /// Undoes what the last pass has left, such as a full cache; not timed.
  ///
  /// Without it a pass can be repeated as it is.
  let reset: (() -> Void)?

  let work: Work

  enum Work {
    /// Does all the work once, to be timed.
    case pass(() -> Void)

    /// Does all the work once and returns the bytes that it takes.
    case bytes(() -> Int)
  }

  init(
    name: String, units: Int? = nil, reset: (() -> Void)? = nil, pass: @escaping () -> Void
  ) {
    self.name = name
    self.units = units
    self.reset = reset
    work = .pass(pass)
  }

  init(memoryOf name: String, bytes: @escaping () -> Int) {
    self.name = name
    units = nil
    reset = nil
    work = .bytes(bytes)
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
