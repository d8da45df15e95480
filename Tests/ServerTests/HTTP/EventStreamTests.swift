import Documents
import Server
import Testing

@Suite struct EventStreamTests {
  /// All that comes until there is no more for now, in pieces of some bytes.
  private func read(_ stream: EventStream, by size: Int) -> (text: String, isOver: Bool) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe stream.read(into: $0) }
      guard let count else { return (String(decoding: bytes, as: UTF8.self), true) }
      if count == 0 { return (String(decoding: bytes, as: UTF8.self), false) }
      bytes += buffer.prefix(count)
    }
  }

  @Test(arguments: [1, 7, 4096]) func `events arrive whole and in order`(size: Int) {
    let stream = EventStream()
    stream.send("answer", "1".utf8)
    stream.send("answer", "22".utf8)
    #expect(read(stream, by: size) == ("event: answer\ndata: 1\n\nevent: answer\ndata: 22\n\n", false))
    stream.end("fault", "3".utf8)
    stream.send("answer", "late".utf8)
    #expect(read(stream, by: size) == ("event: fault\ndata: 3\n\n", true))
  }

  @Test func `a slow listener misses answers that later ones replace, and never the last`() {
    let stream = EventStream(mostBytes: 100)
    for number in 0..<50 { stream.send("answer", "\(number)".utf8) }
    stream.end("answer", String(repeating: "9", count: 1_000).utf8)
    let (text, isOver) = read(stream, by: 64)
    #expect(isOver && text.hasSuffix("event: answer\ndata: \(String(repeating: "9", count: 1_000))\n\n"))
    #expect(text.split(separator: "\n\n").count < 50)
    #expect(text.split(separator: "\n\n").allSatisfy { $0.hasPrefix("event: answer\ndata: ") })
  }
}
