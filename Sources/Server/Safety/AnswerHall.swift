import GameCore
import Glibc
import Synchronization

/// Where long questions are answered: a few at a time, none for ever, no client alone.
package final class AnswerHall: Sendable {
  /// What a hall allows.
  package struct Limits: Sendable {
    /// Questions that are answered at once.
    package var threads: Int
    /// Questions of one client that are answered or wait.
    package var perClient: Int
    /// Questions that wait, of all clients.
    package var waiting: Int
    /// Seconds that an answer may take.
    package var seconds: Double
    /// Bytes of memory of the program above which all answers are stopped.
    package var memoryBytes: Int

    /// Limits.
    package init(threads: Int, perClient: Int = 8, waiting: Int = 64, seconds: Double = 60, memoryBytes: Int = 4 << 30)
    {
      self.threads = threads
      self.perClient = perClient
      self.waiting = waiting
      self.seconds = seconds
      self.memoryBytes = memoryBytes
    }
  }

  /// A question to be answered.
  private struct Work: Sendable {
    let exchange: HTTPExchange
    let client: String
    let body: @Sendable () -> Void
  }

  private struct State: Sendable {
    var waiting: [Work] = []
    /// What is being answered, and until when.
    var running: [(id: Int, work: Work, deadline: Deadline)] = []
    var nextID = 0
    var isWatched = false
    var isClosed = false
  }

  private let limits: Limits
  private let state = Lock(State())

  /// A hall.
  package init(_ limits: Limits) { self.limits = limits }

  /// Why a question isn't taken.
  package enum Refusal: Error { case busy, closed }

  /// Takes a question: `body` answers it on a thread of its own, now or in its turn. The exchange's
  /// signal is raised when it takes too long or nobody waits any more.
  package func take(
    _ exchange: HTTPExchange, client: String, _ body: @escaping @Sendable () -> Void
  ) throws(Refusal) {
    let work = Work(exchange: exchange, client: client, body: body)
    try state.withLock { (state) throws(Refusal) in
      guard !state.isClosed else { throw .closed }
      let own = state.waiting.count { $0.client == client } + state.running.count { $0.work.client == client }
      guard own < limits.perClient, state.waiting.count < limits.waiting else { throw .busy }
      state.waiting.append(work)
      startWaiting(&state)
      if !state.isWatched {
        state.isWatched = true
        Workers.detached { self.watch() }
      }
    }
  }

  /// The questions that are answered or wait.
  package var count: Int { state.withLock { $0.running.count + $0.waiting.count } }

  private func startWaiting(_ state: inout State) {
    while state.running.count < limits.threads, !state.waiting.isEmpty {
      let work = state.waiting.removeFirst()
      let id = state.nextID
      state.nextID += 1
      state.running.append((id, work, .after(seconds: limits.seconds)))
      Workers.detached {
        work.body()
        self.state.withLock { state in
          state.running.removeAll { $0.id == id }
          self.startWaiting(&state)
        }
      }
    }
  }

  /// Looks after clients that have left, deadlines and memory, as long as there is work.
  private func watch() {
    while true {
      usleep(50_000)
      let isOver = state.withLock { state in
        for entry in state.running where entry.deadline.hasPassed { entry.work.exchange.stopSignal.raise() }
        if ProcessMemory.bytes > limits.memoryBytes {
          for entry in state.running { entry.work.exchange.stopSignal.raise() }
        }
        let exchanges = state.running.map(\.work.exchange) + state.waiting.map(\.exchange)
        for exchange in Departures.among(exchanges) { exchange.stopSignal.raise() }
        state.isWatched = !exchanges.isEmpty
        return !state.isWatched
      }
      if isOver { return }
    }
  }

  /// Takes no more questions, stops those that there are and waits until they have ended.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      for work in state.waiting + state.running.map(\.work) { work.exchange.stopSignal.raise() }
    }
    while !state.withLock({ $0.running.isEmpty && $0.waiting.isEmpty }) { usleep(5_000) }
  }
}
