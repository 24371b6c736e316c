internal import FlowLayout
internal import LayoutGeometry

/// One thing that is done to sections; items are known by their indices in the pool.
enum CollectionEdit {
  case insert([Int], at: ItemPath)
  case remove(ItemRange)
  case move(ItemRange, to: ItemPath)
  case replace(ItemRange, with: [Int])
  case replaceSections(Range<Int>, with: [CollectionDocument.Section])
  case moveSections(Range<Int>, to: Int)
  case scroll(CollectionScroll)
  case resize(CollectionResize)
}

/// Where the view goes.
enum CollectionScroll {
  /// To a corner; what is nil stays.
  case origin(x: Double?, y: Double?)
  /// So that an element is at the top as it was.
  case anchor(ScrollAnchor)
}

/// What a view becomes; what is nil stays, and a side in which nil is has no bound.
struct CollectionResize {
  var width: Double??
  var height: Double??
  var contentInsets: Insets?
}

extension CollectionEdit {
  /// Does the same to sections that no one has arranged.
  func apply(to sections: inout [CollectionDocument.Section]) {
    switch self {
    case .insert(let items, let path):
      sections[path.section].items.insert(contentsOf: items, at: path.item)
    case .remove(let range):
      sections[range.section].items.removeSubrange(range.items)
    case .move(let range, let path):
      let moved = Array(sections[range.section].items[range.items])
      sections[range.section].items.removeSubrange(range.items)
      sections[path.section].items.insert(contentsOf: moved, at: path.item)
    case .replace(let range, let items):
      sections[range.section].items.replaceSubrange(range.items, with: items)
    case .replaceSections(let range, let new):
      sections.replaceSubrange(range, with: new)
    case .moveSections(let range, let index):
      let moved = Array(sections[range])
      sections.removeSubrange(range)
      sections.insert(contentsOf: moved, at: index)
    case .scroll, .resize: break
    }
  }
}
