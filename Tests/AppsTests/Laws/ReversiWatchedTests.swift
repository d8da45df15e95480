import Documents
import GameCore
import Questions
import Reversi
import ReversiApp
import Synchronization
import Testing

private typealias State = GameState<ReversiPlay>

/// What an observer received.
private final class Told<Value: Sendable>: Sendable {
  private let values = Lock<[Value]>([])
  var all: [Value] { values.withLock { $0 } }
  func tell(_ value: Value) { values.withLock { $0.append(value) } }
}

private func square(_ name: String) throws -> Square { try #require(Square(name)) }

@Suite struct ReversiWatchedTests {
  /// A store with a game of two people.
  private func store() throws -> PlayStore<ReversiPlay> {
    let store = PlayStore<ReversiPlay>()
    var settings = ReversiSettings()
    try settings.set("opponent", to: "person")
    store.dispatch(.game(.change(settings)))
    store.dispatch(.game(.new))
    return store
  }

  @Test func anyNumberWatchSquaresAndBoards() throws {
    let store = try store()
    let (e5, again, f5, far) = (Told<Side?>(), Told<Side?>(), Told<Side?>(), Told<Side?>())
    let boards = Told<Position?>()
    let subscriptions = [
      store.subscribe(square: try square("e5")) { e5.tell($0) },
      store.subscribe(square: try square("e5")) { again.tell($0) },
      store.subscribe(square: try square("f5")) { f5.tell($0) },
      store.subscribe(square: try square("a1")) { far.tell($0) },
      store.subscribe { boards.tell($0) },
    ]
    for name in ["f5", "d6", "a1"] { store.dispatch(.game(.play(.place(try square(name))))) }
    #expect(e5.all == [.white, .black] && again.all == e5.all)
    #expect(f5.all == [nil, .black], "a placed disc")
    #expect(far.all == [nil], "what can't be done is told to nobody")
    let line = try Line(transcript: "f5d6", from: .start())
    #expect(
      boards.all == [.start(), try Line(transcript: "f5", from: .start()).end, line.end],
      "once a move, when it is complete")
    store.dispatch(.game(.undo))
    store.dispatch(.game(.undo))
    #expect(e5.all == [.white, .black, .white] && f5.all == [nil, .black, nil])
    for subscription in subscriptions { subscription.cancel() }
    store.dispatch(.game(.redo))
    #expect(e5.all.count == 3 && boards.all.count == 5)
  }

  @Test func copiesOfABoardHaveNoObservers() throws {
    let store = try store()
    let boards = Told<Position?>()
    let subscription = store.subscribe { boards.tell($0) }
    var copy = try #require(store.state.game.table)
    ReversiPlay.make(.place(try square("f5")), on: &copy)
    let state = State.reduce(store.state.game, .play(.place(try square("c4"))))
    #expect(copy.position != .start() && state.table?.position != .start())
    #expect(boards.all == [.start()] && store.state.game.table?.position == .start())
    subscription.cancel()
  }
}

@Suite struct ReversiAdviceTests {
  private func asked(_ transcript: String, _ pairs: (String, String)...) throws -> State {
    var settings = ReversiSettings()
    for (name, value) in [("opponent", "person"), ("size", "4"), ("hint-level", "8")] + pairs {
      try settings.set(name, to: value)
    }
    var state = State.reduce(State(settings: settings), .new)
    for move in try MoveList(transcript).moves where move != .pass { state = State.reduce(state, .play(move)) }
    state = State.reduce(state, .hint)
    let request = try #require(state.request)
    return State.reduce(state, try TestLibrary.computer.answer(request, in: state))
  }

  @Test func theBestThreeMovesAreTheSolvers() throws {
    let state = try asked("a2")
    let advice = try #require(state.advice)
    let position = try #require(state.table?.position)
    let hints = ReversiSolver().hints(position, count: 3, effort: EffortRequest(.level(8)))
    #expect(advice.moves == hints.moves && advice.side == .white)
    #expect(advice.moves.allSatisfy(\.isProved) && advice.moves.count <= 3)
  }

  @Test func cornersThatAreNoMistakesAreATip() throws {
    var (good, bad) = (0, 0)
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      var transcript = ""
      while try !Line(transcript: transcript, from: .start(size: .four)).end.isFinished, transcript.count < 12 {
        let state = try asked(transcript)
        let (moves, advice) = (try #require(state.legalMoves), try #require(state.advice))
        let corners = ["a1", "d1", "a4", "d4"].compactMap { name in
          advice.moves.first { $0.move.description == name }
        }
        let expected = corners.filter { advice.moves[0].value - $0.value < 400 }
        #expect(advice.goodCorners.map(\.description) == expected.map(\.move.description))
        good += expected.count
        bad += corners.count - expected.count
        transcript += moves[random.index(moves.count)].description
      }
    }
    #expect(good > 0 && bad > 0, "both kinds were among them")
  }

  @Test func askedAgainItShowsTheLine() throws {
    let state = try asked("")
    #expect(state.advice?.showsLine == false)
    let again = State.reduce(state, .hint)
    #expect(again.advice?.showsLine == true && again.advice?.moves == state.advice?.moves)
    #expect(State.reduce(again, .hint) == state)
  }

  @Test func limitsStopAdviceAndMoves() throws {
    let computer = TestLibrary.computer(of: ReversiPlay.self)
    computer.limits.stopSignal.raise()
    let asked = State.reduce(State.reduce(State(), .new), .hint)
    let advice = try computer.answer(try #require(asked.request), in: asked)
    guard case .advised(_, let advice) = advice else { return #expect(Bool(false), "advice was asked for") }
    #expect(advice.stopReason == .interrupted)
    var settings = ReversiSettings()
    try settings.set("you", to: "level:8")
    let begun = State.reduce(State(settings: settings), .new)
    let request = try #require(begun.request)
    #expect(throws: ComputerError.stopped(.interrupted)) { try computer.answer(request, in: begun) }
  }
}

@Suite struct ReversiRecordTests {
  @Test func aFinishedGameIsData() throws {
    var settings = ReversiSettings()
    for (name, value) in [("you", "greedy"), ("opponent", "minimax:2")] { try settings.set(name, to: value) }
    var state = State.reduce(State(settings: settings), .new)
    while let request = state.request {
      state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
    }
    let record = try #require(ReversiPlay.record(of: state))
    let table = try #require(state.table)
    #expect(record.black.name == "greedy" && record.white.name == "minimax:2")
    #expect(record.outcome?.blackDifference == table.blackDifference.map { 100 * $0 })
    let transcript = record.transcript
    #expect(try Line(transcript: transcript, from: .start()) == table.line)
    #expect(record.ggf.hasPrefix("(;GM[Othello]PB[greedy]PW[minimax:2]TY[8]RE["))
  }

  @Test func aRunningGameHasNoResultAndNoGameNoRecord() throws {
    #expect(ReversiPlay.record(of: State()) == nil)
    let state = State.reduce(State(), .new)
    #expect(ReversiPlay.record(of: state)?.outcome == nil)
    #expect(ReversiPlay.record(of: state)?.black.name == "person")
  }
}
