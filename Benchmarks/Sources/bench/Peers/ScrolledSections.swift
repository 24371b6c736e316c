import CPeers
import TagFlow

/// A collection in sections of 100 boxes with pinned headers, seen through a screen.
final class ScrolledSections {
  private static let sectionSize = 100

  private var collection: CollectionArrangement
  private var attributes: [CollectionAttributes] = []
  private let frames: [peer_frame]
  private let screenCount = 100

  init(_ widths: [Double], _ setting: RowSetting) {
    let sections = stride(from: 0, to: widths.count, by: Self.sectionSize).map { start in
      let part = Array(widths[start..<min(start + Self.sectionSize, widths.count)])
      return CollectionSection(
        FlowItems(widths: part, height: setting.height), layout: .flow(setting.layout),
        header: SectionBoundary(height: 40, isPinned: true))
    }
    let viewport = Viewport(size: Size(width: setting.container, height: 844))
    collection = CollectionArrangement(sections, in: viewport)
    frames = collection.attributes(in: Rect(origin: .zero, size: collection.contentSize))
      .filter { $0.kind == .cell }
      .map {
        peer_frame(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
      }
  }

  /// The places to which is scrolled: all over the content.
  private var tops: [Double] {
    let last = collection.scrollRange.upperBound
    return (0..<screenCount).map { last * Double($0) / Double(screenCount) }
  }

  /// The screens that are shown one after the other.
  var steps: Int { screenCount }

  /// Scrolls to every screen and returns how many cells there are on all of them.
  func scroll() -> Int {
    var cells = 0
    for top in tops {
      collection.scroll(to: Point(x: 0, y: top))
      collection.attributes(in: collection.viewport.bounds, into: &attributes)
      cells += attributes.count { $0.kind == .cell }
    }
    return cells
  }

  /// Looks at the frames of all cells for every screen.
  func scan() -> Int {
    let size = collection.viewport.bounds.size
    return tops.reduce(0) { cells, top in
      let area = peer_frame(x: 0, y: top, width: size.width, height: size.height)
      return cells + peer_scan_frames(frames, frames.count, area)
    }
  }

  /// Where a screen does not begin with a pinned header, as a message.
  func missingHeader() -> String? {
    for top in tops {
      collection.scroll(to: Point(x: 0, y: top))
      let headers = collection.visibleAttributes().filter { $0.kind == .header }
      if headers.first.map({ $0.frame.y <= top && top < $0.frame.maxY }) != true {
        return "at \(top) there is none"
      }
    }
    return nil
  }
}
