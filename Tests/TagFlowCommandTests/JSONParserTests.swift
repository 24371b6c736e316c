import TagFlowCommand
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.parse(Array(text.utf8).span)
  }

  @Test func readsEveryKindOfValue() throws {
    let value = try parse(#" {"b":[1,-2.5e3,"x\u0000é\ud83d\ude00",true,false,null],"a":{}} "#)
    #expect(
      value
        == .object([
          .init(
            key: "b",
            value: .array([
              .number(1), .number(-2500), .string("x\0é😀"), .bool(true), .bool(false), .null,
            ])),
          .init(key: "a", value: .object([])),
        ]))
  }

  @Test func readsWholeNumbersOfAnyLength() throws {
    #expect(try parse("123456789012345678901234567890") == .number(1.2345678901234568e29))
    #expect(try parse("-9223372036854775809") == .number(-0x1p63))
    #expect(try parse("1e-999") == .number(0))
  }

  @Test func skipsOneByteOrderMark() throws {
    #expect(try parse("\u{FEFF}[1]") == .array([.number(1)]))
    #expect(throws: JSONError.self) { try parse("\u{FEFF}\u{FEFF}[1]") }
    #expect(throws: JSONError.self) { try parse("\u{FEFF}") }
  }

  @Test(arguments: [
    (#"{"a":1,"a":2}"#, "$.a", "duplicate key", 1, 10),
    (#"{"x":[{"a b":1},{"a b":1,"a b":2}]}"#, #"$.x[1]["a b"]"#, "duplicate key", 1, 30),
    (#"{"x":[[],{},{"y":[0,1],"z":1e999}]}"#, "$.x[2].z", overflow, 1, 32),
    (#"["ok","\ud800"]"#, "$[1]", "lone surrogate in a string", 1, 14),
    (#"["\udc00\ud800"]"#, "$[0]", "lone surrogate in a string", 1, 15),
    (#"{"\ud800":1}"#, #"$["\\ud800"]"#, "lone surrogate in a string", 1, 9),
    (#"{"text":1,"te\u0078t":2}"#, "$.text", "duplicate key", 1, 21),
    (#"{"a\u0000":1}"#, #"$["a\u0000"]"#, "a key with a NUL character", 1, 10),
    (#"{"a\"#, #"$["a\\"]"#, #"invalid escape near '"a\'"#, 1, 4),
    ("{\n  \"a\": tru\n}", "$.a", "invalid token near 'tru'", 2, 10),
    ("", "$", "the document ends too early", 1, 1),
    (#"{"a":[1,"#, "$.a[1]", "the document ends too early", 1, 8),
    ("[1] 2", "$", "text after the end of the document", 1, 5),
    ("nan", "$", "invalid token near 'nan'", 1, 3),
    ("[01]", "$[0]", "invalid token near '0'", 1, 2),
  ])
  func namesWhatIsWrongByItsPath(
    _ text: String, _ path: String, _ message: String, _ line: Int, _ column: Int
  ) {
    let error = JSONError(
      path: path, message: message, position: JSONPosition(line: line, column: column))
    #expect(throws: error) { try parse(text) }
  }

  private static let overflow = "number out of range; the largest is 1.7976931348623157e308"

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.message == "nested deeper than 2048 levels")
  }
}
