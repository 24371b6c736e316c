import Foundation
import TagFlow

// Foundation formats with an ICU of its own; TagFlow measures with the system's. Both in one file,
// as in a client's program: the names of one must not disturb those of the other.

let number = NumberFormatter()
number.locale = Locale(identifier: "de_DE")
number.numberStyle = .decimal

let day = Date.FormatStyle(
  date: .long, time: .omitted, locale: Locale(identifier: "en_GB"), timeZone: .gmt)

let texts = [
  number.string(from: 1_234_567.5) ?? "",
  Date(timeIntervalSince1970: 0).formatted(day),
  "item 1".capitalized(with: Locale(identifier: "tr_TR")),
]
guard texts == ["1.234.567,5", "1 January 1970", "İtem 1"] else {
  fatalError("Foundation formats wrongly beside TagFlow: \(texts)")
}

let font = try Font(size: 18)
for text in texts + ["item 1"] {
  print(text, text.width(font: font))
}
guard "item 1".width(font: font) == 51 else {
  fatalError("TagFlow measures wrongly beside Foundation")
}
