import GameCore
import Reversi
import Synchronization

/// A program in memory that speaks the Go Text Protocol: it plays the first legal move, unless a
/// script says otherwise.
final class ScriptedProgram: Sendable {
  /// What the program does with a request.
  enum Reaction: Sendable {
    /// It answers these lines.
    case lines([String])
    /// It never answers.
    case silence
    /// It ends.
    case end
  }

  private struct State {
    var position = Position.start()
    var waiting: [String] = []
    var requests: [String] = []
    var isOver = false
  }

  private let state = Lock(State())
  private let script: @Sendable (String) -> Reaction?

  /// A program that does as `script` says, and what programs do where it says nothing.
  init(_ script: @escaping @Sendable (String) -> Reaction? = { _ in nil }) { self.script = script }

  /// All requests so far.
  var requests: [String] { state.withLock { $0.requests } }

  var channel: LineChannel {
    LineChannel(
      send: { line in self.state.withLock { self.take(line, &$0) } },
      receive: { _ in
        self.state.withLock { state in
          state.waiting.isEmpty ? state.isOver ? .end : .nothing : .line(state.waiting.removeFirst())
        }
      }, lastWords: { "the last line" },
      close: {
        self.state.withLock { $0.isOver = true }
        return "exited with status 3"
      })
  }

  private func take(_ line: String, _ state: inout State) -> Bool {
    guard !state.isOver else { return false }
    let request = String(line.dropLast())
    state.requests.append(request)
    let words = request.split(separator: " ").map { String($0) }
    switch script(words[0]) {
    case .lines(let lines): state.waiting += lines
    case .silence: break
    case .end: state.isOver = true
    case nil: state.waiting += ["= \(answer(words, &state))", ""]
    }
    return true
  }

  private func answer(_ words: [String], _ state: inout State) -> String {
    switch words[0] {
    case "name": return "Scripted"
    case "version": return "7"
    case "clear_board": state.position = .start()
    case "play":
      if let move = Square(words[2]).map({ Move.place($0) }) ?? (words[2] == "PASS" ? .pass : nil) {
        state.position = (try? state.position.playing(move)) ?? state.position
      }
    case "genmove":
      guard let square = state.position.legalSquares.first else { return "PASS" }
      state.position = (try? state.position.playing(.place(square))) ?? state.position
      return "\(square)".uppercased()
    case "quit": state.isOver = true
    default: break
    }
    return ""
  }
}
