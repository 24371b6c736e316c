private import CCommandLine

/// Reads options by getopt_long, driven by a table of options.
struct CommandLineParser {
  /// The command as messages point to it: `tagflow measure`.
  let command: String
  let options: [CommandOption]
  /// Whether the first operand ends the options.
  var stopsAtOperand = false

  /// A long option's identifier is its index in the table above every byte.
  private static let firstIdentifier: Int32 = 256

  /// Reads the arguments, of which the first is the command's name, into `settings`.
  ///
  /// - Returns: the index of the first operand; operands are moved to the end of the arguments.
  func parse(
    _ arguments: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>,
    into settings: inout Settings
  ) throws(Failure) -> Int {
    let table = options.enumerated().map { index, option in
      ccommandline_option(
        name: UnsafeRawPointer(option.name.utf8Start).assumingMemoryBound(to: CChar.self),
        takes_value: option.value != nil,
        identifier: Self.firstIdentifier + Int32(index))
    }
    guard
      let scanner = ccommandline_open(
        Int32(arguments.count), arguments.baseAddress, shortLetters, table, table.count,
        stopsAtOperand)
    else { throw .failed("out of memory") }
    defer { ccommandline_close(scanner) }
    while true {
      let event = ccommandline_next(scanner)
      if event.kind == ccommandline_end { break }
      try take(event, into: &settings)
    }
    return Int(ccommandline_first_operand(scanner))
  }

  private var shortLetters: String {
    options.reduce(into: "") { letters, option in
      guard let short = option.short else { return }
      letters.unicodeScalars.append(short)
      if option.value != nil { letters += ":" }
    }
  }

  private func take(
    _ event: ccommandline_event, into settings: inout Settings
  ) throws(Failure) {
    guard let index = index(ofOption: event.identifier) else { throw unknown(event) }
    let option = options[index]
    switch event.kind {
    case ccommandline_found:
      try apply(option, event.value, to: &settings)
    case ccommandline_missing_value:
      throw .usage(
        "option '--\(option.long)' needs a value: --\(option.long) \(option.value ?? "VALUE")")
    case ccommandline_unwanted_value:
      throw .usage("option '--\(option.long)' takes no value; write it alone")
    default:
      throw unknown(event)
    }
  }

  private func index(ofOption identifier: Int32) -> Int? {
    if identifier >= Self.firstIdentifier { return Int(identifier - Self.firstIdentifier) }
    return options.firstIndex { $0.short.map { Int32($0.value) == identifier } ?? false }
  }

  private func apply(
    _ option: CommandOption, _ value: UnsafePointer<CChar>?, to settings: inout Settings
  ) throws(Failure) {
    guard let text = value.map(String.init(validatingCString:)) ?? "" else {
      throw .usage("the value of '--\(option.long)' is not valid UTF-8")
    }
    do {
      try option.apply(&settings, text)
    } catch {
      throw .usage("'--\(option.long)' takes \(error.wanted), not '\(text)'")
    }
  }
}

// MARK: - Unknown options

extension CommandLineParser {
  private func unknown(_ event: ccommandline_event) -> Failure {
    let argument = event.argument.map { String(cString: $0) } ?? ""
    if let short = UInt8(exactly: event.identifier), short > 0 {
      // A byte past ASCII is only the first of its letter.
      let letter =
        short < 0x80
        ? Character(Unicode.Scalar(short)) : argument.first { !$0.isASCII } ?? "\u{FFFD}"
      return .usage("unknown option '-\(letter)'; see '\(command) --help'")
    }
    let given = String(argument.prefix { $0 != "=" }.drop { $0 == "-" })
    let matches = options.filter { !given.isEmpty && $0.long.hasPrefix(given) }
    if matches.count > 1 {
      let names = matches.map { "'--\($0.long)'" }
      return .usage("option '--\(given)' could be \(listing(names)); write more of it")
    }
    guard let nearest = nearest(to: given, among: options.map(\.long)) else {
      return .usage("unknown option '--\(given)'; see '\(command) --help'")
    }
    return .usage("unknown option '--\(given)'; did you mean '--\(nearest)'?")
  }
}
