private import Glibc

/// Holds back, as long as it lives, the signals by which a user ends a program.
///
/// They are SIGINT, SIGTERM and SIGHUP, but for those that the program was started to ignore or hold
/// back, as `nohup` does. What came meanwhile takes effect afterwards.
struct HeldSignals: ~Copyable {
  private var held = sigset_t()
  private var before = sigset_t()

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  init() {
    sigemptyset(&held)
    for number in Self.numbers where !Self.isIgnored(number) { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  deinit {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether one came, so that what is being done is no longer wanted.
  var haveCome: Bool {
    var (held, before, pending) = (held, before, sigset_t())
    sigpending(&pending)
    return Self.numbers.contains { number in
      sigismember(&held, number) == 1 && sigismember(&before, number) == 0
        && sigismember(&pending, number) == 1
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // SIG_IGN is a cast in a macro, which Swift does not import.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
