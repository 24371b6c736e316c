import Foundation

// Tries fonts one after the other.
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  var isSound = true
  for path in options.fonts {
    isSound = FontTrials(path: path, options: options).run() && isSound
  }
  exit(isSound ? 0 : 1)
} catch let error as UsageError {
  FileHandle.standardError.write(Data("prove: \(error.message)\n\(Options.help)\n".utf8))
  exit(2)
}
