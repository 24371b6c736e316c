import TagFlow
import TagFlowPicture

let font = try Font(size: 18)  // the embedded Inter; or Font(path: "Roboto.ttf", size: 18)
let width = "item 1".width(font: font)  // 51: rounded up, as boundingRect and ceil give it
let exact = Measurer(font).width(of: "item 1")  // 50.26704545454545

let style = TagStyle(font: font, padding: Insets(horizontal: 16, vertical: 8))
let tags = try MeasuredTags(["item 1", "item 2", "item 3"], style: style)  // text work, once
let rows = tags.arrange(by: FlowLayout(itemSpacing: 10, lineSpacing: 10), width: 320)
for frame in rows.frames { print(frame) }  // arithmetic, at any width
print(rows.picture(of: tags))  // in characters; TagPicture draws SVG, PNG and HTML
