import TagFlowCommand
import Testing

@Suite struct JSONWriterTests {
  @Test func keysKeepTheirOrder() {
    var json = JSONWriter()
    json.object { json in
      json.member("z", 1.0)
      json.member("a", "b")
      json.key("list")
      json.array([1, 2]) { $0.value($1) }
      json.key("empty")
      json.object { _ in }
      json.member("none", nil as Double?)
      json.member("yes", true)
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"z":1,"a":"b","list":[1,2],"empty":{},"none":null,"yes":true}"#)
  }

  @Test func stringsAreEscapedAndReadBack() throws {
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
    let quoted = JSONWriter.quoted(text + "\u{2028}😀")
    #expect(quoted.hasPrefix(#""\u0000\u0001"#))
    #expect(quoted.contains(#"\b\t\n\u000b\f\r\u000e"#))
    #expect(try JSONParser.parse(Array(quoted.utf8).span) == .string(text + "\u{2028}😀"))
  }
}
