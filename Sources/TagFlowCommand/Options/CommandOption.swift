/// One option as data: the parser, the help, the completions and the manual are made from it.
///
/// It is an object, since lists of them are put together at every start.
package final class CommandOption: Sendable {
  /// The long name, without its dashes; static, so that its bytes stay in place for getopt_long.
  package let name: StaticString
  /// The short letter, if it has one.
  package let short: Unicode.Scalar?
  /// What its value is called in the help; nil for an option without a value.
  package let value: String?
  /// Lists the words when they are asked for: to name the cases of all tables' enums takes longer
  /// than to measure a text.
  private let listChoices: @Sendable () -> [String]
  /// Whether it may be given several times, each adding to those before.
  package let isRepeatable: Bool
  /// What it does, in one sentence without a full stop.
  package let help: String
  /// Takes the option's value, empty if it has none, into the settings.
  package let apply: @Sendable (inout Settings, String) throws(InvalidValue) -> Void

  /// The words its value must be one of; none if it is free.
  package var choices: [String] { listChoices() }

  /// The long name as a string.
  package var long: String { name.description }

  package init(
    _ name: StaticString, short: Unicode.Scalar? = nil, value: String? = nil,
    choices: @autoclosure @escaping @Sendable () -> [String] = [], isRepeatable: Bool = false,
    help: String,
    apply: @escaping @Sendable (inout Settings, String) throws(InvalidValue) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    listChoices = choices
    self.isRepeatable = isRepeatable
    self.help = help
    self.apply = apply
  }

  /// The option with another help, for a command where something else holds by default.
  package func with(help: String) -> CommandOption {
    CommandOption(
      name, short: short, value: value, choices: self.choices, isRepeatable: isRepeatable,
      help: help, apply: apply)
  }

  /// An option whose value is the word of one of `Value`'s, which may also be spelled as in JSON.
  package static func choice<Value: Choice>(
    _ name: StaticString, value: String, help: String,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> CommandOption {
    let words = { @Sendable in Value.allCases.map { kebabCased($0.word) } }
    return CommandOption(name, value: value, choices: words(), help: help) {
      settings, text throws(InvalidValue) in
      let named = Value.allCases.first { kebabCased($0.word) == text || $0.word == text }
      guard let choice = named else {
        throw InvalidValue(wanted: listing(words()))
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

  /// The group with other helps for some options, by their names.
  package func with(helps: [String: String]) -> OptionGroup {
    OptionGroup(
      title: title,
      options: options.map { option in
        helps[option.long].map(option.with(help:)) ?? option
      })
  }
}

/// A value that an option does not take.
package struct InvalidValue: Error, Equatable {
  /// What it takes.
  package let wanted: String
}
