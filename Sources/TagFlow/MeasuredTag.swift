public import FlowLayout
public import LayoutGeometry
public import TextMeasure

/// A tag that was measured: the box that a layout arranges, and what stands in it.
public struct MeasuredTag: Sendable {
  /// The tag.
  public let tag: Tag

  /// The box of the chip, as `FlowLayout` takes it.
  public let item: FlowItem

  /// The text as it is shown: one line with an ellipsis if it was cut.
  public let text: TextMeasurement

  /// The size that the text is set at, in points.
  public let fontSize: Double

  let style: TagStyle
  let textWidth: Double
}

extension MeasuredTag {
  /// Where the parts of a chip stand.
  public struct Parts: Hashable, Sendable {
    /// The box of the text.
    ///
    /// The first baseline lies the text's ascent below its top.
    public let text: Rect

    /// The box of the leading accessory, nil if there is none.
    public let leadingAccessory: Rect?

    /// The box of the trailing accessory, nil if there is none.
    public let trailingAccessory: Rect?
  }

  /// Where text and accessories stand in the frame that an arrangement gave the chip.
  ///
  /// They stand side by side in the middle of what the padding leaves. From right to left the
  /// leading accessory is at the right.
  public func parts(in frame: Rect, direction: FlowDirection = .leftToRight) -> Parts {
    let leading = style.leadingAccessory
    let trailing = style.trailingAccessory
    let content = textWidth + (leading?.width ?? 0) + (trailing?.width ?? 0)
    let room = frame.width - style.padding.horizontal
    var x = frame.x + style.padding.left + max(0, (room - content) / 2)
    let middle =
      frame.y + style.padding.top + (frame.height - style.padding.vertical) / 2
    func place(_ size: Size) -> Rect {
      defer { x += size.width }
      return Rect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    }
    let before = direction == .leftToRight ? leading : trailing
    let after = direction == .leftToRight ? trailing : leading
    let first = before.map { place($0.size) }
    x += before?.spacing ?? 0
    let textBox = place(Size(width: textWidth, height: text.height))
    x += after?.spacing ?? 0
    let last = after.map { place($0.size) }
    return direction == .leftToRight
      ? Parts(text: textBox, leadingAccessory: first, trailingAccessory: last)
      : Parts(text: textBox, leadingAccessory: last, trailingAccessory: first)
  }
}
