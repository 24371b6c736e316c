package import Foundation

/// Where things are, whatever directory the tests run in.
package enum Repository {
  /// The root of the repository.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The directory of what was built, with the command in it: that of the running tests.
  package static let products = URL(filePath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent()
}
