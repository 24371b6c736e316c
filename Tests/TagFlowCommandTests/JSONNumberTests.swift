import TagFlowCommand
import Testing

/// Numbers print as ECMAScript prints them; the right side is what JavaScript's `String()` gives.
@Suite struct JSONNumberTests {
  @Test(arguments: [
    (45, "45"), (-0.0, "0"), (0, "0"), (-7, "-7"), (0.1, "0.1"), (-0.5, "-0.5"),
    (50.26704545454545, "50.26704545454545"), (138.27272727272728, "138.27272727272728"),
    (1e20, "100000000000000000000"), (1e21, "1e+21"), (123e19, "1.23e+21"),
    (1.5e20, "150000000000000000000"), (9_007_199_254_740_992, "9007199254740992"),
    (9_007_199_254_740_994, "9007199254740994"), (1e15 + 0.5, "1000000000000000.5"),
    (0.000001, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"), (-1.25e-9, "-1.25e-9"),
    (0.00001234, "0.00001234"), (.leastNonzeroMagnitude, "5e-324"),
    (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func printsAsECMAScript(_ number: Double, _ text: String) {
    #expect(JSONNumber.text(number) == text)
  }

  @Test func everyNumberIsReadBackAsItself() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(Double(JSONNumber.text(number)) == number)
    }
  }

  @Test func whatIsNotFiniteIsNull() {
    #expect(JSONNumber.text(.nan) == "null")
    #expect(JSONNumber.text(-.infinity) == "null")
  }
}
