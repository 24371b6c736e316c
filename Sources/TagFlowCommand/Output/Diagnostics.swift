private import Glibc

/// Messages for a person, on standard error, each one line that begins with the command's name.
struct Diagnostics {
  /// `tagflow` or `tagflow measure`.
  let command: String

  /// Says what was wrong.
  func report(_ message: String) {
    write("\(command): \(message)")
  }

  /// Says what is odd but goes on.
  func warn(_ message: String) {
    write("\(command): warning: \(message)")
  }

  /// Says how many characters of a text, which comes from `place`, no font has.
  func warn(ofMissing count: Int, at place: String) {
    let (characters, them) = count == 1 ? ("character has", "it") : ("characters have", "them")
    warn(
      "\(place): \(count) \(characters) no glyph;"
        + " add a font that has \(them) with --fallback, or 'system'")
  }

  private func write(_ line: String) {
    // With nowhere left to complain, the exit code has to do.
    _ = Descriptor.write(Array((escapingControls(line) + "\n").utf8), to: STDERR_FILENO)
  }
}

/// The text with control characters, line separators, and bidirectional embeddings, overrides and
/// isolates written out.
///
/// So it stays on its line, turns nothing around it, and gives a terminal no command.
func escapingControls(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHarmful) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": escaped += "\\n"
    case "\r": escaped += "\\r"
    case "\t": escaped += "\\t"
    case _ where isHarmful(scalar):
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.value {
  case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
