import TagFlowCommand
import Testing

@Suite struct JSONNodeTests {
  private enum Fruit: String, Choice { case apple, pear, fig }

  private func node(_ value: JSONValue) -> JSONNode {
    JSONNode(value, path: .key("width", of: .index(3, of: .key("items", of: .root))))
  }

  private func error(_ message: String) -> JSONError {
    JSONError(path: "$.items[3].width", message: message)
  }

  @Test func aWrongTypeIsNamed() {
    #expect(throws: error("must be a number, not a string")) { try node(.string("1")).number() }
    #expect(throws: error("must be a string, not null")) { try node(.null).string() }
    #expect(throws: error("must be an array, not an object")) { try node(.object([])).elements() }
    #expect(throws: error("must be an object, not an array")) { try node(.array([])).members() }
    #expect(throws: error("must be true or false, not a number")) { try node(.number(1)).bool() }
  }

  @Test func aValueOutOfRangeIsNamed() {
    #expect(throws: error("must be a number above 0 and at most 100000, not 0")) {
      try node(.number(0)).number(.size)
    }
    #expect(throws: error("must be a whole number from 0 to 2147483647, not 1.5")) {
      try node(.number(1.5)).count()
    }
    #expect(throws: error(#"must be "apple", "pear" or "fig", not "plum""#)) {
      try node(.string("plum")).choice(Fruit.self)
    }
  }

  @Test func aKeyThatIsNotTakenIsTold() {
    let known = ["text", "size"]
    #expect(
      node(.null).refusal(of: "sise", known: known).message
        == #"unknown key; did you mean "size"?"#)
    #expect(node(.null).refusal(of: "colour", known: known).message == "unknown key")
  }

  @Test func pathsQuoteWhatIsNoPlainName() {
    let path = JSONPath.key("1", of: .key("a\"b", of: .key("_x$1", of: .root)))
    #expect(path.description == #"$._x$1["a\"b"]["1"]"#)
  }
}
