/// What one text needs while it is measured: HarfBuzz's and ICU's objects and reused storage.
///
/// It belongs to the task that its pool lends it to.
struct Workspace: ~Copyable {
  let buffer = ShapingBuffer()
  let itemizer = Itemizer()
  /// The paragraph in hand.
  var text = ScalarText()
  /// Its runs in logical order.
  var runs: [TextRun] = []
  /// Its own embedding level.
  var baseLevel: UInt8 = 0
  var advance = LineAdvance()
  /// Where lines may break in it.
  var breaks: [Int32] = []
  /// What glyphs say of its scalars.
  var shaping = ParagraphShaping()
  /// A run as entries of an `AdvanceTable`.
  var advanceRun = AdvanceRun()
}

extension Workspace {
  /// The scalars that a workspace which is kept has room for, at about 100 bytes each.
  private static let mostScalars = 1 << 16

  /// Workspaces that no task uses now, none of which a huge text has made large.
  static func pool() -> IdlePool<Workspace> {
    IdlePool(make: { Workspace() }, keeps: { $0.text.capacity <= mostScalars })
  }
}
