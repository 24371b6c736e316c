public import TextMeasure

extension RGBAColor {
  /// An opaque colour of a number such as `0xFF8000`.
  init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour that CSS calls `css`: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, one of the sixteen
  /// names of CSS 2.1, `orange` or `transparent`, in letters of either case; nil for anything else.
  public init?(css: String) {
    if let named = Self.names[css.lowercased()] {
      self = named
      return
    }
    guard css.first == "#" else { return nil }
    var digits: [UInt8] = []
    for character in css.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  /// The colour as CSS writes it: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public var css: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The basic colour keywords (CSS 2.1, 4.3.6), and `transparent`.
  private static let names: [String: RGBAColor] = [
    "aqua": RGBAColor(hex: 0x00FFFF), "black": RGBAColor(hex: 0x000000),
    "blue": RGBAColor(hex: 0x0000FF), "fuchsia": RGBAColor(hex: 0xFF00FF),
    "gray": RGBAColor(hex: 0x808080), "green": RGBAColor(hex: 0x008000),
    "lime": RGBAColor(hex: 0x00FF00), "maroon": RGBAColor(hex: 0x800000),
    "navy": RGBAColor(hex: 0x000080), "olive": RGBAColor(hex: 0x808000),
    "orange": RGBAColor(hex: 0xFFA500), "purple": RGBAColor(hex: 0x800080),
    "red": RGBAColor(hex: 0xFF0000), "silver": RGBAColor(hex: 0xC0C0C0),
    "teal": RGBAColor(hex: 0x008080), "white": RGBAColor(hex: 0xFFFFFF),
    "yellow": RGBAColor(hex: 0xFFFF00),
    "transparent": RGBAColor(red: 0, green: 0, blue: 0, alpha: 0),
  ]
}
