import Foundation
import LayoutGeometry
import Testing
import TextMeasure

/// Many tasks on one measurer: the answers of one task.
///
/// Run it with `--sanitize=thread` as well.
@Suite struct ConcurrencyTests {
  /// All that is asked of a text.
  struct Answer: Equatable, Sendable {
    let width: Double
    let measured: Double
    let height: Double
    let missing: Int
    let ink: Rect
    let glyphs: [PositionedGlyph]

    init(_ text: String, _ measurer: Measurer) {
      let measurement = measurer.measure(text)
      width = measurer.width(of: text)
      measured = measurement.width
      height = measurement.height
      missing = measurement.missing
      ink = measurement.ink
      glyphs = measurement.glyphRuns.flatMap(\.glyphs)
    }
  }

  @Test func manyTasksOnOneMeasurer() async throws {
    var random = RandomText(seed: 11)
    let texts = (0..<120).map { _ in random.text() }
    let measurer = try RandomText.measurer()
    let expected = texts.map { Answer($0, measurer) }
    // A measurer and faces of its own, so that what is made at first use is made by all at once.
    let shared = try RandomText.measurer(openingAnew: true)
    await withTaskGroup(of: [Answer].self) { group in
      for task in 0..<8 {
        group.addTask {
          // Each task goes through the texts from another place.
          let order = texts.indices.map { ($0 + task * 15) % texts.count }
          let answers = order.map { ($0, Answer(texts[$0], shared)) }
          return answers.sorted { $0.0 < $1.0 }.map(\.1)
        }
      }
      for await answers in group { #expect(answers == expected) }
    }
  }

  @Test func manyTasksMakeFontsOfOneFace() async throws {
    let face = try FontFace.embedded()
    let fonts = try await withThrowingTaskGroup(of: (Font, Double).self) { group in
      for task in 0..<64 {
        group.addTask {
          let font = try Font(face, size: 16, weight: Double(400 + task % 4 * 100))
          return (font, Measurer(font).width(of: "Weight"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(fonts.map(\.0)).count == 4)
    #expect(Set(fonts.map(\.1)).count == 4)
  }

  /// 64 tasks with measurers that they share and such as they make, while fonts are opened and
  /// dropped; for `TORTURE_SECONDS` if that is set, else for a moment.
  @Test func manyTasksWhileFontsComeAndGo() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["TORTURE_SECONDS"].flatMap(Double.init) ?? 1
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    var random = RandomText(seed: 12)
    let texts = (0..<40).map { _ in random.text() }
    let expected = try texts.map { Answer($0, try RandomText.measurer()) }
    let shared = try RandomText.measurer(openingAnew: true)
    let rounds = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<64 {
        group.addTask {
          var rounds = 0
          repeat {
            let opensFonts = (task + rounds) % 8 == 0
            let measurer = opensFonts ? try RandomText.measurer(openingAnew: true) : shared
            for step in 0..<5 {
              let place = (task * 7 + rounds * 5 + step) % texts.count
              let text = texts[place]
              #expect(Answer(text, measurer) == expected[place])
              #expect(try measurer.resized(to: 20).width(of: text) >= 0)
            }
            rounds += 1
            await Task.yield()
          } while ContinuousClock.now < end
          return rounds
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(rounds >= 64)
    if seconds > 1 { print("\(rounds) rounds of 5 texts by 64 tasks") }
  }
}
