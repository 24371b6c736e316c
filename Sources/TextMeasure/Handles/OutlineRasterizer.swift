internal import CFreeType
internal import LayoutGeometry

/// FreeType's anti-aliasing rasteriser: the exact area of each pixel that a shape covers.
///
/// It holds scratch memory and a library of its own, so one task at a time uses it.
@safe package struct OutlineRasterizer: ~Copyable {
  private let library: FT_Library
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  /// The index of the last point of each contour.
  private var ends: [Int16] = []

  /// Fails if memory is short.
  package init() throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .outOfMemory
    }
    unsafe self.library = unsafe library
  }

  deinit {
    unsafe FT_Done_FreeType(library)
  }

  /// The most points of an outline: FreeType counts them in 16 bits.
  private static let mostPoints = Int(Int16.max)
  /// The farthest pixel from the origin that FreeType takes.
  private static let farthest = 250_000.0

  /// What a shape covers of the pixels in a rectangle.
  ///
  /// - Parameters:
  ///   - outline: The shape in pixels, y downwards; it is rounded to 1/64 of a pixel.
  ///   - bounds: The pixels of interest.
  /// - Returns: The part of `bounds` around the shape; nil if the shape covers nothing of it, has more
  ///   than 32767 points, or reaches more than 250000 pixels out of `bounds`. O(points + pixels).
  package mutating func coverage(of outline: Outline, in bounds: PixelRect) -> Coverage? {
    guard let box = Self.box(of: outline) else { return nil }
    let rect = box.intersection(bounds)
    guard !rect.isEmpty, load(outline, into: rect) else { return nil }
    var values = [UInt8](repeating: 0, count: rect.width * rect.height)
    return render(into: &values, rect) ? Coverage(rect: rect, values: values) : nil
  }

  /// The pixels around all points; nil for no points or some that are too far away.
  private static func box(of outline: Outline) -> PixelRect? {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func include(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in outline.elements {
      switch element {
      case .move(let end), .line(let end): include(end)
      case .quadratic(let control, let end): [control, end].forEach(include)
      case .cubic(let first, let second, let end): [first, second, end].forEach(include)
      case .close: break
      }
    }
    let limit = 1e9
    guard left <= right, top <= bottom, left > -limit, top > -limit, right < limit, bottom < limit
    else { return nil }
    // Rounding to 1/64 can move a point over the edge of a pixel.
    let (x, y) = (Int((left - 1 / 64).rounded(.down)), Int((top - 1 / 64).rounded(.down)))
    return PixelRect(
      x: x, y: y, width: Int((right + 1 / 64).rounded(.up)) - x,
      height: Int((bottom + 1 / 64).rounded(.up)) - y)
  }

  /// Takes the points over in FreeType's form: 1/64 of a pixel from the lower left corner, y upwards.
  private mutating func load(_ outline: Outline, into rect: PixelRect) -> Bool {
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var isNear = true
    func vector(_ point: Point) -> FT_Vector {
      let x = point.x - Double(rect.x)
      let y = Double(rect.y + rect.height) - point.y
      guard abs(x) < Self.farthest, abs(y) < Self.farthest else {
        isNear = false
        return FT_Vector()
      }
      return FT_Vector(x: FT_Pos((x * 64).rounded()), y: FT_Pos((y * 64).rounded()))
    }
    func add(_ point: Point, _ tag: CChar) {
      points.append(vector(point))
      tags.append(tag)
    }
    let (conic, on, cubic): (CChar, CChar, CChar) = (0, 1, 2)
    for element in outline.elements {
      guard points.count + 3 <= Self.mostPoints else { return false }
      switch element {
      case .move(let end):
        endContour()
        add(end, on)
      case .line(let end):
        add(end, on)
      case .quadratic(let control, let end):
        add(control, conic)
        add(end, on)
      case .cubic(let first, let second, let end):
        add(first, cubic)
        add(second, cubic)
        add(end, on)
      case .close:
        endContour()
      }
    }
    endContour()
    return isNear && !ends.isEmpty
  }

  /// Ends a contour after the points so far, if there is one.
  private mutating func endContour() {
    let last = Int16(points.count - 1)
    if last > ends.last ?? -1 { ends.append(last) }
  }

  /// Fills `values` with the coverage of the outline that was loaded.
  private mutating func render(into values: inout [UInt8], _ rect: PixelRect) -> Bool {
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          unsafe values.withUnsafeMutableBufferPointer { values in
            var outline = unsafe FT_Outline(
              n_contours: Int16(ends.count), n_points: Int16(points.count),
              points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress,
              flags: FT_OUTLINE_NONE)
            var bitmap = unsafe FT_Bitmap(
              rows: UInt32(rect.height), width: UInt32(rect.width), pitch: Int32(rect.width),
              buffer: values.baseAddress, num_grays: 256,
              pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
            return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap) == 0
          }
        }
      }
    }
  }
}
