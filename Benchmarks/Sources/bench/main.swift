import Foundation

do {
  var session = Session(try Options(Array(CommandLine.arguments.dropFirst())))
  exit(try session.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(2)
}
