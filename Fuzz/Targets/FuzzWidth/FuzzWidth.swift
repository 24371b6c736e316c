import FuzzSupport
import TextMeasure

/// The width of a line by each way there is to it: looked up, shaped, and as a paragraph.
///
/// What is remembered, or put together of words, must be what shaping the whole line gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let place = input.below(FuzzFonts.styles.count)
  guard place < FuzzFonts.measurers.count, let fresh = try? Measurer(FuzzFonts.styles[place])
  else { return 0 }
  let known = FuzzFonts.measurers[place]
  let text = input.text()
  let width = known.width(of: text)
  require(known.width(of: text) == width, "another width the second time")
  require(fresh.width(of: text) == width, "another width by a fresh measurer")
  require(known.prepare(text).naturalWidth == width, "another width of the paragraph")
  require(known.measure(text).width == width, "another width of its lines")
  require(fresh.widthAndMissing(of: text).missing == known.prepare(text).missing, "missing")
  return 0
}
