private import Foundation
private import Glibc

/// Runs shell scripts at the root of the repository, the built `tagflow` first in their PATH.
///
/// If the environment names another by `TAGFLOW_PROGRAM`, such as one that was installed, it is that
/// program: `TAGFLOW_PROGRAM=/usr/local/bin/tagflow swift test`.
package enum Shell {
  /// What a script left behind.
  package struct Outcome: Equatable, Sendable {
    package var output: String
    package var errors: String
    /// The exit code, or 128 and the signal's number.
    package var exitCode: Int32
    /// The most memory that one process of it held, in bytes.
    package var peakMemory: Int
  }

  /// A script that could not be started.
  package struct StartError: Error {
    package let reason: String
  }

  /// Runs a script in bash, with nothing on its standard input, in the locale of the
  /// tests and with their sanitizers' options.
  package static func run(_ script: String) throws -> Outcome {
    let output = try scratchFile()
    let errors = try scratchFile()
    defer {
      close(output)
      close(errors)
    }
    let peak = try scratchFile()
    defer { close(peak) }
    let process = try spawn(script, output: output, errors: errors, peak: peak)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      output: contents(output), errors: contents(errors),
      exitCode: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      peakMemory: (Int(contents(peak)) ?? .max / 1024) * 1024)
  }

  /// No signal held back or ignored, whatever the threads of the tests do with theirs.
  private static func signalsOfAShell() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func spawn(
    _ script: String, output: Int32, errors: Int32, peak: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)

    let inherited = ProcessInfo.processInfo.environment
    let program = inherited["TAGFLOW_PROGRAM"].map { URL(filePath: $0).absoluteURL }
    let folders = [program?.deletingLastPathComponent(), Repository.products].compactMap(\.?.path)
    let path = folders.joined(separator: ":") + ":/usr/local/bin:/usr/bin:/bin"
    let script = "cd '\(Repository.root.path)' || exit 99\n" + script
    let peakFile = "/proc/\(getpid())/fd/\(peak)"
    let arguments = cStrings(["PeakMemory", peakFile, "bash", "-c", script])
    let names = [
      "LC_ALL", "LOCPATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "SANITIZER_SLOWDOWN",
    ]
    let passedOn = names.compactMap { name in
      inherited[name].map { "\(name)=\($0)" }
    }
    let environment = cStrings(["PATH=\(path)"] + passedOn)
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let peakMemory = Repository.products.appending(path: "PeakMemory").path
    var attributes = signalsOfAShell()
    defer { posix_spawnattr_destroy(&attributes) }
    let result = posix_spawn(&process, peakMemory, &actions, &attributes, arguments, environment)
    guard result == 0 else { throw StartError(reason: String(cString: strerror(result))) }
    return process
  }

  /// Copies of strings as C passes lists of them, for the caller to free.
  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  /// A file that is already deleted, and that no other process inherits by accident.
  private static func scratchFile() throws -> Int32 {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StartError(reason: String(cString: strerror(errno))) }
    unlink(path)
    return file
  }

  private static func contents(_ file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
