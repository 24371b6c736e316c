import FuzzSupport

@testable import TagFlowCommand

/// Any lines as requests of `tagflow measure --input ndjson`: one JSON answer each.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  StandardStreams.restart(with: bytes)
  var settings = Settings()
  settings.input = .ndjson
  var output = StandardOutput()
  do {
    var run = try MeasureRun(settings, [], Diagnostics(command: "tagflow measure"))
    _ = try run.run(&output)
    try output.flush()
  } catch {
    require(false, "\(error)")
  }
  let answers = StandardStreams.written().split(separator: 0x0A)
  for answer in answers {
    require((try? JSONParser.parse(Array(answer).span)) != nil, "no JSON")
  }
  let requests = bytes.split(separator: 0x0A).count { line in
    // One CR belongs to the LF after it.
    let ends = line.endIndex < bytes.endIndex && line.last == 0x0D
    return line.dropLast(ends ? 1 : 0).contains { $0 != 0x20 && $0 != 0x09 }
  }
  require(answers.count == requests, "\(answers.count) answers to \(requests) requests")
  return 0
}
