extension Subcommand {
  /// The manual page.
  package static let man: Subcommand = Subcommand(
    name: "man",
    usage: "[OPTION]...",
    summary: "print the manual page",
    introduction: """
      Print the manual page, tagflow(1), as the formatter of man reads it.
      """,
    closing: """
      To read it, and to install it for oneself:
        tagflow man | man -l -
        tagflow man > ~/.local/share/man/man1/tagflow.1
      """,
    groups: [.general],
    run: { _, operands, output, _ throws(Failure) in
      guard operands.isEmpty else { throw .usage("takes no operand, not \(operands.count)") }
      try output.write(ManualPage.text(of: Subcommand.all).utf8)
      return true
    })
}
