import CPeers

/// The command against `hb-shape`: a single text, and what it takes to start.
struct CommandRows {
  /// The static build of the command.
  let tagflow: String
  let limit: Int?

  var plans: [Plan] {
    [
      Plan(name: RowName.oneShot(.dejaVu)) { try oneShot(.dejaVu) },
      Plan(name: RowName.oneShot(.inter)) { try oneShot(.inter) },
      Plan(name: RowName.peakMemory) { try peakMemory() },
    ]
  }

  private func oneShot(_ font: BenchFont) throws -> Contest {
    let text = "item 1"
    // The embedded font is TagFlow's own Inter, so no file is named.
    let choice = font.path == BenchFont.inter.path ? [] : ["--font", font.path]
    let measure = Child([tagflow, "measure", "--size", "18"] + choice + [text])
    let shape = Child(["hb-shape", font.path, text])
    let nothing = Child(["true"])
    let loop = try HarfBuzzLoop(font)
    return Contest(
      name: RowName.oneShot(font), unit: "run", units: 1, quantity: .time(.children),
      contestants: [
        Contestant(name: Names.hbShape) { shape.run() },
        Contestant(name: Names.measure) { measure.run() },
        Contestant(name: "true, which does nothing") { nothing.run() },
      ],
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

  private func peakMemory() throws -> Contest {
    let corpus = try Corpus("tags-unique", limit: limit)
    let file = try TextFile(corpus)
    let font = BenchFont.dejaVu.path
    let command = [tagflow, "measure", "--size", "18", "--font", font]
    let contestants = [
      (Names.hbShape + ", one text", Child([Names.hbShape, font, "item 1"])),
      (Names.measure + ", one text", Child(command + ["item 1"])),
      (Names.hbShape + ", all", Child([Names.hbShape, font], input: file.path)),
      (Names.measure + ", all", Child(command, input: file.path)),
    ]
    return Contest(
      name: RowName.peakMemory, unit: "run", units: 1, quantity: .bytes,
      contestants: contestants.map { name, child in
        Contestant(memoryOf: name) { child.peakMemory() }
      },
      checks: [
        Check(name: "the command measures every line") { [file] in
          let lines = try? Child(command, input: file.path).output().split(separator: "\n").count
          return lines == corpus.count ? nil : "\(lines ?? 0) of \(corpus.count)"
        }
      ])
  }
}
