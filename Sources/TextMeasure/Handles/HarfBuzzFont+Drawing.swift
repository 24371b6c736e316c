internal import CHarfBuzz
internal import LayoutGeometry

extension HarfBuzzFont {
  /// The outline of a glyph in font units, y upwards; empty for a glyph without one.
  func outline(of glyph: UInt32) -> Outline {
    var outline = Outline()
    unsafe withUnsafeMutablePointer(to: &outline) { outline in
      unsafe hb_font_get_glyph_shape(unsafeHandle, glyph, OutlineDrawing.functions, outline)
    }
    return outline
  }

  /// The layers of a glyph (COLR version 0) in the first palette, nil if it has none.
  func layers(of glyph: UInt32) -> [GlyphLayer]? {
    let face = unsafe hb_font_get_face(unsafeHandle)
    var count = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return nil }
    let layers = unsafe [hb_ot_color_layer_t](unsafeUninitializedCapacity: Int(count)) {
      buffer, used in
      unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, buffer.baseAddress)
      used = Int(count)
    }
    return layers.map { layer in
      GlyphLayer(outline: outline(of: layer.glyph), color: color(layer.color_index))
    }
  }

  /// The layers that a glyph's graph of paints comes down to, nil if it has none or a damaged one.
  func layers(of glyph: UInt32, paintedBy paints: ColorPaints) -> [GlyphLayer]? {
    do {
      guard let paint = try paints.paint(of: glyph) else { return nil }
      var walk = PaintWalk(paints, outline: outline(of:), color: color)
      try walk.walk(paint, PaintWalk.Place())
      return walk.layers
    } catch {
      return nil
    }
  }

  /// A colour of the first palette; nil for the text's colour and for an index of none.
  private func color(_ index: UInt32) -> RGBAColor? {
    let face = unsafe hb_font_get_face(unsafeHandle)
    var count: UInt32 = 1
    var color: hb_color_t = 0
    unsafe hb_ot_color_palette_get_colors(face, 0, index, &count, &color)
    // HB_COLOR packs blue, green, red and alpha from the highest byte down.
    return count == 0
      ? nil
      : RGBAColor(
        red: UInt8(truncatingIfNeeded: color >> 8), green: UInt8(truncatingIfNeeded: color >> 16),
        blue: UInt8(truncatingIfNeeded: color >> 24), alpha: UInt8(truncatingIfNeeded: color))
  }

  /// The largest picture of a glyph, nil if it has none.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    let blob = unsafe hb_ot_color_glyph_reference_png(unsafeHandle, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0,
      let extents = extents(of: glyph)
    else { return nil }
    let png = unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    let box = Rect(
      x: extents.left, y: -extents.top, width: extents.right - extents.left,
      height: extents.top - extents.bottom)
    return GlyphBitmap(png: png, box: box)
  }
}

/// HarfBuzz's callbacks that append what it draws to an `Outline`.
private enum OutlineDrawing {
  /// Made once, immutable, and never freed.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe append(.move(to: point(x, y)), data) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe append(.line(to: point(x, y)), data) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe append(.quadratic(control: point(controlX, controlY), to: point(x, y)), data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe append(
          .cubic(control1: point(x1, y1), control2: point(x2, y2), to: point(x, y)), data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe append(.close, data) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }()

  private static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x), y: Double(y))
  }

  private static func append(_ element: Outline.Element, _ data: UnsafeMutableRawPointer?) {
    unsafe data?.assumingMemoryBound(to: Outline.self).pointee.append(element)
  }
}
