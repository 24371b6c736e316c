/// What ends a run before its end.
///
/// `Command` alone turns it into an exit code.
package enum Failure: Error, Equatable {
  /// The command line is wrong; the message says what would do. Exit code 2.
  case usage(String)
  /// Something could not be done. Exit code 1.
  case failed(String)
  /// The reader of standard output went away: nothing to say. Exit code 0.
  case closedPipe
}
