import Foundation
import Synchronization
import TestSupport
import TextMeasure

/// The fonts of the folder `Fonts/`, each opened once.
enum TestFonts {
  private static let faces = Mutex<[String: FontFace]>([:])

  /// A face by its file's name.
  ///
  /// The facts were measured with whole fonts; what stands here for the CJK one is a subset of it
  /// with equal advances.
  static func face(_ file: String) throws -> FontFace {
    let name = file == "NotoSansCJK-Regular.ttc" ? "NotoSansCJK-subset.otf" : file
    return try faces.withLock { faces in
      if let face = faces[name] { return face }
      let face = try FontFace(path: Repository.root.path + "/Fonts/" + name)
      faces[name] = face
      return face
    }
  }

  static func font(
    _ file: String, size: Double, weight: Double? = nil, axes: [String: Double] = [:]
  ) throws -> Font {
    try Font(face(file), size: size, weight: weight, axes: axes)
  }

  /// A measurer that shapes everything, since it asks for a feature that no font has.
  static func shapingMeasurer(_ font: Font) throws -> Measurer {
    var style = TextStyle(font)
    style.features = [FontFeature(tag: "zzzz")]
    return try Measurer(style)
  }
}

/// The files that tests read.
enum DataFile {
  /// The lines of a JSON-lines file in the folder `Data`, decoded.
  static func lines<Value: Decodable>(of file: String, as type: Value.Type) throws -> [Value] {
    let text = try String(
      contentsOfFile: Repository.root.path + "/Tests/TextMeasureTests/Data/" + file, encoding: .utf8
    )
    return try text.split(separator: "\n").map { line in
      try JSONDecoder().decode(Value.self, from: Data(line.utf8))
    }
  }
}
