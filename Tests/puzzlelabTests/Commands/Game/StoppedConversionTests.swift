import Documents
import GameCore
import Questions
import Streams
import TestSupport
import Testing
import puzzlelab

/// A conversion that is stopped before its end, or when everything is done.
@Suite struct StoppedConversionTests {
  /// Copies lines; the signal is raised at a line, or at the end.
  private struct Copier: Converter {
    let signal: StopSignal
    let stopsAt: Int?
    var rest: [UInt8] = []
    var lines = 0

    let terminalRefusal: Fault? = nil
    var absence: Fault { .data("it has no lines") }

    mutating func append(_ bytes: [UInt8]) { rest += bytes }

    mutating func next(isLast: Bool) -> Converted? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = Array(rest[...end])
      rest.removeFirst(line.count)
      lines += 1
      if lines == stopsAt { signal.raise() }
      return Converted(bytes: line)
    }

    mutating func finish() -> ConversionEnd {
      if stopsAt == nil { signal.raise() }
      return ConversionEnd()
    }
  }

  /// Copies a file of `lines` lines; the lines printed, the messages and the status.
  private func copy(_ lines: Int, stoppingAt stop: Int?) throws -> (
    printed: Int, messages: String, status: Documents.ExitStatus
  ) {
    let folder = try TemporaryFolder()
    let file = try folder.write(String(repeating: "x\n", count: lines), to: "lines.txt")
    let signal = StopSignal()
    let conversion = Conversion(
      "copy", summary: "Copy lines", discussion: "", operand: Operand("FILE", .one, help: "The lines"),
      noun: ("line", "lines"), parameters: [], examples: [Example("null copy a.txt", "Its lines")]
    ) { _, _, _ throws(Fault) in Copier(signal: signal, stopsAt: stop) }
    let app = GameApp(
      "null", title: "Null", summary: "A game", questions: [], play: GameApp.null.play, conversions: [conversion])
    let table = CommandTable(games: [app])
    guard case .call(let call) = try Parser(table).parse(["null", "copy", file]) else { throw ToyFault() }
    let console = Console.memory(stopSignal: signal)
    let status = Program(table).run(call, on: console)
    return (console.output.gathered.count { $0 == UInt8(ascii: "\n") }, console.gatheredMessages, status)
  }

  @Test func `a signal that comes when all is converted stops nothing`() throws {
    let (printed, messages, status) = try copy(300, stoppingAt: nil)
    #expect(printed == 300 && messages.isEmpty && status == .done)
  }

  @Test func `a conversion that is stopped says how many things it wrote`() throws {
    let (printed, messages, status) = try copy(300, stoppingAt: 70)
    #expect(status == .stopped && printed < 300)
    #expect(messages.hasSuffix("stopped; \(printed) lines answered\n"), "\(messages)")
  }
}
