internal import FlowLayout

// The options of a layout go by the names of their cases, which JSON and the command line share.

extension FlowAxis: Choice {}
extension FlowBreaking: Choice {}
extension FlowJustification: Choice {}
extension FlowLastLine: Choice {}
extension FlowAlignment: Choice {}
extension FlowLineAlignment: Choice {}
extension FlowOversize: Choice {}

extension FlowDirection: Choice {
  package var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
