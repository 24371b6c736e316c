/// Why a benchmark could not be run.
enum BenchError: Error, CustomStringConvertible {
  case unreadable(String)
  case usage(String)

  var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .usage(let message): message
    }
  }
}
