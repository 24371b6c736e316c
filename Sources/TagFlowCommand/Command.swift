private import Glibc

/// The program: picks the subcommand, runs it, and turns what comes of it into an exit code.
@main
package enum Command {
  /// The arguments of the process: bytes, as they need not be UTF-8.
  typealias Arguments = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  static func main() {
    let arguments = Arguments(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    exit(run(arguments))
  }

  /// The exit code of a run: 0; 1 if something failed; 2 if the command line is wrong.
  private static func run(_ arguments: Arguments) -> Int32 {
    var output = StandardOutput()
    var diagnostics = Diagnostics(command: "tagflow")
    do throws(Failure) {
      let succeeded = try perform(arguments, &output, &diagnostics)
      try output.finish()
      return succeeded ? 0 : 1
    } catch {
      // What was answered before the failure is not lost.
      try? output.flush()
      return exitCode(error, diagnostics)
    }
  }

  private static func exitCode(_ failure: Failure, _ diagnostics: Diagnostics) -> Int32 {
    switch failure {
    case .closedPipe:
      return 0
    case .failed(let message):
      diagnostics.report(message)
      return 1
    case .usage(let message):
      diagnostics.report(message)
      return 2
    }
  }

  /// Reads the options before the subcommand, then hands over to it.
  ///
  /// - Returns: whether all went well; what did not has been told.
  private static func perform(
    _ arguments: Arguments, _ output: inout StandardOutput, _ diagnostics: inout Diagnostics
  ) throws(Failure) -> Bool {
    var settings = Settings()
    let parser = CommandLineParser(
      command: "tagflow", options: OptionGroup.general.options, stopsAtOperand: true)
    let first = try parser.parse(arguments, into: &settings)
    if settings.showsHelp { return try print(Help.overview(Subcommand.all), &output) }
    if settings.showsVersion { return try print(Version.text, &output) }

    let subcommand = try subcommand(arguments, at: first)
    diagnostics = Diagnostics(command: "tagflow \(subcommand.name)")
    return try perform(
      subcommand, Arguments(rebasing: arguments[first...]), &output, diagnostics)
  }

  /// Reads the options of the subcommand, then runs it.
  private static func perform(
    _ subcommand: Subcommand, _ arguments: Arguments, _ output: inout StandardOutput,
    _ diagnostics: Diagnostics
  ) throws(Failure) -> Bool {
    var settings = subcommand.defaults
    let parser = CommandLineParser(
      command: "tagflow \(subcommand.name)", options: subcommand.options)
    let first = try parser.parse(arguments, into: &settings)
    if settings.showsHelp { return try print(Help.text(of: subcommand), &output) }
    if settings.showsVersion { return try print(Version.text, &output) }

    let operands = arguments[first...].map(Operand.init(argument:))
    return try subcommand.run(settings, operands, &output, diagnostics)
  }

  private static func print(
    _ text: String, _ output: inout StandardOutput
  ) throws(Failure) -> Bool {
    try output.writeLine(text)
    return true
  }
}

// MARK: - Subcommands

extension Command {
  private static func subcommand(
    _ arguments: Arguments, at index: Int
  ) throws(Failure) -> Subcommand {
    var names: [String] { Subcommand.all.map(\.name) }
    guard index < arguments.count, let argument = arguments[index] else {
      throw .usage("no command given; use \(listing(names)), or see 'tagflow --help'")
    }
    let name = String(cString: argument)
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else {
      if let nearest = nearest(to: name, among: names) {
        throw .usage("unknown command '\(name)'; did you mean '\(nearest)'?")
      }
      throw .usage("unknown command '\(name)'; use \(listing(names)), or see 'tagflow --help'")
    }
    return subcommand
  }
}
