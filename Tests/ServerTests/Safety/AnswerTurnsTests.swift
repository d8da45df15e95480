import GameCore
import Testing

import Server

@Suite struct AnswerTurnsTests {
  private let now = Moment.now
  private let greedy = Client("192.0.2.1")
  private let other = Client("192.0.2.2")

  private func question(of client: Client) -> AnswerTurns.Question {
    AnswerTurns.Question(exchange: HTTPExchange(HTTPRequest("POST", "/", client: client)), refuse: { _ in }, body: {})
  }

  /// Enqueues a question and starts all whose turn it is.
  private func add(_ client: Client, to turns: inout AnswerTurns, at time: Moment) throws {
    _ = try turns.enqueue(question(of: client))
    start(&turns, at: time)
  }

  private func start(_ turns: inout AnswerTurns, at time: Moment) {
    while let question = turns.next(time) { turns.start(question, time) }
  }

  @Test func `a client with nothing running starts at once, however much another asks`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 2))
    for _ in 0..<20 { try add(greedy, to: &turns, at: now) }
    #expect(turns.running(of: greedy) == 2)
    try add(other, to: &turns, at: now)
    #expect(turns.running(of: other) == 1)
  }

  @Test func `clients take turns`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 1, guests: 0))
    let third = Client("192.0.2.3")
    for client in [greedy, greedy, greedy, other, other, third] { _ = try turns.enqueue(question(of: client)) }
    var served: [Client] = []
    while let question = turns.next(now) {
      turns.start(question, now)
      served.append(question.client)
      turns.end(question)
    }
    #expect(Set(served.prefix(3)) == [greedy, other, third])
    #expect(served.count == 6 && Set(served[3..<5]) == [greedy, other])
  }

  @Test func `long questions of a client leave threads for its quick ones, but not forever`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 2))
    for step in 0..<20 { try add(greedy, to: &turns, at: now + .seconds(step)) }
    #expect(turns.running(of: greedy) == 6)
    var young = AnswerTurns(AnswerQueue.Limits(threads: 2))
    for _ in 0..<20 { try add(greedy, to: &young, at: now) }
    #expect(young.running(of: greedy) == 2)
  }

  @Test func `long questions of several clients leave threads for a client with none running`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 2))
    for step in 0..<66 { try add(Client("192.0.2.\(step % 9 + 10)"), to: &turns, at: now + .seconds(step)) }
    try add(other, to: &turns, at: now + .seconds(66))
    #expect(turns.running(of: other) == 1)
  }

  @Test func `where many wait, the newest of the client with the most is dropped`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 1, guests: 0, perClient: 8, waiting: 4))
    for _ in 0..<5 { try add(greedy, to: &turns, at: now) }
    #expect(throws: AnswerQueue.Refusal.full) { _ = try turns.enqueue(question(of: greedy)) }
    let displaced = try turns.enqueue(question(of: other))
    #expect(displaced?.client == greedy)
    #expect(turns.waiting.map(\.client) == [greedy, greedy, greedy, other])
    #expect(throws: AnswerQueue.Refusal.full) {
      for _ in 0..<9 { _ = try turns.enqueue(question(of: other)) }
    }
    #expect(turns.waiting.count { $0.client == greedy } == 2, "an equal share is all that a client gets")
  }

  @Test func `to free a thread, one question at a time is stopped, the longest of the greediest`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 2, guests: 2))
    try add(other, to: &turns, at: now)
    for step in 1...3 { try add(greedy, to: &turns, at: now + .seconds(step)) }
    #expect(turns.running(of: greedy) == 2)
    for last in 3...4 { try add(Client("192.0.2.\(last)"), to: &turns, at: now + .seconds(4)) }
    #expect(turns.isCrowded)
    #expect(turns.stopGreediest(now + .seconds(1)) == nil, "each has had less than its share")
    let longest = turns.running.first { $0.question.client == greedy }?.question.exchange
    #expect(turns.stopGreediest(now + .seconds(10)) === longest)
    #expect(turns.stopGreediest(now + .seconds(10)) == nil, "one is being stopped")
  }

  @Test func `what has run for too long is overdue`() throws {
    var turns = AnswerTurns(AnswerQueue.Limits(threads: 2, seconds: 60))
    try add(greedy, to: &turns, at: now)
    #expect(turns.overdue(now + .seconds(60)).isEmpty)
    #expect(turns.overdue(now + .seconds(61)).count == 1)
  }
}
