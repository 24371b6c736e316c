/// A face and one of its instances: a font without its size.
struct Typeface: Sendable {
  let face: FontFace
  let instance: FontInstance

  init(_ face: FontFace, axes: [AxisValue]) throws(FontError) {
    self.face = face
    instance = try face.instance(at: axes)
  }
}
