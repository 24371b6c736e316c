internal import Synchronization

/// The advances of a font's scalars and pairs in left-to-right runs of one script and language, as
/// far as `AdvanceProof` proves them.
///
/// Entries are found when they are first asked for; reading them takes no lock. Where rules match,
/// only the stretch that they could reach is shaped, once.
@safe final class AdvanceTable: Sendable {
  /// One entry for each pair of printable ASCII, with the advance of the second; row 0 is for the
  /// first of a text.
  let ascii = ASCIIPairs()
  private let scalars = ScalarPages()
  private let pairs = PairMemo()
  private let filler: Mutex<AdvanceFiller>

  init(_ font: HarfBuzzFont, script: Script, language: ShapingLanguage) throws(ProofRefusal) {
    let proof = try AdvanceProof(font, script: script, language: language)
    filler = Mutex(AdvanceFiller(font, proof: proof, script: script, language: language))
  }

  deinit {
    ascii.deallocate()
  }

  /// The advance of a run in font units, nil if it has to be shaped.
  ///
  /// O(n).
  func units(of text: [UInt32], _ range: Range<Int>) -> Int? {
    var units = 0
    var isSuspect = false
    var previous = ScalarEntry(word: 0)
    for index in range {
      let entry = entry(text[index])
      guard entry.isProven else { return nil }
      units += entry.advance
      if previous.begins {
        let before = GlyphPair(previous.glyph, entry.glyph)
        guard let pair = pairs.entry(before) ?? fill(text[index - 1], text[index], before)
        else { return nil }
        units += pair.units
        isSuspect = isSuspect || pair.isSuspect
      }
      previous = entry
    }
    guard isSuspect else { return units }
    return filler.withLock { filler in
      filler.units(of: text[range], plain: units, scalars: scalars, pairs: pairs)
    }
  }

  /// The advance of a text that is one run of the table's script, nil unless all of it is at hand
  /// and no rule could match.
  ///
  /// O(n), without a lock.
  func knownUnits(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var units = 0
    var previous = ScalarEntry(word: 0)
    var index = 0
    while index < utf8.count {
      let (scalar, length) = unsafe decodeScalar(utf8, at: index)
      let entry = ScalarEntry(word: scalars[scalar])
      guard entry.isProven, entry.isInScript else { return nil }
      units += entry.advance
      if previous.begins {
        guard let pair = pairs.entry(GlyphPair(previous.glyph, entry.glyph)), !pair.isSuspect
        else { return nil }
        units += pair.units
      }
      previous = entry
      index += length
    }
    return units
  }

  /// The advance of printable ASCII that `ascii` could not tell, nil if it has to be shaped.
  ///
  /// What `ascii` lacked it has afterwards.
  func units(ofASCII text: [UInt32]) -> Int? {
    let units = units(of: text, 0..<text.count)
    var row = 0
    for (index, scalar) in text.enumerated() {
      let column = Int(scalar) - 0x1F
      if !ascii.isKnown(row, column) { ascii.set(row, column, asciiWord(text, index)) }
      row = column
    }
    return units
  }

  private func asciiWord(_ text: [UInt32], _ index: Int) -> Int32 {
    let entry = entry(text[index])
    guard entry.isProven else { return ASCIIPairs.unprovable }
    guard index > 0 else { return ASCIIPairs.word(units: entry.advance) }
    let first = self.entry(text[index - 1])
    guard first.isProven else { return ASCIIPairs.unprovable }
    guard first.begins else { return ASCIIPairs.word(units: entry.advance) }
    let pair = pairs.entry(GlyphPair(first.glyph, entry.glyph))
    guard let pair, !pair.isSuspect else { return ASCIIPairs.unprovable }
    return ASCIIPairs.word(units: pair.units + entry.advance)
  }

  // MARK: Entries

  @inline(__always)
  private func entry(_ scalar: UInt32) -> ScalarEntry {
    let known = ScalarEntry(word: scalars[scalar])
    return known.isKnown ? known : fill(scalar)
  }

  @inline(never)
  private func fill(_ scalar: UInt32) -> ScalarEntry {
    let entry = filler.withLock { $0.entry(of: scalar) }
    scalars.set(scalar, entry.word)
    return entry
  }

  @inline(never)
  private func fill(_ first: UInt32, _ second: UInt32, _ pair: GlyphPair) -> PairEntry? {
    let (before, after) = (entry(first), entry(second))
    return filler.withLock { filler in
      if let known = pairs.entry(pair) { return known }
      guard
        let entry = filler.entry(of: pair, [first, second], apart: before.advance + after.advance),
        pairs.insert(pair, entry)
      else { return nil }
      return entry
    }
  }
}
