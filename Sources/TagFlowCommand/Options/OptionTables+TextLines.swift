extension OptionGroup {
  /// The lines of texts that are arranged; names that rows have are others here.
  static let textLines = OptionGroup(
    title: "Lines of texts",
    options: [
      .number(
        "text-lines", value: "N", help: "leave out what of a text is past N lines",
        rule: .positiveCount
      ) { $0.style.maxLines = Int($1) },
      .choice(
        "text-direction", value: "DIR",
        help: "auto, from each text (default); ltr or rtl"
      ) { $0.style.direction = $1 },
    ]
      + lines.options.filter {
        ["wrap", "line-break", "tab-width", "line-height", "strut", "font-leading"]
          .contains($0.long)
      })
}
