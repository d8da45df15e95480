import Documents
import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

private typealias State = GameState<ReversiPlay>

private func settings(_ pairs: (String, String)...) throws -> ReversiSettings {
  var settings = ReversiSettings()
  for (name, value) in pairs { try settings.set(name, to: value) }
  return settings
}

/// The state after lines of a recording; computers answer as soon as it is their turn.
private func played(_ lines: [String], _ pairs: (String, String)...) throws -> State {
  var chosen = ReversiSettings()
  for (name, value) in pairs { try chosen.set(name, to: value) }
  var state = State(settings: chosen)
  for line in ["new"] + lines {
    let action = try state.action(line)
    #expect(state.refusal(of: action) == nil, "\(line)")
    state = State.reduce(state, action)
    while let request = state.request {
      state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
    }
  }
  return state
}

private func refusal(_ state: State, _ line: String) throws -> GameRefusal<ReversiPlay>? {
  state.refusal(of: try state.action(line))
}

/// A situation of a random game of two people on 4×4: the first that `wanted` accepts.
private func quickGame(_ wanted: (State) -> Bool) throws -> State? {
  for seed in UInt64(1)...200 {
    var random = SeededGenerator(seed: seed)
    var state = try played([], ("size", "4"), ("opponent", "person"))
    while !state.isOver {
      if wanted(state) { return state }
      let moves = try #require(state.legalMoves)
      state = State.reduce(state, .play(moves[random.index(moves.count)]))
    }
    if wanted(state) { return state }
  }
  return nil
}

@Suite struct ReversiPlayTests {
  @Test func theOfficialGameIsTheDefault() throws {
    let state = try played([])
    let table = try #require(state.table)
    #expect(table.position == .start() && table.last == nil && table.passed == nil)
    #expect(state.turn == .person(.you) && state.settings["opponent"] == "greedy")
    #expect(state.legalMoves?.map(\.description) == ["d3", "c4", "f5", "e6"])
    #expect(table.position.disc(on: Square(row: 3, column: 3)) == .white, "as the source has it, from 0")
    #expect(table.position.disc(on: Square(row: 3, column: 4)) == .black)
    #expect(Side.allCases.map { table.position.discCount(of: $0) } == [2, 2])
  }

  @Test func theTutorialsGameIsASetting() throws {
    let state = try played([], ("first", "white"), ("colour", "white"))
    #expect(state.turn == .person(.you) && state.table?.position.sideToMove == .white)
    let next = State.reduce(state, .play(.place(Square(row: 2, column: 4))))
    #expect(next.turn == .computer(.opponent), "the human has white, the computer black")
  }

  @Test func aMovePlacesFlipsAndGivesTheTurn() throws {
    let state = try played(["F5"], ("opponent", "person"))
    let table = try #require(state.table)
    #expect(table.last?.square.description == "f5" && table.last?.flipped.map(\.description) == ["e5"])
    #expect(table.last?.side == .black && state.turn == .person(.opponent))
    #expect(table.position.discCount(of: .black) == 4 && table.position.discCount(of: .white) == 1)
    #expect(table.position.disc(on: Square(row: 4, column: 4)) == .black)
  }

  @Test func directionsAreNotMirrored() throws {
    let state = try played(["f5", "d6", "c3"], ("opponent", "person"))
    let flipped = try #require(state.table?.last?.flipped)
    #expect(flipped.map(\.description) == ["d4"], "south-east of c3, up to the disc on e5")
    #expect(try refusal(state, "h3") == .move(.flipsNothing(Square(row: 2, column: 7))))
  }

  @Test func whatTheRulesForbidIsRefusedWithAReason() throws {
    let state = try played([])
    #expect(try refusal(state, "d4") == .move(.occupied(Square(row: 3, column: 3))))
    #expect(try refusal(state, "a1") == .move(.flipsNothing(Square(row: 0, column: 0))))
    #expect(try refusal(state, "pass") == .move(.passWithMoves))
    #expect(throws: CommandFault.word("i9", expected: "a square from a1 to h8")) { try state.action("i9") }
    #expect(throws: CommandFault.word("f0", expected: "a square from a1 to h8")) { try state.action("f0") }
    #expect(throws: CommandFault.excess("d3")) { try state.action("f5 d3") }
    let small = try played([], ("size", "4"))
    #expect(try refusal(small, "f5") == .move(.offBoard(Square(row: 4, column: 5))))
    #expect(throws: CommandFault.word("e11", expected: "a square from a1 to d4")) { try small.action("e11") }
  }

  @Test func tapsDuringTheComputersDelayPlayNothing() throws {
    let state = State.reduce(try played([]), .play(.place(Square(row: 4, column: 5))))
    #expect(state.turn == .computer(.opponent))
    for square in ["d6", "f6", "f4"] { #expect(try refusal(state, square) == .thinking) }
    #expect(try refusal(state, "hint") == .thinking)
    let tapped = State.reduce(state, .play(.place(Square(row: 5, column: 3))))
    #expect(tapped == state, "white's disc isn't placed by a person")
  }

  @Test func aComputerThatMovesFirstStarts() throws {
    let state = try played([], ("colour", "white"))
    #expect(state.moves.count == 1 && state.turn == .person(.you) && state.table?.position.sideToMove == .white)
    let tutorials = try played([], ("first", "white"))
    #expect(tutorials.moves.count == 1 && tutorials.table?.position.sideToMove == .black)
  }

  @Test func greedysTiesAreTheTutorials() throws {
    // All first moves flip one disc. Columns outer, rows inner: c comes first.
    let black = try played([], ("colour", "white"))
    #expect(black.table?.last?.square.description == "c4")
    let white = try played([], ("first", "white"))
    #expect(white.table?.last?.square.description == "c5")
  }

  @Test func restartResetsEveryField() throws {
    var random = SeededGenerator(seed: 5)
    var state = try played(["f5"], ("opponent", "person"))
    let fresh = try played([], ("opponent", "person"))
    func restarted() -> Bool {
      let new = State.reduce(state, .new)
      return new.table == fresh.table && new.turn == .person(.you) && !new.isOver && new.moves.isEmpty
        && new.undone.isEmpty && new.legalMoves == fresh.legalMoves
    }
    #expect(state.table?.position.sideToMove == .white && restarted(), "whose turn it is")
    while !state.isOver {
      let moves = try #require(state.legalMoves)
      state = State.reduce(state, .play(moves[random.index(moves.count)]))
    }
    #expect(try refusal(state, "a1") == .over && restarted(), "that it was over")
  }

  @Test func forcedPassesAreMadeAndTold() throws {
    let state = try #require(try quickGame { $0.table?.passed != nil })
    let table = try #require(state.table)
    let mover = table.position.sideToMove
    #expect(table.passed == mover.other && table.last?.side == mover, "the same side moves again")
    #expect(table.line.moves.last == .pass && state.moves.last?.move != .pass, "the pass belongs to the move")
    #expect(state.legalMoves?.isEmpty == false)
    #expect(try refusal(state, "pass") == .move(.passWithMoves))
    let back = State.reduce(state, .undo)
    #expect(back.table?.line.moves.count == table.line.moves.count - 2 && back.table?.passed == nil)
    #expect(State.reduce(back, .redo).table == table)
  }

  @Test func theGameEndsWhenNeitherCanMove() throws {
    let state = try #require(try quickGame { $0.isOver && ($0.table?.position.emptyCount ?? 0) > 0 })
    let table = try #require(state.table)
    let discs = table.position.discCount(of: .black) - table.position.discCount(of: .white)
    let difference = try #require(table.blackDifference)
    #expect(difference == discs + table.position.emptyCount * discs.signum(), "the winner takes the empty squares")
    #expect(table.winner == (discs > 0 ? .black : discs < 0 ? .white : nil))
    #expect(state.turn == .over && table.line.moves.last != .pass && state.legalMoves == [])
    #expect(try refusal(state, "pass") == .over)
  }

  @Test(arguments: ["random", "greedy", "minimax:3", "level:2", "depth:2"])
  func everyStrategyPlaysToTheEnd(_ strategy: String) throws {
    for size in ["4", "6"] {
      let state = try played([], ("size", size), ("you", strategy), ("opponent", "greedy"))
      #expect(state.isOver && state.moves.allSatisfy { !$0.isDecision })
      let again = try played([], ("size", size), ("you", strategy), ("opponent", "greedy"))
      #expect(again == state, "the same seed, the same game")
    }
  }

  @Test func levelsAreTheLibrarys() throws {
    let state = try played(["f5"], ("opponent", "level:3"))
    let position = try Line(transcript: "f5", from: .start()).end
    let best = ReversiSolver().hints(position, count: 1, effort: EffortRequest(.level(3))).moves.first?.move
    #expect(state.moves.last?.move == best)
  }

  @Test func aBookHasToBeThereAndForTheBoard() throws {
    func fault(_ pairs: (String, String)...) throws -> ComputerError? {
      var chosen = ReversiSettings()
      for (name, value) in pairs { try chosen.set(name, to: value) }
      return ReversiPlay.fault(of: chosen, computer: TestLibrary.computer(of: ReversiPlay.self))
    }
    #expect(try fault(("book", "none")) == nil && fault(("book", "shipped")) == nil)
    #expect(try fault(("size", "4"), ("book", TestLibrary.book)) == nil)
    #expect(try fault(("book", "no.db")) == .unreadable(reason: "no.db: there is no such book"))
    let size = try fault(("book", TestLibrary.book))
    #expect(
      size
        == .load(
          reason: "the book \(TestLibrary.book) is for the 4×4 board, the game is on 8×8; choose another book or size"
        ))
    #expect(
      try fault(("book", "shipped"), ("size", "6"))
        == .load(reason: "the shipped book is for the 8×8 board, the game is on 6×6; choose another book or size"))
  }

  @Test func computersThatSearchPlayFromTheBook() throws {
    func reply(_ pairs: (String, String)...) throws -> Move? {
      var chosen = try settings(("size", "4"))
      for (name, value) in pairs { try chosen.set(name, to: value) }
      var state = State.reduce(State(settings: chosen), .new)
      state = State.reduce(state, .play(.place(TestLibrary.opening)))
      let request = try #require(state.request)
      return State.reduce(state, try TestLibrary.computer.answer(request, in: state)).moves.last?.move
    }
    let position = Position.start(size: .four).placingUnchecked(TestLibrary.opening)
    let best = try #require(position.legalMoves.last)
    #expect(try reply(("opponent", "level:1")) != best)
    #expect(try reply(("opponent", "level:1"), ("book", TestLibrary.book)) == best)
    #expect(try reply(("book", TestLibrary.book)) == reply(), "who doesn't search has no book")
    #expect(throws: ComputerError.self) { try reply(("opponent", "level:1"), ("book", "no.db")) }
  }

  @Test func theNameOfABookIsRecordedWhateverItIs() throws {
    for name in ["My book.db", "100%.db", "%20;%25.db", "a\u{A0}b;c.db", "ÄÖ 🂡.db", "MY.DB", "%", "%4", " "] {
      let state = State(settings: try settings(("book", name), ("size", "4")))
      let again = State.reduce(State(), try State().action(try #require(state.script.first)))
      #expect(again.settings == state.settings && again.settings["book"] == name, "\(state.script)")
    }
    for name in ["", "\u{1B}[2J.db", "a\n.db"] {
      #expect(throws: SettingFault.self) { try settings(("book", name)) }
    }
  }

  @Test func undoTakesBackTheComputersAnswerToo() throws {
    var state = try played(["f5"])
    let answered = state
    state = State.reduce(state, .undo)
    #expect(state.table?.position == .start() && state.turn == .person(.you))
    #expect(state.refusal(of: .undo) == .nothingToUndo)
    #expect(State.reduce(state, .redo).table == answered.table)
    let first = try played([], ("colour", "white"))
    #expect(first.refusal(of: .undo) == .nothingToUndo, "the computer's opening stays")
  }

  @Test func playersChangeDuringTheGameAndTheBoardDoesNot() throws {
    let state = try played(["f5", "change opponent minimax:2", "change colour white"])
    #expect(state.moves.count == 3, "the computer went on with the black discs")
    #expect(state.turn == .person(.you) && state.table?.position.sideToMove == .white)
    #expect(try refusal(state, "change size 6") == .needsNewGame)
    #expect(try refusal(state, "change first white") == .needsNewGame)
  }

  @Test func settingsAreChecked() throws {
    for (name, text) in [
      ("size", "5"), ("size", "eight"), ("first", "red"), ("colour", "x"), ("opponent", "level:61"),
      ("opponent", "minimax"), ("you", "me"), ("hint-level", "61"), ("hint-level", "-1"), ("hint-level", "+1"),
    ] {
      #expect(throws: SettingFault.self, "\(name) \(text)") { try settings((name, text)) }
    }
    #expect(throws: SettingFault.unknown("colours")) { try settings(("colours", "white")) }
    for choice in ReversiSettings.choices {
      var chosen = ReversiSettings()
      try chosen.set(choice.name, to: chosen[choice.name])
      #expect(chosen == ReversiSettings(), "\(choice.name)")
    }
    let person = try settings(("opponent", "person"), ("you", "level:0"))
    #expect(person["opponent"] == "person" && person["you"] == "level:0")
  }
}
