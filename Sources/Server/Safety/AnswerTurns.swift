import GameCore

/// Whose question is answered next: the bookkeeping of an ``AnswerQueue``, without its threads.
package struct AnswerTurns: Sendable {
  package struct Question: Sendable {
    package let exchange: HTTPExchange
    /// Replies that there is no answer.
    package let refuse: @Sendable (AnswerQueue.Refusal) -> Void
    package let body: @Sendable () -> Void

    package var client: Client { exchange.request.client }

    package init(
      exchange: HTTPExchange, refuse: @escaping @Sendable (AnswerQueue.Refusal) -> Void,
      body: @escaping @Sendable () -> Void
    ) {
      self.exchange = exchange
      self.refuse = refuse
      self.body = body
    }
  }

  /// A question that is being answered.
  package struct Running: Sendable {
    package let question: Question
    package let begin: Moment
    /// Whether it was stopped to free a thread for others.
    package var isStopped = false
  }

  private let limits: AnswerQueue.Limits
  /// In the order in which they came.
  package private(set) var waiting: [Question] = []
  /// In the order in which they began.
  package private(set) var running: [Running] = []
  /// Those that run, or will as soon as a thread has woken up.
  private var ready: [Question] = []
  /// When each client that has questions was served last, in turns.
  private var served: [Client: Int] = [:]
  private var turn = 0
  /// Threads that answer or wait for a question, and those that will still wait when all of `ready`
  /// have been taken.
  package var workers = 0
  package var idle = 0
  package var isWatched = false
  package var isClosed = false

  /// A client with nothing but long questions may have this many threads in addition to the usual
  /// ones.
  private static let mostBeside = 4
  /// A question that has run for longer is a long one.
  package static let long = Duration.milliseconds(100)
  /// A question that has run for longer may be stopped to free a thread for another client's.
  package static let share = Duration.seconds(1)

  package init(_ limits: AnswerQueue.Limits) { self.limits = limits }

  /// The questions of a client that are being answered.
  package func running(of client: Client) -> Int { running.count { $0.question.client == client } }

  private func waiting(of client: Client) -> Int { waiting.count { $0.client == client } }

  /// Adds a question. Where the queue is full, it takes the place of the newest one of the client
  /// with the most waiting questions, which is returned, if that one has more than its own.
  package mutating func enqueue(_ question: Question) throws(AnswerQueue.Refusal) -> Question? {
    let own = waiting(of: question.client)
    guard own + running(of: question.client) < limits.perClient else { throw .share }
    var displaced: Question?
    if waiting.count >= limits.waiting {
      let counts = Dictionary(waiting.map { ($0.client, 1) }, uniquingKeysWith: +)
      guard let most = counts.values.max(), most > own + 1,
        let place = waiting.lastIndex(where: { counts[$0.client] == most })
      else { throw .full }
      displaced = waiting.remove(at: place)
    }
    waiting.append(question)
    return displaced
  }

  /// Takes back a question that waits; false when it doesn't any more.
  @discardableResult package mutating func withdraw(_ exchange: HTTPExchange) -> Bool {
    guard let place = waiting.firstIndex(where: { $0.exchange === exchange }) else { return false }
    waiting.remove(at: place)
    return true
  }

  /// The question whose turn it is; `nil` when none may start now.
  package func next(_ now: Moment = .now) -> Question? {
    let mine = Dictionary(running.map { ($0.question.client, 1) }, uniquingKeysWith: +)
    let order = waiting.indices.min { left, right in
      let (left, right) = (waiting[left].client, waiting[right].client)
      return (mine[left, default: 0], served[left, default: 0]) < (mine[right, default: 0], served[right, default: 0])
    }
    guard let order else { return nil }
    let question = waiting[order]
    return mayStart(question.client, own: mine[question.client, default: 0], now) ? question : nil
  }

  private func mayStart(_ client: Client, own: Int, _ now: Moment) -> Bool {
    if running.count < limits.threads { return true }
    guard running.count < limits.threads + limits.guests else { return false }
    if own == 0 { return true }
    // Half of the additional threads stay free for clients with none running.
    return own < limits.threads + Self.mostBeside && running.count < limits.threads + limits.guests / 2
      && running.allSatisfy { $0.question.client != client || now - $0.begin > Self.long }
  }

  /// Starts a question that waited; a thread asks for it through ``handed()``.
  package mutating func start(_ question: Question, _ now: Moment = .now) {
    withdraw(question.exchange)
    turn += 1
    served[question.client] = turn
    running.append(Running(question: question, begin: now))
    ready.append(question)
  }

  /// The question that a thread is to answer; `nil` when there is none any more.
  package mutating func handed() -> Question? { ready.isEmpty ? nil : ready.removeFirst() }

  /// A question has been answered.
  package mutating func end(_ question: Question) {
    running.removeAll { $0.question.exchange === question.exchange }
    let client = question.client
    if running(of: client) == 0, waiting(of: client) == 0 { served[client] = nil }
  }

  /// Whether a client with nothing running waits although all guests' threads are taken.
  package var isCrowded: Bool {
    running.count >= limits.threads + limits.guests && waiting.contains { running(of: $0.client) == 0 }
  }

  /// Marks a question that is to be stopped to free a thread: the longest running one of the client
  /// with the most; `nil` when one is being stopped already, or none has had its share of time.
  package mutating func stopGreediest(_ now: Moment = .now) -> HTTPExchange? {
    guard !running.contains(where: { $0.isStopped && now - $0.begin < .seconds(limits.seconds) }) else { return nil }
    let counts = Dictionary(running.map { ($0.question.client, 1) }, uniquingKeysWith: +)
    let places = running.indices.filter { !running[$0].isStopped && now - running[$0].begin > Self.share }
    // Of equals the first one, which has run longest.
    var greediest: Int?
    for place in places
    where counts[running[place].question.client, default: 0]
      > greediest.map({ counts[running[$0].question.client, default: 0] }) ?? 0
    {
      greediest = place
    }
    guard let greediest else { return nil }
    running[greediest].isStopped = true
    return running[greediest].question.exchange
  }

  /// Those that have run for too long.
  package func overdue(_ now: Moment = .now) -> [HTTPExchange] {
    running.filter { now - $0.begin > .seconds(limits.seconds) }.map(\.question.exchange)
  }

  /// Takes out all questions that wait.
  package mutating func takeWaiting(where isTaken: (Question) -> Bool = { _ in true }) -> [Question] {
    let taken = waiting.filter(isTaken)
    waiting.removeAll(where: isTaken)
    return taken
  }
}
