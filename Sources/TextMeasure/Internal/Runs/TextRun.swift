/// A stretch of one paragraph that shares level, script and font: what HarfBuzz shapes at once.
struct TextRun {
  /// The scalars, by their index in the paragraph.
  let range: Range<Int>
  let level: UInt8
  let script: Script
  /// The font's index in the cascade.
  let font: Int
  /// A tab is a run by itself, which is never shaped.
  let isTab: Bool

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The same run over other scalars.
  func with(range: Range<Int>) -> TextRun {
    TextRun(range: range, level: level, script: script, font: font, isTab: isTab)
  }

  /// Whether `next` can be shaped together with this run.
  func continues(with next: TextRun) -> Bool {
    level == next.level && script == next.script && font == next.font && !isTab && !next.isTab
  }
}
