package import LayoutGeometry
package import TagFlowPicture

/// A picture, as asked for.
package struct RenderRequest: Equatable, Sendable {
  /// Where the picture goes; nil and `-` are standard output.
  package var output: String?
  /// Its form; nil is that of the output's ending.
  package var form: PictureForm?
  /// Pixels in a point, where there are pixels.
  package var scale = 1.0
  /// The part of the plane that is shown; nil is everything.
  package var viewport: Rect?
  package var theme = ThemeRequest.auto
  package var style = ChipStyle()
  package var glyphs = GlyphsRequest.outlines
  package var blending = BlendingRequest.srgb
  package var title = "Tags"
}

/// The colours of a picture, by their name.
package enum ThemeRequest: String, Choice {
  case auto, light, dark

  /// The theme of a page; nil leaves it to the reader.
  var readersTheme: PictureTheme? {
    switch self {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// The theme of what cannot ask its reader.
  var theme: PictureTheme { readersTheme ?? .light }
}

/// How texts are drawn in SVG, by its name.
package enum GlyphsRequest: String, Choice {
  case outlines, text

  var value: SVGText { self == .outlines ? .outlines : .embeddedFonts }
}

/// How colours mix, by its name.
package enum BlendingRequest: String, Choice {
  case srgb, linear

  var value: PictureBlending { self == .srgb ? .sRGB : .linear }
}

extension AccessoryMark: Choice {
  package static let allCases: [Self] = [.none, .disc, .cross]
}
