/// The form of a picture.
package enum PictureForm: String, Choice {
  case svg, png, html, text

  /// The form that goes with the ending of a file's name, if any does.
  init?(ending path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    switch path[dot...].dropFirst().lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "html", "htm": self = .html
    case "txt": self = .text
    default: return nil
    }
  }
}
