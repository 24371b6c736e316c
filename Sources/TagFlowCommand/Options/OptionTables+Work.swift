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

  /// What answers tell beside the measures.
  static let extras = OptionGroup(
    title: "More in JSON",
    options: [
      .flag("glyphs", help: "the glyphs of each line, and their fonts and places") {
        $0.extras.showsGlyphs = true
      },
      .flag("carets", help: "where carets stand between the characters of each line") {
        $0.extras.showsCarets = true
      },
      .flag(
        "line-metrics", help: "of each line ascent, descent, leading, ink, hyphen and ellipsis"
      ) { $0.extras.showsLineMetrics = true },
    ])
}
