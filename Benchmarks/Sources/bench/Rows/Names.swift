/// The contestants' names.
enum Names {
  static let bare = "bare HarfBuzz loop"
  static let itemized = "bare HarfBuzz loop with ICU"
  static let cold = "TagFlow, new"
  static let warm = "TagFlow, warm"
  static let coldStrings = "C string cache, new"
  static let warmStrings = "C string cache, warm"
  static let warmSwiftStrings = "C string cache, warm, asked with Swift's strings"
  static let coldWords = "C word cache, new"
  static let warmWords = "C word cache, warm"
  static let pango = "Pango"
  static let raqm = "raqm"
  static let texts = "the texts alone"

  static let oneCore = "one core"
  static let allCores = "all cores"

  static let lineCount = "TagFlow line count"
  static let lines = "TagFlow lines"

  static let loop = "bare C loop, new storage"
  static let loopAgain = "bare C loop, storage used again"
  static let arrange = "TagFlow arrange"
  static let arrangeAgain = "TagFlow re-arrange"
  static let balanced = "TagFlow balanced"
  static let items = "TagFlow items and arrangement"
  static let screenful = "TagFlow items in a screenful"

  static let scan = "C scan of all frames"

  static let hbShape = "hb-shape"
  static let measure = "tagflow measure"
}

/// The rows' names.
enum RowName {
  static func widths(_ corpus: String, _ font: BenchFont) -> String {
    "Widths of \(corpus), \(font.name)"
  }
  static let multiscript = "Widths of tags-multiscript, a cascade for each language"
  static let batch = "Batch of widths on all cores, tags-unique, DejaVu Sans"
  static func prepare(_ font: BenchFont) -> String { "Prepare paragraphs, \(font.name)" }
  static func breakAgain(_ font: BenchFont) -> String { "Break paragraphs again, \(font.name)" }

  static func arrange(_ count: Int) -> String { "Arrange \(count) items" }
  static func balanced(_ count: Int) -> String { "Balanced lines of \(count) items" }
  static func query(_ count: Int) -> String { "Items in a rectangle, \(count) items" }
  static func edit(_ count: Int) -> String { "Edit one of \(count) items" }
  static func scroll(_ count: Int) -> String { "Scroll step, \(count) items in sections of 100" }

  static let growingWidths = "Growth of cold widths, tags-unique, DejaVu Sans"
  static let growingArrangement = "Growth of arranging"
  static let growingBalance = "Growth of balancing"
  static let growingEdits = "Growth of an edit, for each item there is"

  static let widthMemory = "Memory of remembered widths, tags-unique, DejaVu Sans"
  static func arrangementMemory(_ count: Int) -> String { "Memory of \(count) arranged items" }
  static let peakMemory = "Peak memory of the command, tags-unique, DejaVu Sans"

  static func oneShot(_ font: BenchFont) -> String { "One-shot command, \(font.name)" }
}
