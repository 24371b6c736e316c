/// The bars: what TagFlow has to reach, in the order of the rows.
enum Bars {
  static func all(_ scale: Scale) -> [Bar] { widths + paragraphs + layout(scale) + whole(scale) }

  private static let widths =
    latin(.dejaVu, warm: 40) + latin(.inter, warm: 100) + [
      unique(.dejaVu, gain: 20), unique(.roboto, gain: 20), unique(.inter, gain: 25),
      Bar(
        RowName.widths(WidthRows.cjk, .notoCJK), Names.cold,
        .faster(than: Names.bare, atLeast: 10)),
      Bar(RowName.multiscript, Names.cold, .times(of: Names.itemized, atMost: 1.2)),
      Bar(RowName.multiscript, Names.warm, .faster(than: Names.itemized, atLeast: 50)),
      // On two cores.
      Bar(RowName.batch, Names.allCores, .faster(than: Names.oneCore, atLeast: 1.8)),
    ]

  private static let paragraphs =
    prepare(.dejaVu, new: 1) + prepare(.inter, new: 1.5) + breakAgain(.dejaVu)
    + breakAgain(.inter)

  private static func layout(_ scale: Scale) -> [Bar] {
    let arrange = RowName.arrange(scale.most)
    return [
      Bar(arrange, Names.arrange, .times(of: Names.loop, atMost: 3)),
      Bar(arrange, Names.arrangeAgain, .times(of: Names.loopAgain, atMost: 2)),
      Bar(
        RowName.balanced(scale.balanced), Names.balanced, .times(of: Names.arrange, atMost: 20)),
      Bar(RowName.query(scale.most), Names.screenful, .amount(atMost: 5000)),
    ]
  }

  private static func whole(_ scale: Scale) -> [Bar] {
    let growing = [
      (RowName.growingWidths, scale.firstStrings), (RowName.growingArrangement, scale.firstItems),
      (RowName.growingBalance, scale.balanced >> 4), (RowName.growingEdits, scale.firstItems),
    ]
    return growing.map { row, first in
      // The largest leave the caches, which costs a part of this; what grows with the square of the
      // number would come to 16.
      Bar(row, "\(first << 4)", .times(of: "\(first)", atMost: 1.5))
    } + [
      Bar(RowName.widthMemory, Names.cold, .more(than: Names.texts, atMost: 64)),
      Bar(RowName.arrangementMemory(scale.most), Names.items, .amount(atMost: 48)),
      Bar(RowName.oneShot(.dejaVu), Names.measure, .times(of: Names.hbShape, atMost: 1.25)),
      Bar(RowName.oneShot(.inter), Names.measure, .times(of: Names.hbShape, atMost: 1.25)),
    ]
  }

  private static func latin(_ font: BenchFont, warm: Double) -> [Bar] {
    let row = RowName.widths("tags-latin", font)
    return [
      Bar(row, Names.warm, .faster(than: Names.bare, atLeast: warm)),
      Bar(row, Names.warm, .times(of: Names.warmStrings, atMost: 1.5)),
      Bar(row, Names.cold, .faster(than: Names.bare, atLeast: 4)),
    ]
  }

  private static func unique(_ font: BenchFont, gain: Double) -> Bar {
    Bar(
      RowName.widths("tags-unique", font), Names.cold, .faster(than: Names.bare, atLeast: gain))
  }

  private static func prepare(_ font: BenchFont, new: Double) -> [Bar] {
    [
      Bar(RowName.prepare(font), Names.cold, .faster(than: Names.bare, atLeast: new)),
      Bar(RowName.prepare(font), Names.warm, .faster(than: Names.bare, atLeast: 4)),
    ]
  }

  private static func breakAgain(_ font: BenchFont) -> [Bar] {
    let row = RowName.breakAgain(font)
    return [
      Bar(row, Names.lineCount, .amount(atMost: 1000)),
      Bar(row, Names.lineCount, .faster(than: Names.pango, atLeast: 10)),
      Bar(row, Names.lines, .faster(than: Names.pango, atLeast: 10)),
    ]
  }
}
