import Glibc

/// What is measured of a contestant.
enum Quantity {
  /// Nanoseconds by a clock.
  case time(Clock)

  /// Bytes of memory.
  case bytes

  /// The name under which it is written.
  var name: String {
    switch self {
    case .time: "nanoseconds"
    case .bytes: "bytes"
    }
  }
}

/// Time in nanoseconds.
enum Clock {
  /// That this thread has computed, without the time in which others had the processor.
  case thread

  /// That child processes have computed that have ended.
  case children

  /// On the wall, for work on several cores; whatever else the machine does counts too.
  case wall

  var now: UInt64 {
    switch self {
    case .thread: time(CLOCK_THREAD_CPUTIME_ID)
    case .wall: time(CLOCK_MONOTONIC)
    case .children: childTime
    }
  }

  private var childTime: UInt64 {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + UInt64($1.tv_sec) * 1_000_000_000 + UInt64($1.tv_usec) * 1000
    }
  }

  private func time(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
