import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

private typealias State = GameState<ReversiPlay>

private let endgame = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"

/// A game that has begun, with these settings; computers have moved where it is their turn.
private func begun(_ pairs: (String, String)...) throws -> State {
  var settings = ReversiSettings()
  try settings.take(pairs.map { GivenSetting($0.0, $0.1) })
  return try answered(State.reduce(State(settings: settings), .new))
}

private func answered(_ state: State) throws -> State {
  var state = state
  while let request = state.request {
    state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
  }
  return state
}

/// Plays to the end: the person makes the move that `choose` names.
private func finished(_ begun: State, _ choose: (Position) throws -> Move) throws -> State {
  var state = begun
  while !state.isOver {
    let position = try #require(state.table?.position)
    state = try answered(State.reduce(state, .play(try choose(position))))
  }
  return state
}

/// Whether the shortest recording of a game leads to its settings, its start and its table.
private func isReplayed(_ state: State) throws -> Bool {
  var again = State()
  for line in state.script { again = State.reduce(again, try again.action(line)) }
  return again.settings == state.settings && again.deal == state.deal && again.table == state.table
}

@Suite struct ReversiStartTests {
  @Test func `a game from moves begins after them, with the side to move for the person`() throws {
    let state = try begun(("from", "F5d6 c3"), ("opponent", "person"))
    let table = try #require(state.table)
    #expect(table.line.transcript == "f5d6c3" && table.given == 3 && state.moves.isEmpty)
    #expect(state.settings["from"] == "f5d6c3" && table.last?.square == Square("c3"))
    let against = try begun(("from", "f5d6c3"))
    #expect(against.settings.colour == .white && against.turn == .person(.you))
    let other = try begun(("from", "f5d6c3"), ("colour", "black"))
    #expect(other.settings.colour == .black && other.moves.count == 1, "the computer has moved")
    #expect(!state.canUndo)
    #expect(try isReplayed(against))
  }

  @Test func `a game from a board knows its size and begins there`() throws {
    let small = "-----XO--OX----- X"
    let state = try begun(("from", small), ("opponent", "person"))
    #expect(state.settings["size"] == "4" && state.settings["from"] == small)
    let table = try #require(state.table)
    #expect(table.line.start.boardText == small && table.given == 0)
    let after = try begun(("from", endgame + " g8"), ("opponent", "person"))
    #expect(after.table?.line.moves.count == after.table?.given && after.settings["from"].hasSuffix("X g8"))
    #expect(try isReplayed(after))
  }

  @Test func `a side that can't move at the board passes at once`() throws {
    let state = try begun(("from", "-XO-XXO-XXOOXXOO X"), ("opponent", "person"))
    let table = try #require(state.table)
    if table.line.start.mustPass {
      #expect(table.passed == .black && table.position.sideToMove == .white && table.given == 1)
    } else {
      #expect(table.passed == nil && table.given == 0)
    }
  }

  @Test(arguments: ["f5d6d6", "e5", "X", String(repeating: "X", count: 64) + " X", "from", ""])
  func `what isn't a start is refused`(_ text: String) {
    var settings = ReversiSettings()
    #expect(throws: SettingFault.self) { try settings.set("from", to: text) }
    #expect(settings == ReversiSettings())
  }

  @Test func `another board forgets the start, and settings that contradict it are refused`() throws {
    var settings = ReversiSettings()
    try settings.take([GivenSetting("from", "f5d6c3")])
    #expect(!settings.canBecome(ReversiSettings()))
    try settings.take([GivenSetting("size", "6")])
    #expect(settings["from"] == "start")
    var others = ReversiSettings()
    #expect(throws: SettingFault.self) {
      try others.take([GivenSetting("size", "6"), GivenSetting("from", endgame)])
    }
    #expect(throws: SettingFault.self) {
      try others.take([GivenSetting("from", "drawn"), GivenSetting("first", "white")])
    }
    #expect(throws: SettingFault.self) {
      try others.take([GivenSetting("practice", "on"), GivenSetting("opponent", "person")])
    }
  }

  @Test func `a drawn start is drawn anew, leaves both sides about even, and is declared in the record`() throws {
    let state = try begun(("from", "drawn"), ("opponent", "person"))
    let table = try #require(state.table)
    #expect(table.given == 8 && table.line.moves.count == 8 && state.moves.isEmpty)
    let value = TestLibrary.computer(of: ReversiPlay.self).solvers
    let best = try value.solver().hints(table.position, count: 1, effort: EffortRequest(.level(8))).moves[0].value
    #expect(abs(best) <= 200)
    let next = try answered(State.reduce(state, .new))
    #expect(next.table?.line != table.line, "the tag differs, and so do the moves")
    let record = try #require(ReversiPlay.record(of: state))
    #expect(record.variant == "8r12" && record.drawnPlies == 8)
    #expect(try isReplayed(state))
    let read = try GameRecord(ggf: Array(record.ggf.utf8))
    #expect(read.firstJudged(fromPly: nil) == 8)
  }

  @Test func `of a list each game begins with a line, drawn by lot and declared`() throws {
    let lines = ["f5d6c3d3", "f5f6e6f4", "f5f4e3"]
    let state = try begun(("from", lines.joined(separator: " Tiger\n")), ("opponent", "person"))
    #expect(state.settings["from"] == lines.joined(separator: "; "))
    var (seen, next): (Set<String>, State) = ([], state)
    for _ in 0..<40 {
      let table = try #require(next.table)
      #expect(lines.contains(table.line.transcript) && table.given == table.line.moves.count)
      let record = try #require(ReversiPlay.record(of: next))
      #expect(record.drawnPlies == table.given)
      #expect(try isReplayed(next))
      seen.insert(table.line.transcript)
      next = try answered(State.reduce(next, .new))
    }
    #expect(seen.count == 3)
    var one = ReversiSettings()
    try one.take([GivenSetting("from", "f5d6;")])
    let line = try Line(transcript: "f5d6", from: .start())
    #expect(one["from"] == "f5d6;" && one.start == .listed([line]))
    var others = one
    try others.take([GivenSetting("size", "6")])
    #expect(others["from"] == "start")
    let unlisted = ReversiPlay.Deal(drawn: try MoveList("f5f6").moves)
    #expect(!ReversiPlay.accepts(unlisted, one))
    #expect(throws: SettingFault.self) { try one.take([GivenSetting("from", "f5d6; f5f5")]) }
    try one.take([GivenSetting("from", "1. f5 d6\n2. c3")])
    #expect(one["from"] == "f5d6c3", "moves over several lines")
  }

  @Test func `practice is against the best defence, and the best moves reach the best result`() throws {
    let begun = try begun(("from", endgame), ("practice", "on"))
    #expect(begun.settings["opponent"] == "unbeatable")
    let best = try #require(begun.table?.best)
    #expect(best.isProved)
    let solver = try TestLibrary.computer(of: ReversiPlay.self).solvers.solver()
    func values(_ position: Position) -> [MoveAdvice] {
      solver.hints(position, effort: EffortRequest(.level(60))).moves
    }
    let start = try #require(begun.table?.position)
    #expect(values(start)[0].value == best.difference(for: .black))
    let perfect = try finished(begun) { values($0)[0].move }
    #expect(perfect.table?.shortfall(of: .black) == 0)
    #expect(ReversiPlay.message(perfect).contains("reached"))
    // The worst moves fall short by what they lose, since the defence errs nowhere.
    var lost = 0
    let poor = try finished(begun) { position in
      let all = values(position)
      lost += all[0].value - all[all.count - 1].value
      return all[all.count - 1].move
    }
    #expect(poor.table?.shortfall(of: .black) == lost && lost > 0)
    #expect(ReversiPlay.message(poor).contains("short"))
    #expect(try isReplayed(poor))
  }

  @Test(arguments: ["best", "best 5", "best 7000 proved", "best 5 certain", "zz", "best -9223372036854775808 proved"])
  func `a deal that can't be is refused`(_ text: String) throws {
    var settings = ReversiSettings()
    try settings.take([GivenSetting("practice", "on")])
    let state = State.reduce(State(settings: settings), .new)
    #expect(throws: CommandFault.self) { try state.action("dealt \(state.tag) \(text)") }
    let foreign = try state.action("dealt \(state.tag) f5d6 best 0 proved")
    #expect(state.refusal(of: foreign) == .foreignDeal)
  }
}
