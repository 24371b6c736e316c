/// A font that texts are measured in.
struct BenchFont {
  let name: String
  let path: String

  private init(name: String, file: String) {
    self.init(name: name, path: Repository.font(file))
  }

  private init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  static let dejaVu = BenchFont(name: "DejaVu Sans", file: "DejaVuSans.ttf")
  static let roboto = BenchFont(name: "Roboto", file: "Roboto-Regular.ttf")
  static let inter = BenchFont(name: "Inter", file: "Inter-roman.var.ttf")

  /// The whole font, of which `Fonts` has a subset; face 0, Japanese.
  static let notoCJK = BenchFont(
    name: "Noto Sans CJK JP", path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

  /// The size in points that everything is measured at.
  static let size = 18.0
}
