import TagFlow
import TagFlowPicture
import Testing

@Suite struct ColorTests {
  @Test func coloursAreThoseOfCSS() {
    #expect(RGBAColor(css: "#f80") == RGBAColor(red: 255, green: 136, blue: 0))
    #expect(RGBAColor(css: "#F808") == RGBAColor(red: 255, green: 136, blue: 0, alpha: 136))
    #expect(RGBAColor(css: "#102030") == RGBAColor(red: 16, green: 32, blue: 48))
    #expect(RGBAColor(css: "#10203040") == RGBAColor(red: 16, green: 32, blue: 48, alpha: 64))
    #expect(RGBAColor(css: "Teal") == RGBAColor(red: 0, green: 128, blue: 128))
    #expect(RGBAColor(css: "transparent")?.alpha == 0)
    for wrong in ["", "#", "#12", "#12345", "#1234567", "#ggg", "f80", "#１２３", "tea", " red"] {
      #expect(RGBAColor(css: wrong) == nil, "\(wrong)")
    }
  }

  @Test func coloursAreWrittenAsTheyAreRead() {
    for css in ["#0a0b0c", "#ff880001"] { #expect(RGBAColor(css: css)?.css == css) }
    #expect(RGBAColor(css: "#f80f")?.css == "#ff8800")
  }
}
