internal import Glibc

/// A number that differs between most threads, in all its bits.
///
/// It is made of where a thread's own data lies, so it costs no more than reading a register.
@inline(__always)
func threadNumber() -> Int {
  let hash = UInt64(truncatingIfNeeded: pthread_self()) &* 0x9E37_79B9_7F4A_7C15
  return Int(truncatingIfNeeded: hash >> 32)
}
