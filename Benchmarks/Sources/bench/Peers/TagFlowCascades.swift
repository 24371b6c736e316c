import TagFlow

/// TagFlow's widths of texts in many languages, each with its own cascade.
final class TagFlowCascades {
  private var styles: [TextStyle]
  /// Made at first use and kept, since what was measured in a cascade is kept with its measurer.
  private var measurers: [Measurer] = []
  private(set) var widths: [Double]

  init(count: Int) throws {
    widths = Array(repeating: 0, count: count)
    styles = try TagFlowCascades.freshStyles()
  }

  /// Opens the fonts anew, for new measurers.
  func forget() {
    measurers = []
    if let fresh = try? TagFlowCascades.freshStyles() { styles = fresh }
  }

  func measure(_ corpus: Corpus, languages: [UInt8]) {
    if measurers.isEmpty, let made = try? styles.map(Measurer.init) { measurers = made }
    // As the peers do: to come to a property costs a check of exclusive access each time.
    let (measurers, lines) = (measurers, corpus.lines)
    widths.withUnsafeMutableBufferPointer { widths in
      for (index, line) in lines.enumerated() {
        widths[index] = measurers[Int(languages[index])].width(of: line)
      }
    }
  }

  private static func freshStyles() throws -> [TextStyle] {
    var faces: [String: FontFace] = [:]
    return try Language.all.map { language in
      let fonts = try language.cascade.map { entry in
        let key = "\(entry.path):\(entry.index)"
        let face = try faces[key] ?? FontFace(path: entry.path, index: entry.index)
        faces[key] = face
        return try Font(face, size: BenchFont.size)
      }
      var style = TextStyle(fonts[0])
      style.fallback = fonts.dropFirst().map { .font($0) }
      style.language = language.tag
      return style
    }
  }
}
