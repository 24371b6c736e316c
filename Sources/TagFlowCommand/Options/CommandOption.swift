/// One option as data: the parser, the help, the completions and the manual are made from it.
package struct CommandOption: Sendable {
  /// The long name, without its dashes; static, so that its bytes stay in place for getopt_long.
  package let name: StaticString
  /// The short letter, if it has one.
  package let short: Unicode.Scalar?
  /// What its value is called in the help; nil for an option without a value.
  package let value: String?
  /// The words its value must be one of; none if it is free.
  package let choices: [String]
  /// Whether it may be given several times, each adding to those before.
  package let isRepeatable: Bool
  /// What it does, in one sentence without a full stop.
  package let help: String
  /// Takes the option's value, empty if it has none, into the settings.
  package let apply: @Sendable (inout Settings, String) throws(InvalidValue) -> Void

  /// The long name as a string.
  package var long: String { name.description }

  package init(
    _ name: StaticString, short: Unicode.Scalar? = nil, value: String? = nil,
    choices: [String] = [], isRepeatable: Bool = false, help: String,
    apply: @escaping @Sendable (inout Settings, String) throws(InvalidValue) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
    self.apply = apply
  }

  /// An option whose value is the word of one of `Value`'s, which may also be spelled as in JSON.
  package static func choice<Value: Choice>(
    _ name: StaticString, value: String, help: String,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> CommandOption {
    let choices = Value.allCases.map { kebabCased($0.word) }
    return CommandOption(name, value: value, choices: choices, help: help) {
      settings, text throws(InvalidValue) in
      let named = Value.allCases.first { kebabCased($0.word) == text || $0.word == text }
      guard let choice = named else {
        throw InvalidValue(wanted: listing(choices))
      }
      set(&settings, choice)
    }
  }

  /// An option whose value is a number.
  package static func number(
    _ name: StaticString, short: Unicode.Scalar? = nil, value: String, help: String,
    rule: NumberRule = .any, set: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> CommandOption {
    CommandOption(name, short: short, value: value, help: help) {
      settings, text throws(InvalidValue) in
      guard let number = parseNumber(text), rule.holds(number) else {
        throw InvalidValue(wanted: rule.words)
      }
      set(&settings, number)
    }
  }

  /// An option without a value.
  package static func flag(
    _ name: StaticString, short: Unicode.Scalar? = nil, help: String,
    set: @escaping @Sendable (inout Settings) -> Void
  ) -> CommandOption {
    CommandOption(name, short: short, help: help) { settings, _ in set(&settings) }
  }
}

/// Options that stand together in the help.
package struct OptionGroup: Sendable {
  package let title: String
  package let options: [CommandOption]
}

/// A value that an option does not take.
package struct InvalidValue: Error, Equatable {
  /// What it takes.
  package let wanted: String
}
