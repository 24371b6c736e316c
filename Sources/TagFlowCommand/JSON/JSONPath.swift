/// Where a value is in its document.
///
/// It is written out only when there is an error to report.
package indirect enum JSONPath: Equatable, Sendable, CustomStringConvertible {
  case root
  case key(String, of: JSONPath)
  case index(Int, of: JSONPath)

  /// The path as `$.items[3].width`; a key that is no plain name is written `["in quotes"]`.
  package var description: String {
    switch self {
    case .root: "$"
    case .key(let name, let parent):
      JSONPath.isPlain(name)
        ? "\(parent.description).\(name)" : "\(parent.description)[\(JSONWriter.quoted(name))]"
    case .index(let index, let parent): "\(parent.description)[\(index)]"
    }
  }

  /// The key at the root that leads to the value; nil for the root itself and for elements of it.
  package var first: String? {
    switch self {
    case .root: nil
    case .key(let name, of: .root): name
    case .key(_, let parent), .index(_, let parent): parent.first
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: true
      default: false
      }
    }
  }
}
