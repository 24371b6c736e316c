/// An OpenType feature and its value: 0 turns it off, 1 on, more chooses among alternates.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag, such as `liga`; shorter ones are padded with spaces.
  public let tag: String

  /// 0 is off, 1 on, a greater value the number of an alternate.
  public let value: UInt32

  /// A feature by its tag and value.
  public init(tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Whether the tag is one to four printable ASCII characters.
  var hasValidTag: Bool {
    (1...4).contains(tag.utf8.count) && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Reads a comma-separated list such as `-liga,+tnum,ss01=2`; empty text is no feature.
  ///
  /// - Throws: `TextStyleError.invalidFeature` with the entry that is none. A range of characters
  ///   (`kern[3:5]`) is not taken.
  public static func list(_ text: String) throws(TextStyleError) -> [FontFeature] {
    var features: [FontFeature] = []
    for entry in text.split(separator: ",") {
      let trimmed = entry.drop { $0 == " " }
      guard let feature = FontFeature(parsing: String(trimmed)) else {
        throw .invalidFeature(String(entry))
      }
      features.append(feature)
    }
    return features
  }
}
