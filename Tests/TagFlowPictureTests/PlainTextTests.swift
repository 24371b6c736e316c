import TagFlow
import TagFlowPicture
import Testing

@Suite struct PlainTextTests {
  /// A row of characters is 12.6 points here, so the 8 between rows take one.
  @Test func chipsShowTheirTexts() throws {
    let style = TagStyle(
      font: try Font(size: 18), padding: Insets(horizontal: 16, vertical: 8))
    let tags = try MeasuredTags(["one", "two", "three"], style: style)
    let arrangement = tags.arrange(by: FlowLayout(itemSpacing: 8, lineSpacing: 8), width: 160)
    #expect(
      arrangement.picture(of: tags) == """
        ┌─────┐ ┌──────┐
        │one  │ │two   │
        └─────┘ └──────┘

        ┌───────┐
        │three  │
        └───────┘
        """)
  }
}
