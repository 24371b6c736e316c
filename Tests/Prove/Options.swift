/// What the command line asks for.
struct Options {
  /// Strings for each font, script, language and instance.
  var strings = 2_000_000
  /// Pairs at most; of more, whole rows are taken by chance.
  var pairs = 4_000_000
  var seed: UInt64 = 1
  /// Scripts and languages; empty for those that suit the font.
  var runs: [RunKind] = []
  /// Axis values; nil for the default instance and two by chance.
  var axes: [String: Double]?
  /// One string to try instead of all.
  var text: [UInt32]?
  /// Says nothing of fonts without a mismatch.
  var isQuiet = false
  var fonts: [String] = []

  static let help = """
    usage: prove [options] FONT...

    Tries for each font whether the advances that need no shaping are those of shaping: of every
    pair and of random strings of the characters of which that is proven. Exits 1 if not.

      --strings N          random strings for each instance of a font and script (2000000)
      --pairs N            pairs at most; of more, rows of pairs are taken by chance (4000000)
      --seed N             another choice of strings, rows and instances (1)
      --run SCRIPT[:LANG]  one script and language, such as Latn:tr; may be repeated
      --axes TAG=V[,...]   one instance of a variable font
      --text U+X[,...]     one string and no others
      --quiet              name only fonts with a mismatch
    """

  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
      return value
    }
    func number<Number: FixedWidthInteger>(_ option: String) throws -> Number {
      guard let number = Number(try value(option)) else {
        throw UsageError("\(option) needs a whole number")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--strings": strings = try number(argument)
      case "--pairs": pairs = try number(argument)
      case "--seed": seed = try number(argument)
      case "--run": runs.append(RunKind(try value(argument)))
      case "--axes": axes = try Options.axes(value(argument))
      case "--text": text = try Options.scalars(value(argument))
      case "--quiet": isQuiet = true
      default:
        guard !argument.hasPrefix("--") else { throw UsageError("no option \(argument)") }
        fonts.append(argument)
      }
    }
    guard !fonts.isEmpty else { throw UsageError("no font") }
  }

  private static func axes(_ list: String) throws -> [String: Double] {
    var axes: [String: Double] = [:]
    for item in list.split(separator: ",") {
      let parts = item.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else {
        throw UsageError("\(item) is not TAG=VALUE")
      }
      axes[String(parts[0])] = value
    }
    return axes
  }

  private static func scalars(_ list: String) throws -> [UInt32] {
    try list.split(separator: ",").map { item in
      guard item.hasPrefix("U+"), let scalar = UInt32(item.dropFirst(2), radix: 16) else {
        throw UsageError("\(item) is not U+X")
      }
      return scalar
    }
  }
}

/// A command line that means nothing.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// A script and language of runs.
struct RunKind: CustomStringConvertible {
  let script: String
  let language: String?

  /// A script's tag, and after a colon perhaps a language.
  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    script = parts.first ?? ""
    language = parts.count > 1 ? parts[1] : nil
  }

  var description: String { script + (language.map { ":" + $0 } ?? "") }
}
