/// A value that several own: to pass it on counts one reference and not those of all its parts.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
