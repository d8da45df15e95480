import GameCore

/// Lines that one thread reads and another one answers, and the signal that ends the thinking when
/// one arrives.
final class WaitingLines: Sendable {
  private struct State: Sendable {
    var waiting: [String] = []
    var isAtEnd = false
    /// Raised when a line arrives; `nil` while no player thinks.
    var thinking: StopSignal?
  }

  private let state = Monitor(State())

  /// Leaves a line and ends the thinking.
  func put(_ line: String) {
    state.use { state in
      state.waiting.append(line)
      state.thinking?.raise()
    }
  }

  /// No more lines will come; what is being thought about may be finished.
  func end() { state.use { $0.isAtEnd = true } }

  /// Ends everything: no line is answered any more.
  func interrupt() {
    state.use { state in
      state.waiting = []
      state.isAtEnd = true
      state.thinking?.raise()
    }
  }

  /// Whether nothing is read any more.
  var isAtEnd: Bool { state.use { $0.isAtEnd } }

  /// The next line; waits for one, `nil` at the end.
  func take() -> String? {
    state.wait(until: { !$0.waiting.isEmpty || $0.isAtEnd }) { state in
      state.thinking = nil
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  /// The signal for what is thought about until the next line is taken; raised already when one
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
