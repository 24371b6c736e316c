import Foundation
public import TextMeasure

/// The fonts of the folder `Fonts/`, each opened once.
public enum FuzzFonts {
  /// Measurers in various styles.
  public static let measurers: [Measurer] = styles.compactMap { try? Measurer($0) }

  /// Font alone, with fallbacks, spaced, with other features, and in a variable font.
  public static let styles: [TextStyle] = {
    var styles = faces.prefix(4).compactMap { try? TextStyle(Font($0, size: 16)) }
    guard var mixed = styles.first else { return [] }
    mixed.fallback = faces.dropFirst().compactMap { face in
      (try? Font(face, size: 16)).map { .font($0) }
    }
    styles.append(mixed)
    mixed.letterSpacing = 0.75
    mixed.wordSpacing = -2
    styles.append(mixed)
    mixed.letterSpacing = -20
    mixed.direction = .rightToLeft
    mixed.language = "th"
    mixed.lineBreak = .strict
    styles.append(mixed)
    styles[0].features = [FontFeature(tag: "smcp", value: 1), FontFeature(tag: "kern", value: 0)]
    return styles
  }()

  private static let faces: [FontFace] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fonts").standardized
    let names = [
      "Roboto-Regular.ttf", "Inter-roman.var.ttf", "NotoSerif-Regular.ttf", "DejaVuSans.ttf",
      "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansThai-Regular.ttf", "NotoSansCJK-subset.otf", "NotoColorEmoji-subset.ttf",
    ]
    return names.compactMap { try? FontFace(path: folder.appending(path: $0).path) }
  }()
}
