import FlowLayout
import SeededRandom

extension GridLayout {
  /// A random grid with the options that it has in common with a flow.
  static func random(like flow: FlowLayout, _ random: inout SplitMix64) -> GridLayout {
    GridLayout(
      random.pick([
        .fixed(Int.random(in: 0...6, using: &random)), .fullWidth,
        .adaptive(minimum: random.quarters(0...90), maximum: random.quarters(0...200)),
        .adaptive(minimum: random.quarters(0...90)),
      ]),
      itemHeight: random.pick([.square, .measured, .fixed(random.quarters(0...40))]),
      axis: flow.axis, direction: flow.direction, itemSpacing: flow.itemSpacing,
      lineSpacing: flow.lineSpacing, insets: flow.insets, alignment: flow.alignment,
      pixelScale: flow.pixelScale)
  }
}
