import Catalogue
import GameCore

/// Commands that one thread reads and another one answers, and the signal that ends the thinking
/// when one arrives.
final class ReversiWaitingLines<Command: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: [Command] = []
    var isAtEnd = false
    /// Raised when a command arrives; `nil` while nobody thinks.
    var thinking: StopSignal?
  }

  private let state = Monitor(State())

  /// Leaves a command and ends the thinking.
  func put(_ command: Command) {
    state.use { state in
      state.waiting.append(command)
      state.thinking?.raise()
    }
  }

  /// No more commands will come; what is being thought about may be finished.
  func end() { state.use { $0.isAtEnd = true } }

  /// Ends everything: no command is answered any more.
  func interrupt() {
    state.use { state in
      state.waiting = []
      state.isAtEnd = true
      state.thinking?.raise()
    }
  }

  /// The next command; waits for one, `nil` at the end.
  func take() -> Command? {
    state.wait(until: { !$0.waiting.isEmpty || $0.isAtEnd }) { state in
      state.thinking = nil
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  /// The signal for what is thought about until the next command is taken; raised already when one
  /// waits.
  func think() -> StopSignal {
    let signal = StopSignal()
    state.use { state in
      state.thinking = signal
      if !state.waiting.isEmpty { signal.raise() }
    }
    return signal
  }
}
