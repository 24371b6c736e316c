import FuzzSupport

@testable import TagFlowCommand

/// Any bytes as the document of `tagflow wrap --input json`: JSON, or a message.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  StandardStreams.restart(with: UnsafeBufferPointer(start: start, count: count))
  var settings = Settings()
  settings.input = .json
  settings.format = .json
  var output = StandardOutput()
  let run = WrapRun(settings, [], Diagnostics(command: "tagflow wrap"))
  do {
    _ = try run.run(&output)
    try output.flush()
  } catch {
    if case .failed = error { return 0 }
    require(false, "\(error)")
  }
  for answer in StandardStreams.written().split(separator: 0x0A) {
    require((try? JSONParser.parse(Array(answer).span)) != nil, "no JSON")
  }
  return 0
}
