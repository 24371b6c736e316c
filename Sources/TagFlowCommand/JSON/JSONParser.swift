private import CJansson

/// Reads JSON with Jansson; no other file knows the library.
///
/// Whole numbers are read as doubles, so none overflows before its value does. Duplicate keys, lone
/// surrogates and numbers past the range of a double are refused by their path; nesting is limited
/// to 2048 levels by Jansson.
package enum JSONParser {
  /// Reads one document, which takes up all of `text` but white space and a byte order mark before
  /// it, which is skipped (RFC 8259, 8.1).
  package static func parse(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    let text = text.extracting((hasByteOrderMark(text) ? 3 : 0)..<text.count)
    var failure = json_error_t()
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL
    let root = text.withUnsafeBytes { bytes in
      // An empty span may have no address, which Jansson would refuse as a wrong argument.
      bytes.baseAddress.map { json_loadb($0, bytes.count, Int(flags), &failure) }
        ?? json_loadb("", 0, Int(flags), &failure)
    }
    guard let root else { throw error(failure, in: text) }
    defer { json_decref(root) }
    return value(root)
  }

  private static func hasByteOrderMark(_ text: Span<UInt8>) -> Bool {
    text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
  }

  private static func value(_ node: UnsafeMutablePointer<json_t>) -> JSONValue {
    switch node.pointee.type {
    case JSON_OBJECT: .object(members(node))
    case JSON_ARRAY: .array(elements(node))
    case JSON_STRING: .string(string(json_string_value(node), json_string_length(node)))
    case JSON_REAL, JSON_INTEGER: .number(json_number_value(node))
    case JSON_TRUE: .bool(true)
    case JSON_FALSE: .bool(false)
    default: .null
    }
  }

  private static func members(_ node: UnsafeMutablePointer<json_t>) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(json_object_size(node))
    var iterator = json_object_iter(node)
    while let current = iterator {
      if let child = json_object_iter_value(current) {
        let key = string(json_object_iter_key(current), json_object_iter_key_len(current))
        members.append(JSONValue.Member(key: key, value: value(child)))
      }
      iterator = json_object_iter_next(node, current)
    }
    return members
  }

  private static func elements(_ node: UnsafeMutablePointer<json_t>) -> [JSONValue] {
    (0..<json_array_size(node)).compactMap { index in
      json_array_get(node, index).map(value)
    }
  }

  private static func string(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
    let buffer = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    return String(decoding: buffer, as: UTF8.self)
  }
}

// MARK: - Errors

extension JSONParser {
  private static func error(_ failure: json_error_t, in text: Span<UInt8>) -> JSONError {
    // The path of what is nested too deep would fill pages.
    let isTooDeep = code(failure) == json_error_stack_overflow
    let path = JSONLocator.path(in: text, before: isTooDeep ? 0 : Int(failure.position))
    let position = JSONPosition(line: Int(failure.line), column: max(1, Int(failure.column)))
    return JSONError(path: path.description, message: message(failure), position: position)
  }

  private static func message(_ failure: json_error_t) -> String {
    let text = withUnsafeBytes(of: failure.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return switch code(failure) {
    case json_error_duplicate_key: "duplicate key"
    case json_error_numeric_overflow: "number out of range; the largest is 1.7976931348623157e308"
    case json_error_premature_end_of_input: "the document ends too early"
    case json_error_end_of_input_expected: "text after the end of the document"
    case json_error_stack_overflow: "nested deeper than 2048 levels"
    case json_error_out_of_memory: "out of memory"
    case json_error_null_byte_in_key: "a key with a NUL character"
    case json_error_invalid_syntax where text.hasPrefix("invalid Unicode '"):
      "lone surrogate in a string"
    default: text
    }
  }

  private static func code(_ failure: json_error_t) -> json_error_code {
    withUnsafePointer(to: failure) { json_error_code($0) }
  }
}
