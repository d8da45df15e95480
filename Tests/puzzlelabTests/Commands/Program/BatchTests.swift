import Documents
import Foundation
import GameCore
import Games
import Questions
import Streams
import TestSupport
import Testing
import puzzlelab

@Suite struct BatchTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Runs the doubling of a file's lines; what was printed, and the status.
  private func double(_ bytes: some Sequence<UInt8>, _ options: String...) throws -> (
    printed: String, status: Documents.ExitStatus
  ) {
    let file = try folder.write(bytes, to: "numbers.txt")
    let console = Console.memory()
    let status = Program(.toy).run(
      try invocation(of: ["toy", "double", "--file", file] + options), on: console)
    return (String(decoding: console.output.gathered, as: UTF8.self), status)
  }

  @Test(arguments: [1, 2, 7]) func `lines are answered in order with any number of threads`(threads: Int) throws {
    let lines = (0..<2_000).map(String.init).joined(separator: "\n")
    let (printed, status) = try double(lines.utf8, "--threads", "\(threads)")
    #expect(status == .done)
    #expect(printed == (0..<2_000).map { "\($0 + 1). twice \($0) is \(2 * $0)\n" }.joined())
  }

  @Test func `a bad line has an error in its place and its number and the rest is answered`() throws {
    let (printed, status) = try double("1\n\n# note\nx\r\n% note\n 3\n4".utf8, "--json")
    #expect(status == .data)
    let lines = printed.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[1]
        == #"{"ask":"toy.double","line":4,"message":"'x' is not a number","offset":0,"schema":"puzzlelab/error/1","status":65}"#
    )
    #expect(lines[2].contains(#""line":6"#))
    #expect(lines[3].contains(#""double":8"#))
    let text = try double("1\nx\n".utf8).printed
    #expect(text == "1. twice 1 is 2\nline 2: error: 'x' is not a number (at character 1)\n")
  }

  @Test func `a page has the answers as one table, and faults are reported next to it`() throws {
    let (page, status) = try double("1\n# note\nx\n3\n".utf8, "--format", "html")
    #expect(status == .data)
    #expect(page.contains("<th class=\"n\">line</th><th class=\"n\">number</th><th class=\"n\">double</th>"))
    #expect(page.contains("<td class=\"n\">4</td><td class=\"n\">3</td><td class=\"n\">6</td>"))
    #expect(page.contains("toy double") && page.contains("Double numbers"))
    let many = (0...TablePage.mostRows).map(String.init).joined(separator: "\n")
    #expect(try double(many.utf8, "--format", "html").status == .usage)
  }

  @Test func `a table names the line of each row, and faults are reported next to it`() throws {
    let file = try folder.write("1\n\nx\n3\ny\n", to: "numbers.txt")
    let console = Console.memory()
    let status = Program(.toy).run(
      try invocation("toy", "double", "--file", file, "--format", "csv"), on: console)
    #expect(status == .data)
    #expect(String(decoding: console.output.gathered, as: UTF8.self) == "line,number,double\n1,1,2\n4,3,6\n")
    #expect(
      console.gatheredMessages
        == [(3, "x"), (5, "y")].map {
          "puzzlelab: \(file): line \($0.0): '\($0.1)' is not a number (at character 1)\n"
        }.joined())
  }

  @Test(arguments: ["text", "json", "csv"], [1, 3])
  func `words that suit no line are refused once, before the first answer`(format: String, threads: Int) throws {
    let file = try folder.write("f5d6\nf5\nx\n", to: "moves.txt")
    for (words, message) in [
      ("reversi hints --level 4 --depth 4", "reversi hints: --level and --depth exclude each other"),
      ("matchsticks analyze --pile 5", "matchsticks analyze: --pile and --file exclude each other"),
    ] {
      let line = "\(words) --file \(file) --format \(format) --threads \(threads)"
      guard case .call(let call) = try Parser(.puzzlelab).parse(Example(line, "").words) else { throw ToyFault() }
      let console = Console.memory()
      #expect(Program(.puzzlelab).run(call, on: console) == .usage)
      #expect(console.output.gathered.count { $0 == 0x0A } == (format == "csv" && words.hasPrefix("reversi") ? 1 : 0))
      #expect(console.gatheredMessages == "puzzlelab: \(message)\n")
    }
  }

  @Test(arguments: [
    "f5d6\n---X---O-------- X\n", "---X---O-------- X\nf5d6\n", "f5d6\nf5f6\n---X---O-------- X\n",
  ])
  func `a line whose proof would take too long is at fault itself, and the others are answered`(text: String) throws {
    let file = try folder.write(text, to: "positions.txt")
    guard
      case .call(let call) = try Parser(.puzzlelab).parse(
        Example("reversi solve --file \(file) --threads 2 --format brief", "").words)
    else { throw ToyFault() }
    let console = Console.memory()
    #expect(Program(.puzzlelab).run(call, on: console) == .data)
    let lines = String(decoding: console.output.gathered, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == text.split(separator: "\n").count)
    #expect(lines.count { $0.contains("add --confirm to start") } == lines.count - 1, "\(lines)")
    #expect(lines.count { $0.contains("for black") } == 1, "\(lines)")
  }

  @Test(arguments: ["", "\n\n  \n", "# only notes\n"])
  func `a file without a position is bad data`(text: String) throws {
    let (printed, status) = try double(text.utf8)
    #expect(status == .data)
    #expect(printed.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 16])
  func `a binary file is refused after the lines before the fault`(threads: Int) throws {
    let (printed, status) = try double("1\n2\n\u{0}\u{1}".utf8, "--threads", "\(threads)")
    #expect(status == .data)
    #expect(printed == "1. twice 1 is 2\n2. twice 2 is 4\n")
  }

  @Test func `bytes that are not UTF-8 are refused with their offset`() throws {
    let bytes: [UInt8] = [0x31, 0x0A, 0x32, 0xC3, 0xA9, 0xFF, 0x0A, 0x33]
    let (printed, status) = try double(bytes, "--json")
    #expect(status == .data)
    #expect(printed.contains(#"{"ask":"toy.double","line":2,"message":"this is not UTF-8 text","offset":3,"schema""#))
    #expect(printed.contains(#""double":6"#))
  }

  @Test func `line ends of any kind, a mark at the start and a missing last end are fine`() throws {
    let (printed, status) = try double("\u{FEFF}1\r\n2\n3".utf8)
    #expect(status == .done)
    #expect(printed == "1. twice 1 is 2\n2. twice 2 is 4\n3. twice 3 is 6\n")
  }

  @Test func `a line of a million bytes is one line`() throws {
    let (printed, status) = try double((String(repeating: "0", count: 1_000_000) + "7\n8\n").utf8)
    #expect(status == .done)
    #expect(printed == "1. twice 7 is 14\n2. twice 8 is 16\n")
  }

  @Test func `a missing file and a folder are errors of reading`() throws {
    let console = Console.memory()
    for path in ["\(folder.path)/none", folder.path] {
      #expect(Program(.toy).run(try invocation("toy", "double", "--file", path), on: console) == .io)
    }
  }

  @Test(arguments: [1, 2])
  func `a raised signal ends the batch with what is answered without a gap`(threads: Int) throws {
    let signal = StopSignal()
    let console = Console.memory(stopSignal: signal)
    let file = try folder.write((0..<10_000).map { "\($0)\n" }.joined(), to: "many.txt")
    let source = try ByteSource(file, stopSignal: signal)
    let batch = Batch(threads: threads, errors: .json(ask: nil), noun: ("line", "lines"), skipping: 0, console: console)
    let status = try batch.run(LineReader(source), of: source) { line, writer in
      writer.raw(Array("\(line.number)\n".utf8))
      if line.number == 500 { signal.raise() }
      return .done
    }
    #expect(status == .stopped)
    let printed = String(decoding: console.output.gathered, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(printed == (1..<10_000).prefix(printed.count).map(String.init))
    // Several threads may be in the middle of earlier blocks, and ahead by eight of 512 lines.
    #expect(threads == 1 ? printed.count == 500 : printed.count < 500 + 9 * 512)
  }

  @Test func `what a failing line wrote is dropped`() throws {
    let console = Console.memory()
    let file = try folder.write("1\n2\n", to: "two.txt")
    let source = try ByteSource(file, stopSignal: console.stopSignal)
    let batch = Batch(threads: 1, errors: .text, noun: ("line", "lines"), skipping: 0, console: console)
    let status = try batch.run(LineReader(source), of: source) { line, writer throws(Batch.Failure) in
      writer.raw("half")
      if line.number == 1 { throw .piece(Fault(.disagreement, "no")) }
      return .stopped
    }
    #expect(status == .disagreement)
    #expect(String(decoding: console.output.gathered, as: UTF8.self) == "line 1: error: no\nhalf")
  }
}
