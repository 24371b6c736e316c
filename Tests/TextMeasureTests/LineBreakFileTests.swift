import TestSupport
import Testing
import TextMeasure

/// `LineBreakTest.txt`, every line, by the opportunities that prepared text breaks at.
///
/// The 22 that ICU 72's root rules tailor are named below, and must differ.
@Suite struct LineBreakFileTests {
  @Test func lineBreakTest() throws {
    let outcome = try Shell.run(
      "gzip -dc Tests/TextMeasureTests/Data/Unicode/LineBreakTest.txt.gz")
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    let measurer = Measurer(try Font(size: 16))
    var differing: [String] = []
    var count = 0
    for line in outcome.output.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.map(String.init)
      var text = ""
      var breaks: [Int] = []
      for (index, field) in fields.enumerated() {
        if index % 2 == 1 {
          text.unicodeScalars.append(
            try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
        } else if field == "÷" {
          breaks.append(text.utf8.count)
        }
      }
      // A terminator at the end opens an empty line, which ends where it begins.
      let answer = measurer.prepare(text).lineBreaks
      if (answer.last == answer.dropLast().last ? answer.dropLast() : answer) != breaks {
        differing.append(fields.joined(separator: " "))
      }
      count += 1
    }
    #expect(count == 7654)
    #expect(differing.sorted() == (Self.beforeNumbers + Self.afterHyphens).sorted())
  }

  /// LB 25: the file's tailoring begins a number with a digit, ICU 72's root rules also with a full
  /// stop or comma before one, so that `.5` stays whole.
  private static let beforeNumbers = [
    "× 002C ÷ 0030 ÷", "× 002C × 0308 ÷ 0030 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × "
      + "006E × 0074 × 0073 ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
  ]

  /// LB 20a, which ICU 72 has ahead of Unicode 15.1: a hyphen at the start of a word stays with the
  /// letter after it.
  private static let afterHyphens = [
    "× 002D ÷ 0023 ÷", "× 002D × 0308 ÷ 0023 ÷", "× 002D ÷ 00A7 ÷", "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 0E01 ÷", "× 002D × 0308 ÷ 0E01 ÷", "× 002D ÷ 50005 ÷", "× 002D × 0308 ÷ 50005 ÷",
  ]
}
