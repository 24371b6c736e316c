package import Synchronization

/// How often the costly things were done, for tests that they are not done again.
package enum Counters {
  /// Faces opened by FreeType.
  package static let facesOpened = Atomic<Int>(0)
  /// HarfBuzz fonts made.
  package static let fontsMade = Atomic<Int>(0)
  /// Runs shaped by HarfBuzz.
  package static let runsShaped = Atomic<Int>(0)
}
