internal import CHarfBuzz
internal import Synchronization

/// A HarfBuzz font: a face at given axes, scaled to font units.
///
/// It is made immutable before it is shared, which is what HarfBuzz asks of fonts on many threads.
@safe final class HarfBuzzFont: Sendable {
  nonisolated(unsafe) private let font: OpaquePointer
  let face: HarfBuzzFace

  /// A font at `axes`, in which values out of an axis's range are clamped to it.
  init(_ face: HarfBuzzFace, axes: [AxisValue]) throws(FontError) {
    let font = unsafe hb_font_create(face.unsafeHandle)
    guard let font = unsafe font, unsafe font != hb_font_get_empty() else { throw .outOfMemory }
    unsafe hb_ot_font_set_funcs(font)
    let variations = axes.map { axis in
      hb_variation_t(tag: axis.tag.value, value: Float(axis.value))
    }
    unsafe variations.withUnsafeBufferPointer { variations in
      unsafe hb_font_set_variations(font, variations.baseAddress, UInt32(variations.count))
    }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = unsafe font
    self.face = face
    Counters.fontsMade.add(1, ordering: .relaxed)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// The font itself, valid while this object lives.
  var unsafeHandle: OpaquePointer { unsafe font }

  /// The glyph that the character map gives a scalar, nil if it has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The horizontal advance of a glyph in font units.
  func advance(of glyph: UInt32) -> Int32 {
    unsafe hb_font_get_glyph_h_advance(font, glyph)
  }

  /// The weight: the value of the axis `wght`, else that of the table OS/2, 400 if it has neither.
  var weight: Double { Double(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) }

  /// The box of a glyph's ink in font units from its origin, y upwards; nil if it has none.
  func extents(of glyph: UInt32) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    var box = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width != 0, box.height != 0
    else { return nil }
    let left = Double(box.x_bearing)
    let top = Double(box.y_bearing)
    return (left, top, left + Double(box.width), top + Double(box.height))
  }

  /// How a metric differs at these axes from the default instance's (MVAR), in font units.
  func variation(of metric: MetricTag) -> Double {
    Double(unsafe hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(metric.rawValue)))
  }

  /// A metric in font units; HarfBuzz makes one up from glyph boxes if the font has none.
  func position(of metric: MetricTag) -> Double {
    var position: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(
      font, hb_ot_metrics_tag_t(metric.rawValue), &position)
    return Double(position)
  }
}

/// The metrics that TextMeasure asks for, by their MVAR tags.
enum MetricTag: UInt32 {
  case ascender = 0x6861_7363  // hasc
  case descender = 0x6864_7363  // hdsc
  case lineGap = 0x686C_6770  // hlgp
  case clippingAscent = 0x6863_6C61  // hcla
  case clippingDescent = 0x6863_6C64  // hcld
  case xHeight = 0x7868_6774  // xhgt
  case capHeight = 0x6370_6874  // cpht
  case underlineOffset = 0x756E_646F  // undo
  case underlineSize = 0x756E_6473  // unds
}

/// A value for one axis.
struct AxisValue: Hashable, Sendable {
  let tag: HarfBuzzTag
  let value: Double
}
