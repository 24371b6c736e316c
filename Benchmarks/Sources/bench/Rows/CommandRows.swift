import CPeers

/// The command against `hb-shape`: a single text, and what it takes to start.
struct CommandRows {
  /// The static build of the command.
  let tagflow: String

  var plans: [Plan] {
    [
      Plan(name: "One-shot command, DejaVu Sans") { try oneShot(.dejaVu) },
      Plan(name: "One-shot command, Inter") { try oneShot(.inter) },
    ]
  }

  private func oneShot(_ font: BenchFont) throws -> Contest {
    let text = "item 1"
    // The embedded font is TagFlow's own Inter, so no file is named.
    let choice = font.file == BenchFont.inter.file ? [] : ["--font", font.path]
    let measure = Child([tagflow, "measure", "--size", "18"] + choice + [text])
    let shape = Child(["hb-shape", font.path, text])
    let nothing = Child(["true"])
    let loop = try HarfBuzzLoop(font)
    return Contest(
      name: "One-shot command, \(font.name)", unit: "run", units: 1, clock: .children,
      contestants: [
        Contestant(name: "hb-shape") { shape.run() },
        Contestant(name: "tagflow measure") { measure.run() },
        Contestant(name: "true, which does nothing") { nothing.run() },
      ],
      bars: [Bar("tagflow measure", isFasterThan: "hb-shape", atLeast: 1 / 1.25)],
      checks: [
        Check(name: "both programs run") {
          measure.run() == 0 && shape.run() == 0 ? nil : "exit code is not 0"
        },
        Check(name: "the command prints the exact width") {
          var units: [Int32] = [0]
          loop.measure(Corpus([text]), into: &units)
          let expected = "\(loop.widths(units)[0])"
          let printed = try? measure.output()
          return printed == expected + "\n" ? nil : "\(printed ?? "nothing"), not \(expected)"
        },
      ])
  }
}
