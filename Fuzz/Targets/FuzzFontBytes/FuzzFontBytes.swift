import FuzzSupport
import SeededRandom
import TestSupport

/// Any bytes as a font: a typed error, or finite answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if case .wrong(let complaint) = FontExercise.run(bytes) { require(false, complaint) }
  return 0
}

/// Changes fonts as the test of damaged fonts does, else as libFuzzer would.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  guard seed % 4 != 0 else { return LLVMFuzzerMutate(start, count, capacity) }
  var random = SplitMix64(seed: UInt64(seed))
  var file = FontFile(Array(UnsafeBufferPointer(start: start, count: count)))
  random.pick(FontDamage.allCases).apply(to: &file, donor: file, &random)
  let result = file.bytes.prefix(capacity)
  UnsafeMutableBufferPointer(start: start, count: capacity).update(fromContentsOf: result)
  return result.count
}

@_silgen_name("LLVMFuzzerMutate")
private func LLVMFuzzerMutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int
) -> Int
