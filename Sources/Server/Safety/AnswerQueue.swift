import GameCore
import Glibc
import Synchronization

/// Where all questions are answered: none on the threads that wait for connections, none without
/// an end, no client at the cost of another.
///
/// Clients take turns: the next question is one of the client with the fewest being answered, and
/// among those of the client that was served least recently. `threads` questions run at once. A
/// client with none running doesn't wait for another's: its first question starts at once on an
/// additional thread, and the system divides the processors among the threads. There are `guests`
/// such threads; when all of them are taken, the longest running question of the client with the
/// most is stopped, which then answers with what it has found. A client whose questions all last
/// long may have a few more threads, so that its quick questions don't wait for its slow ones.
package final class AnswerQueue: Sendable {
  /// What a queue allows.
  package struct Limits: Sendable {
    /// Questions that are answered at once; 0 answers each as it is asked, on the asking thread.
    package var threads: Int
    /// Threads for the first question of a client while all others are taken.
    package var guests: Int
    /// Questions of one client that are being answered or wait.
    package var perClient: Int
    /// Questions of all clients that wait.
    package var waiting: Int
    /// Seconds that an answer may take.
    package var seconds: Double
    /// Bytes of memory of the program above which caches are dropped, then questions are stopped,
    /// one after another.
    package var memoryBytes: Int

    /// Limits.
    package init(
      threads: Int, guests: Int = 16, perClient: Int = 128, waiting: Int = 256, seconds: Double = 60,
      memoryBytes: Int = 4 << 30
    ) {
      self.threads = threads
      self.guests = guests
      self.perClient = perClient
      self.waiting = waiting
      self.seconds = seconds
      self.memoryBytes = memoryBytes
    }
  }

  /// Why a question isn't answered.
  package enum Refusal: Error {
    /// Its client has too many questions, or has left.
    case share
    /// The server has too many, of all clients together.
    case full
    /// The server is shutting down.
    case closed
  }

  private let limits: Limits
  private let relief: @Sendable () -> Void
  private let state: Lock<AnswerTurns>
  private let wakeUp = Semaphore()
  /// The memory of the process when it was given back last.
  private let settled = Atomic<Int>(0)
  /// More growth than this is given back as soon as nothing is being answered.
  private static let growth = 32 << 20

  /// A queue; `relief` drops what can be made again when memory is short.
  package init(_ limits: Limits, relief: @escaping @Sendable () -> Void = {}) {
    self.limits = limits
    self.relief = relief
    state = Lock(AnswerTurns(limits))
  }

  /// Takes a question: `body` answers it on another thread, now or in its turn. The exchange's
  /// signal is raised when it takes too long or no client waits any more; `refuse` is called
  /// instead of `body` when its place goes to another client, or the queue closes.
  package func take(
    _ exchange: HTTPExchange, refuse: @escaping @Sendable (Refusal) -> Void, _ body: @escaping @Sendable () -> Void
  ) throws(Refusal) {
    guard limits.threads > 0 else { return body() }
    let question = AnswerTurns.Question(exchange: exchange, refuse: refuse, body: body)
    let displaced = try state.withLock { (state) throws(Refusal) in
      guard !state.isClosed else { throw .closed }
      let displaced = try state.enqueue(question)
      startWaiting(&state)
      // Without a thread it would never be answered or stopped.
      if state.workers == 0 || !isWatched(&state), state.withdraw(exchange) { throw .full }
      return displaced
    }
    displaced?.refuse(.share)
  }

  /// The questions that are being answered or wait.
  package var count: Int { state.withLock { $0.running.count + $0.waiting.count } }

  /// The questions of a client that are being answered.
  package func running(of client: Client) -> Int { state.withLock { $0.running(of: client) } }

  /// Hands the questions whose turn it is to threads that have nothing to do, or to new ones.
  private func startWaiting(_ state: inout AnswerTurns) {
    while let question = state.next() {
      if state.idle > 0 {
        state.idle -= 1
      } else if Workers.detached({ self.work() }) {
        state.workers += 1
      } else {
        return
      }
      state.start(question)
      wakeUp.post()
    }
  }

  /// Answers questions as long as there aren't more threads than are needed.
  private func work() {
    while true {
      wakeUp.wait()
      guard let question = state.withLock({ $0.handed() }) else { return }
      question.body()
      let isSurplus = state.withLock { state in
        state.end(question)
        state.idle += 1
        startWaiting(&state)
        guard state.idle > limits.threads || state.isClosed else { return false }
        state.idle -= 1
        state.workers -= 1
        return true
      }
      if isSurplus { return }
    }
  }

  private func isWatched(_ state: inout AnswerTurns) -> Bool {
    if !state.isWatched { state.isWatched = Workers.detached { self.watch() } }
    return state.isWatched
  }

  /// Looks after deadlines, clients that have left, turns and memory, as long as there is work.
  private func watch() {
    var isRelieved = false
    while true {
      usleep(50_000)
      let isShort = ProcessMemory.bytes > limits.memoryBytes
      if isShort, !isRelieved {
        relief()
        ProcessMemory.giveBack()
      }
      let (left, isOver) = state.withLock { state in look(at: &state, stopsOne: isShort && isRelieved) }
      for question in left { question.refuse(.share) }
      isRelieved = isShort
      if isOver { break }
    }
    guard ProcessMemory.bytes > settled.load(ordering: .relaxed) + Self.growth else { return }
    ProcessMemory.giveBack()
    settled.store(ProcessMemory.bytes, ordering: .relaxed)
  }

  /// One check: returns the questions that no client waits for any more, and whether there is
  /// nothing to watch.
  private func look(at state: inout AnswerTurns, stopsOne: Bool) -> (left: [AnswerTurns.Question], isOver: Bool) {
    for exchange in state.overdue() { exchange.stopSignal.raise() }
    if stopsOne || state.isCrowded { state.stopGreediest()?.stopSignal.raise() }
    let exchanges = state.running.map(\.question.exchange) + state.waiting.map(\.exchange)
    for exchange in ClosedConnections.among(exchanges) { exchange.stopSignal.raise() }
    let left = state.takeWaiting { $0.exchange.stopSignal.isRaised }
    startWaiting(&state)
    state.isWatched = !state.running.isEmpty || !state.waiting.isEmpty
    return (left, !state.isWatched)
  }

  /// Takes no more questions, stops those that there are and waits until they have finished, at
  /// most `patience` seconds: then their clients are informed that there is no answer.
  package func close(patience: Double = 5) {
    let (waiting, idle) = state.withLock { state in
      state.isClosed = true
      for running in state.running { running.question.exchange.stopSignal.raise() }
      return (state.takeWaiting(), state.idle)
    }
    for question in waiting { question.refuse(.closed) }
    for _ in 0..<idle { wakeUp.post() }
    let deadline = Deadline.after(seconds: patience)
    while !state.withLock({ $0.running.isEmpty }), !deadline.hasPassed { usleep(5_000) }
    for running in state.withLock({ $0.running }) { running.question.refuse(.closed) }
  }
}
