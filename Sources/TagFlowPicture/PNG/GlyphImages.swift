import LayoutGeometry
import TextMeasure

/// What is painted for a glyph.
enum DecodedImage {
  /// A shape in the text's colour, in font units, y upwards.
  case outline(Outline)
  /// Shapes in colours.
  case layers([GlyphLayer])
  /// A picture, and its box in font units, y downwards.
  case pixels(PixelImage, box: Rect)
}

/// The glyphs of one picture, each read from its font once.
struct GlyphImages {
  private var images: [Key: DecodedImage] = [:]

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  /// What is painted for a glyph; a bitmap that cannot be read is nothing.
  mutating func image(of glyph: UInt32, in font: Font) -> DecodedImage {
    let key = Key(font: font.instanceIdentifier, glyph: glyph)
    if let known = images[key] { return known }
    let image: DecodedImage
    switch font.image(of: glyph) {
    case .outline(let outline): image = .outline(outline)
    case .layers(let layers): image = .layers(layers)
    case .bitmap(let bitmap):
      image =
        PixelImage(png: bitmap.png).map { .pixels($0, box: bitmap.box) }
        ?? .outline(Outline())
    }
    images[key] = image
    return image
  }
}
