import Glibc

/// Time in nanoseconds.
enum Clock {
  /// What this thread has computed, without the time in which others had the processor.
  case thread

  /// The time on the wall, for work on several threads or in other processes.
  case wall

  var now: UInt64 {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
