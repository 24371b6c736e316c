import Foundation
import FoundationXML

/// An element of a document that libxml2 read.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The text in it, without that of elements in it.
  var text = ""

  /// A number of an attribute, NaN if it is none.
  func number(_ attribute: String) -> Double {
    attributes[attribute].flatMap(Double.init) ?? .nan
  }

  /// The elements of a document in the order in which they begin.
  ///
  /// - Throws: the parser's error if the document is not well-formed.
  static func all(in document: [UInt8]) throws -> [MarkupElement] {
    let reader = Reader()
    let parser = XMLParser(data: Data(document))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
    return reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [MarkupElement] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(MarkupElement(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
