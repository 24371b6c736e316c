import CPNG
import Foundation
import TagFlow
import TagFlowPicture
import TestSupport

/// Pictures that tests look at.
enum Sample {
  /// The texts of seed A3.
  static let texts = [
    "item 1", "item 2 - long long long long long long", "item 3", "item 4", "item 5", "item 6",
    "item 7 - medium", "item 8",
  ]

  /// The style of seed A3.
  static func style(fallback: [String] = []) throws -> TagStyle {
    var style = TagStyle(font: try Font(size: 18), padding: Insets(horizontal: 16, vertical: 8))
    style.text.fallback = try fallback.map { file in .font(try font(file)) }
    return style
  }

  static func font(_ file: String) throws -> Font {
    try Font(path: Repository.root.path + "/Fonts/" + file, size: 18)
  }

  /// Tags of a style in rows, and the arrangement.
  static func arranged(
    _ texts: [String], style: TagStyle, width: Double = 400
  ) throws -> (tags: MeasuredTags, arrangement: Arrangement) {
    let tags = try MeasuredTags(texts, style: style)
    let layout = FlowLayout(itemSpacing: 10, lineSpacing: 10)
    return (tags, tags.arrange(by: layout, width: width))
  }

  /// A picture of tags of a style in rows.
  static func picture(
    _ texts: [String] = texts, style: TagStyle? = nil, width: Double = 400,
    chips: ChipStyle = ChipStyle(), viewport: Rect? = nil
  ) throws -> TagPicture {
    let (tags, arrangement) = try arranged(texts, style: style ?? Self.style(), width: width)
    return TagPicture(arrangement, tags: tags, style: chips, viewport: viewport)
  }

  /// Texts that would break a picture that took them as they are.
  static let hostile = [
    "<script>alert(1)</script>", "a&b \"c\" 'd'", "\u{1}\u{7F}\u{FFFF}x", "]]>", "",
  ]
}

/// The pixels of a PNG file.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ png: [UInt8]) {
    let image = tagflow_png_decode(png, png.count, 1 << 27)
    width = Int(image.width)
    height = Int(image.height)
    bytes = [UInt8](UnsafeBufferPointer(start: image.pixels, count: 4 * width * height))
    free(image.pixels)
  }

  subscript(x: Int, y: Int) -> RGBAColor {
    let start = 4 * (y * width + x)
    return RGBAColor(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// Whether some pixel is of a kind.
  func contains(where isWanted: (RGBAColor) -> Bool) -> Bool {
    (0..<height).contains { y in (0..<width).contains { isWanted(self[$0, y]) } }
  }
}
