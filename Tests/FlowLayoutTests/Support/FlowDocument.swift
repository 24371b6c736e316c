import FlowLayout
import Foundation
import LayoutGeometry

/// A document of `tagflow wrap --input json`, as far as sized items are concerned.
struct FlowDocument: Decodable, Sendable {
  var width: Double?
  var height: Double?
  var layout: Layout
  var items: [Item]

  struct Layout: Decodable, Sendable {
    var axis: String
    var direction: String
    var itemSpacing: Double
    var lineSpacing: Double
    var insets: Sides?
    var breaking: String
    var minLines: Int?
    var justification: String
    var lastLine: String
    var alignment: String
    var lineAlignment: String
    var oversize: String
  }

  struct Sides: Decodable, Sendable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
  }

  struct Item: Decodable, Sendable {
    var width: Double
    var height: Double
    var baseline: Double?
    var grow: Double?
  }

  var flowItems: FlowItems {
    FlowItems(
      items.map {
        FlowItem(
          size: Size(width: $0.width, height: $0.height), baseline: $0.baseline,
          grow: $0.grow ?? 0)
      })
  }

  var flowLayout: FlowLayout {
    get throws {
      var flow = FlowLayout(itemSpacing: layout.itemSpacing, lineSpacing: layout.lineSpacing)
      flow.axis = try option(layout.axis)
      flow.direction = layout.direction == "rtl" ? .rightToLeft : .leftToRight
      if let sides = layout.insets {
        flow.insets = Insets(
          top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
      }
      flow.breaking = try option(layout.breaking)
      flow.minLines = layout.minLines
      flow.justification = try option(layout.justification)
      flow.lastLine = try option(layout.lastLine)
      flow.alignment = try option(layout.alignment)
      flow.lineAlignment = try option(layout.lineAlignment)
      flow.oversize = try option(layout.oversize)
      return flow
    }
  }

  struct UnknownOption: Error { var name: String }
}

/// The option of a name, which is that of its case.
private func option<Option: CaseIterable>(_ name: String) throws -> Option {
  guard let option = Option.allCases.first(where: { "\($0)" == name }) else {
    throw FlowDocument.UnknownOption(name: name)
  }
  return option
}

/// A frame of a data file.
struct FrameData: Decodable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Whether a frame equals this one within a tolerance on every side.
  func matches(_ frame: Rect, within tolerance: Double) -> Bool {
    abs(x - frame.x) <= tolerance && abs(y - frame.y) <= tolerance
      && abs(width - frame.width) <= tolerance && abs(height - frame.height) <= tolerance
  }
}

/// The files of `Data`.
enum DataFile {
  private static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data")

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: directory.appending(path: name))
  }

  /// The values of a file with one JSON value a line.
  static func lines<Value: Decodable>(_ name: String) throws -> [Value] {
    try read(name).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Value.self, from: $0)
    }
  }
}
