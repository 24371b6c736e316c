import FlowLayout
import LayoutGeometry
import SeededRandom
import Testing

/// Fixed, adaptive and full-width columns (F9, seeds A6, B1, D).
@Suite struct GridTests {
  static func items(_ count: Int) -> FlowItems {
    FlowItems(widths: [Double](repeating: 33, count: count), height: 20)
  }

  /// A cell is floor((width - 2 * inset - 4 * spacing) / 5) points wide.
  ///
  /// 375: 375/5 = 75, 355/5 = 71, 335/5 = 67, 347/5 = 69.4, 327/5 = 65.4, 307/5 = 61.4
  /// 812: 812/5 = 162.4, 792/5 = 158.4, 772/5 = 154.4, 784/5 = 156.8, 764/5 = 152.8, 744/5 = 148.8
  @Test(
    arguments: [
      (375.0, 0.0, 0.0, 75.0), (375, 10, 0, 71), (375, 20, 0, 67),
      (375, 0, 7, 69), (375, 10, 7, 65), (375, 20, 7, 61),
      (812, 0, 0, 162), (812, 10, 0, 158), (812, 20, 0, 154),
      (812, 0, 7, 156), (812, 10, 7, 152), (812, 20, 7, 148),
    ])
  func seedD1_fiveSquareCellsInEveryRow(
    width: Double, inset: Double, spacing: Double, side: Double
  ) {
    let layout = GridLayout(
      .fixed(5), itemSpacing: spacing, lineSpacing: spacing,
      insets: Insets(horizontal: inset, vertical: inset))
    let arrangement = layout.arrange(Self.items(12), width: width)
    #expect(arrangement.counts == [5, 5, 2])
    let expected = (0..<12).map {
      Rect(
        x: inset + Double($0 % 5) * (side + spacing), y: inset + Double($0 / 5) * (side + spacing),
        width: side, height: side)
    }
    #expect(Array(arrangement.frames) == expected)
    #expect(
      arrangement.size == Size(width: width, height: 2 * inset + 3 * side + 2 * spacing))
  }

  @Test func seedD1_picture() {
    let layout = GridLayout(
      .fixed(5), itemSpacing: 7, lineSpacing: 7, insets: Insets(horizontal: 10, vertical: 10))
    #expect(
      layout.arrange(Self.items(7), width: 375).picture(
        scale: PictureScale(pointsPerColumn: 9, pointsPerRow: 18), isFramed: true)
          == """
          +------------------------------------------+
          |                                          |
          | ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐  |
          | │0    │ │1    │ │2    │ │3    │ │4    │  |
          | └─────┘ └─────┘ └─────┘ └─────┘ └─────┘  |
          |                                          |
          | ┌─────┐ ┌─────┐                          |
          | │5    │ │6    │                          |
          | └─────┘ └─────┘                          |
          |                                          |
          +------------------------------------------+
          """)
  }

  @Test func seedD2_turningGivesNewSquares() {
    let layout = GridLayout(.fixed(5))
    var arrangement = layout.arrange(Self.items(12), width: 375)
    #expect(arrangement.frame(at: 6) == Rect(x: 75, y: 75, width: 75, height: 75))
    layout.arrange(Self.items(12), width: 812, into: &arrangement)
    #expect(arrangement.frame(at: 6) == Rect(x: 162, y: 162, width: 162, height: 162))
    #expect(arrangement == layout.arrange(Self.items(12), width: 812))
  }

  @Test func seedD3_ownSizesDoNotMatter() {
    let layout = GridLayout(.fixed(3), itemSpacing: 2)
    let odd = FlowItems([
      FlowItem(500, 1), FlowItem(0, 90, baseline: 3), FlowItem(size: .zero, grow: 4, maximum: 1),
    ])
    #expect(layout.arrange(odd, width: 100) == layout.arrange(Self.items(3), width: 100))
  }

  /// The most n with n * minimum + (n - 1) * spacing <= 390, then (390 - (n - 1) * spacing) / n.
  ///
  /// 80, 8: 4 * 80 + 24 = 344, five take 432; (390 - 24) / 4 = 91.5. 10, 8: 22 * 10 + 168 = 388,
  /// 23 take 406; (390 - 168) / 22 = 222 / 22. 80, 0: 320, five take 400; 390 / 4 = 97.5.
  /// 10, 0: 39 * 10 = 390; 10. objc.io's example of SwiftUI: 40, 8 in 122 are two columns, of 57.
  @Test(
    arguments: [
      (390.0, 80.0, 200.0, 8.0, 4, 91.5), (390, 10, 200, 8, 22, 222.0 / 22),
      (390, 80, 200, 0, 4, 97.5), (390, 10, 200, 0, 39, 10),
      (122, 40, .infinity, 8, 2, 57), (390, 80, 90, 8, 4, 90), (60, 80, 200, 8, 1, 80),
      (390, 80, 10, 8, 4, 80), (500, 300, 400, 8, 1, 400),
    ])
  func seedA6_adaptiveColumns(
    width: Double, minimum: Double, maximum: Double, spacing: Double, count: Int, column: Double
  ) {
    let layout = GridLayout(
      .adaptive(minimum: minimum, maximum: maximum), itemHeight: .fixed(30), itemSpacing: spacing)
    let arrangement = layout.arrange(Self.items(100), width: width)
    let rest = 100 % count
    let rows = [Int](repeating: count, count: 100 / count) + (rest > 0 ? [rest] : [])
    #expect(arrangement.counts == rows)
    #expect(arrangement.frames.allSatisfy { $0.width == column && $0.height == 30 })
    #expect(arrangement.lefts[count] == 0)
  }

  @Test func seedA6_picture() {
    let layout = GridLayout(
      .adaptive(minimum: 80, maximum: 200), itemHeight: .measured, itemSpacing: 8, lineSpacing: 8)
    let labels = ["item 1", "item 2 - long long long", "item 3", "item 4", "item 5"]
    #expect(
      layout.arrange(Self.items(5), width: 390).picture(
        labels: labels, scale: PictureScale(pointsPerColumn: 10, pointsPerRow: 7))
          == """
          ┌───────┐ ┌───────┐ ┌───────┐ ┌───────┐
          │item 1 │ │item 2 │ │item 3 │ │item 4 │
          └───────┘ └───────┘ └───────┘ └───────┘

          ┌───────┐
          │item 5 │
          └───────┘
          """)
  }

  /// 375 - 12 - 8 - 16 - 4 = 335: both kinds of insets, one after the other, are insets.
  @Test func seedB1_fullWidth() {
    let layout = GridLayout(
      .fullWidth, itemHeight: .fixed(60), lineSpacing: 1,
      insets: Insets(top: 5, left: 12 + 16, bottom: 6, right: 8 + 4))
    let arrangement = layout.arrange(Self.items(3), width: 375)
    #expect(
      Array(arrangement.frames) == [
        Rect(x: 28, y: 5, width: 335, height: 60), Rect(x: 28, y: 66, width: 335, height: 60),
        Rect(x: 28, y: 127, width: 335, height: 60),
      ])
    #expect(arrangement.size == Size(width: 375, height: 193))
  }

  @Test func aRowIsAsTallAsItsTallest() {
    let items = FlowItems([FlowItem(9, 20), FlowItem(9, 50), FlowItem(9, 30), FlowItem(9, 10)])
    var layout = GridLayout(.fixed(2), itemHeight: .measured, lineSpacing: 5)
    #expect(layout.arrange(items, width: 100).tops == [0, 0, 55, 55])
    #expect(layout.arrange(items, width: 100).size.height == 85)
    layout.alignment = .stretch
    #expect(layout.arrange(items, width: 100).frames.map(\.height) == [50, 50, 30, 30])
    // Measured again at the width of a column: 50 points hold 2 lines of 20, then 1, 3 and 0.
    let heights = [40.0, 20, 60, 0]
    let measured = layout.arrange(items, width: 100) { $1 == 50 ? heights[$0] : .nan }
    #expect(measured.lines.map(\.frame.height) == [40, 60])
  }

  @Test func columnsMirrorAndTranspose() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<300 {
      let document = PropertyTests.Document(&random)
      var layout = GridLayout.random(like: document.layout, &random)
      layout.pixelScale = nil
      (layout.axis, layout.direction, layout.alignment) = (.horizontal, .leftToRight, .center)
      let items = FlowItems(document.items.map { FlowItem($0.size.width, $0.size.height) })
      let frames = layout.arrange(items, width: document.width).frames
      let insets = layout.insets

      var mirrored = layout
      mirrored.direction = .rightToLeft
      (mirrored.insets.left, mirrored.insets.right) = (insets.right, insets.left)
      let image = mirrored.arrange(items, width: document.width)
      #expect(
        zip(image.frames, frames).allSatisfy {
          abs($0.maxX + $1.x - image.size.width) < 1e-9 && $0.y == $1.y && $0.size == $1.size
        })

      var transposed = layout
      transposed.axis = .vertical
      transposed.insets = Insets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      let turned = FlowItems(document.items.map { FlowItem($0.size.height, $0.size.width) })
      let columns = transposed.arrange(turned, height: document.width).frames
      #expect(
        columns.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) } == Array(frames))
    }
  }

  @Test(arguments: [-1, 0, 1, 1e9, 1e300, .infinity, -.infinity, .nan] as [Double])
  func hostileNumbersGiveFiniteFrames(number: Double) {
    let columns: [GridColumns] = [
      .fixed(-3), .fixed(.max), .fixed(3), .adaptive(minimum: number, maximum: number),
      .adaptive(minimum: 10, maximum: number), .adaptive(minimum: number), .fullWidth,
    ]
    for columns in columns {
      for width in [number, 100, 0, -4] {
        var layout = GridLayout(columns, itemSpacing: number, lineSpacing: number)
        layout.itemHeight = .fixed(number)
        layout.insets = Insets(left: number, right: number)
        layout.pixelScale = number
        let arrangement = layout.arrange(Self.items(9), width: width)
        #expect(arrangement.frames.count == 9)
        #expect(
          arrangement.frames.allSatisfy {
            $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height >= 0
              && $0.maxX.isFinite && $0.maxY.isFinite
          })
        if width <= 0 { #expect(arrangement.counts == [Int](repeating: 1, count: 9)) }
        #expect(
          layout.extent(of: Self.items(9), width: width)
            == FlowExtent(size: arrangement.size, lineCount: arrangement.lines.count))
      }
    }
  }

  @Test func columnsOnPixelsNeverNeedMoreRoom() {
    // 390 / 4 = 97.5 points are 292.5 pixels at a scale of 3: 292 pixels are 97 1/3 points.
    let layout = GridLayout(.adaptive(minimum: 80), itemHeight: .fixed(10), pixelScale: 3)
    let arrangement = layout.arrange(Self.items(4), width: 390)
    #expect(arrangement.frames.allSatisfy { abs($0.width - 292.0 / 3) < 1e-9 })
    #expect(arrangement.frames.allSatisfy { $0.maxX <= 390 })
  }
}
