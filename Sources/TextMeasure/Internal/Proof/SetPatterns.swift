/// Sequences of sets of glyphs, the sets by number, one after the other in one array.
struct SetPatterns: Sendable {
  private var sets: [Int] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// Adds a pattern and returns its number.
  mutating func append(_ pattern: [Int]) -> Int {
    sets += pattern
    ends.append(sets.count)
    return ends.count - 1
  }

  /// The sets of a pattern, in the order of the text.
  subscript(pattern: Int) -> ArraySlice<Int> {
    sets[range(of: pattern)]
  }

  @inline(__always)
  func range(of pattern: Int) -> Range<Int> {
    (pattern == 0 ? 0 : ends[pattern - 1])..<ends[pattern]
  }

  /// The set at a place of `range(of:)`.
  @inline(__always)
  func set(at place: Int) -> Int { sets[place] }
}

/// The place in a pattern at which the first of two neighbours stands.
struct PatternPlace: Sendable {
  let pattern: Int
  let place: Int
}

/// Where in patterns two sets stand side by side, by the first of them and then by the second.
struct PatternMeetings: Sendable {
  struct Meeting: Sendable {
    let first: Int
    let second: Int
    let place: PatternPlace
  }

  /// Two sets, and where in `places` the places of their meetings end.
  struct Seconds: Sendable {
    let set: Int
    let places: Range<Int>
  }

  /// The places of all meetings.
  let places: [PatternPlace]
  private let seconds: [Seconds]
  /// Where in `seconds` those of each first set end.
  private let ends: [Int]

  init(_ meetings: [Meeting], setCount: Int) {
    let meetings = meetings.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    places = meetings.map(\.place)
    var seconds: [Seconds] = []
    var ends = [Int](repeating: 0, count: setCount)
    var start = 0
    for (index, meeting) in meetings.enumerated() {
      let next = index + 1 < meetings.count ? meetings[index + 1] : nil
      if let next, next.first == meeting.first, next.second == meeting.second { continue }
      seconds.append(Seconds(set: meeting.second, places: start..<index + 1))
      ends[meeting.first] = seconds.count
      start = index + 1
    }
    for set in ends.indices.dropFirst() { ends[set] = max(ends[set], ends[set - 1]) }
    self.seconds = seconds
    self.ends = ends
  }

  /// The second sets that meet `set` as the first.
  subscript(set: Int) -> ArraySlice<Seconds> {
    seconds[(set == 0 ? 0 : ends[set - 1])..<ends[set]]
  }
}
