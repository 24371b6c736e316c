extension OptionGroup {
  /// How long input is worked on.
  static let work = OptionGroup(
    title: "Long input",
    options: [
      .number(
        "jobs", short: "j", value: "N",
        help: "measure on N threads, 0 for one on each core (default 1); the output is the same",
        rule: .count
      ) { $0.jobs = Int($1) }
    ])
}
