/// A font of the repository that texts are measured in.
struct BenchFont {
  let name: String
  let file: String

  var path: String { Repository.font(file) }

  static let dejaVu = BenchFont(name: "DejaVu Sans", file: "DejaVuSans.ttf")
  static let roboto = BenchFont(name: "Roboto", file: "Roboto-Regular.ttf")
  static let inter = BenchFont(name: "Inter", file: "Inter-roman.var.ttf")

  /// The size in points that everything is measured at.
  static let size = 18.0
}
