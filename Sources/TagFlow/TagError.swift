public import TextMeasure

/// Why tags could not be measured.
public enum TagError: Error, Hashable, Sendable {
  /// The style of the text cannot be used.
  case style(TextStyleError)

  /// A font cannot be set at a size that the weights ask for.
  case font(FontError)
}

extension TagError: CustomStringConvertible {
  /// What was wrong, and what would do instead.
  public var description: String {
    switch self {
    case .style(let error): error.description
    case .font(let error): error.description
    }
  }
}

extension TagError {
  static func style<Value>(
    _ body: () throws(TextStyleError) -> Value
  ) throws(TagError) -> Value {
    do { return try body() } catch { throw .style(error) }
  }

  static func font<Value>(_ body: () throws(FontError) -> Value) throws(TagError) -> Value {
    do { return try body() } catch { throw .font(error) }
  }
}
