import GameCore
import Games
import Questions
import Reversi
import ReversiApp
import Streams
import puzzlelab

extension FuzzTarget {
  /// Board programs that say anything.
  static let reversiDialogues: [FuzzTarget] = [
    FuzzTarget("reversi-gtp") { bytes in
      guard let thinker = thinkers.gtp else { return require(false, "there is a thinker") }
      var session = ReversiGTPSession(thinker, stopSignal: StopSignal())
      for line in lines(bytes) where !namesFile(line) {
        guard let answer = session.answer(to: line) else { continue }
        require(answer.hasPrefix("=") || answer.hasPrefix("?"), "an answer begins with its status: \(answer)")
        require(answer.hasSuffix("\n\n"), "an answer ends with an empty line: \(answer)")
        require(!answer.dropLast(2).contains("\n\n"), "an answer has no empty line inside: \(answer)")
        if session.isOver { break }
      }
    },
    FuzzTarget("reversi-gtp-answers") { bytes in
      var reader = GTPAnswerReader()
      for line in lines(bytes) {
        guard let answer = reader.read(line) else { continue }
        require(reader.lines.isEmpty, "an empty line ends an answer")
        require(!answer.shown.contains("\n"), "an answer is shown on one line: \(answer.shown)")
        if case .move(let move)? = answer.move {
          _ = reader.read("= \(move)")
          require(reader.read("")?.move == .move(move), "a move is read back from its name: \(move)")
        }
      }
    },
    FuzzTarget("reversi-nboard") { bytes in
      guard let thinker = thinkers.nboard else { return require(false, "there is a thinker") }
      var session = ReversiNBoardSession(thinker)
      for line in lines(bytes) {
        guard let command = NBoardCommand(line), command != .quit else { continue }
        _ = accepted {
          try session.answer(command, stopSignal: StopSignal()) { answer in
            require(!answer.line.contains("\n"), "an answer is one line: \(answer.line)")
          }
        }
      }
    },
  ]

  /// Lines of an input, as many as can be answered at once.
  private static func lines(_ bytes: [UInt8]) -> ArraySlice<String> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }.prefix(
      24)
  }

  /// Whether a command would read or write a file of this machine.
  private static func namesFile(_ line: String) -> Bool {
    guard let request = GTPRequest(line) else { return false }
    return ["loadsgf", "printsgf"].contains(request.command) && !request.arguments.isEmpty
  }

  private struct Thinkers {
    let gtp = Self.thinker("gtp")
    let nboard = Self.thinker("nboard")

    /// One that hardly thinks, and has no weights to read.
    private static func thinker(_ command: String) -> ReversiThinker? {
      accepted { () -> ReversiThinker? in
        let words = ["reversi", command, "--depth", "1", "--threads", "1", "--memory", "1", "--data", "/nonexistent"]
        guard case .call(let invocation) = try Parser(.puzzlelab).parse(words) else { return nil }
        let call = try Call(invocation, console: .memory())
        return try ReversiThinker(call.arguments, .noFiles, stopSignal: StopSignal())
      } ?? nil
    }
  }

  private static let thinkers = Thinkers()
}
