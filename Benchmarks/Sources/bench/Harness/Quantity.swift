import Glibc

/// Time in nanoseconds that was spent computing, without the time in which others had the processor.
enum Clock {
  /// By this thread.
  case thread

  /// By child processes that have ended.
  case children

  var now: UInt64 {
    switch self {
    case .thread:
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    case .children:
      var usage = rusage()
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(0) {
        $0 + UInt64($1.tv_sec) * 1_000_000_000 + UInt64($1.tv_usec) * 1000
      }
    }
  }
}
