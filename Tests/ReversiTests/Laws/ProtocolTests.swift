import GameCore
import Reversi
import Testing

@Suite struct ProtocolTests {
  @Test func `a GTP line is a number, a command and arguments`() throws {
    let request = try #require(GTPRequest("12 play\tblack  F5 # a comment"))
    #expect(request.identifier == 12 && request.command == "play" && request.arguments == ["black", "F5"])
    #expect(try request.side(0) == .black)
    #expect(try request.move(1, size: .eight).description == "f5")
    #expect(throws: GTPFailure.syntax) { try request.move(1, size: .four) }
    #expect(throws: GTPFailure.syntax) { try request.integer(2) }
    #expect(request.answer(.success("")) == "=12\n\n")
    #expect(request.answer(.failure(.illegalMove)) == "?12 illegal move\n\n")
    #expect(GTPRequest("3 loadsgf x")?.answer(.failure(.noLoad), detail: "why") == "?3 cannot load file: why\n\n")
    #expect(GTPRequest("name")?.answer(.success("x")) == "= x\n\n")
    for line in ["", "   ", "# only a comment", "\u{1}\u{2}"] { #expect(GTPRequest(line) == nil) }
  }

  @Test func `NBoard's lines are understood`() throws {
    let board = "8 ---------------------------O*------*O--------------------------- *"
    #expect(NBoardCommand("nboard 2") == .hello(version: 2))
    #expect(NBoardCommand("set depth 12\r") == .depth(12))
    #expect(NBoardCommand("set contempt -3") == .contempt(-3))
    #expect(NBoardCommand("ping 7") == .ping(7))
    #expect(NBoardCommand("hint") == .hint(count: 1))
    let square = try #require(Square("f5"))
    #expect(NBoardCommand("move F5/-1.25/3.5") == .move(.place(square), GameRecord.Note(value: -125, time: 350)))
    #expect(NBoardCommand("f5") == .move(.place(square), GameRecord.Note()))
    #expect(NBoardCommand("move PA//0.1") == .move(.pass, GameRecord.Note(time: 10)))
    let game = try GameRecord(ggf: "(;GM[Othello]TI[01:00]TY[8]BO[\(board)]B[F5//12]W[d6//1];)")
    #expect(NBoardCommand("set game \(game.ggf)") == .game(game))
    #expect(game.secondsLeft(of: .black) == 48 && game.secondsLeft(of: .white) == 59)
    for line in ["set game (;", "set game"] {
      guard case .badGame = NBoardCommand(line) else {
        Issue.record("\(line) was taken for a game")
        continue
      }
    }
    for line in ["set", "set depth x", "ping", "nboard", "a b c", "zz"] {
      #expect(NBoardCommand(line) == .unknown)
    }
    #expect(NBoardCommand("move") == .badMove("") && NBoardCommand("move z9") == .badMove("z9"))
    #expect(NBoardCommand("  ") == nil)
  }

  @Test func `a directed game adds passes, takes moves back, and ends with passes`() throws {
    var generator = SeededGenerator(seed: 67)
    for _ in 0..<100 {
      let record = RandomGame.make(from: .start(size: .four), generator: &generator)
      var game = PlayedGame(GameRecord(from: record.line.start))
      var side = Side.black
      var states: [Position] = [game.position]
      for move in record.line.moves {
        if move != .pass {
          try game.play(move, by: side)
          states.append(game.position)
        }
        side = side.other
      }
      if game.position.mustPass { try game.play(.pass) } else { states.removeLast() }
      #expect(game.position.isFinished)
      try game.play(.pass, by: .black)
      var undone = game.undo()
      #expect(undone)
      for state in states.reversed() {
        undone = game.undo()
        #expect(undone)
        #expect(game.position == state)
      }
      undone = game.undo()
      #expect(!undone)
    }
  }

  @Test func `the side that isn't to move can't play`() throws {
    var game = PlayedGame(GameRecord(from: .start()))
    let square = try #require(Square("f5"))
    #expect(throws: PlayFailure.otherSide) { try game.play(.place(square), by: .white) }
    #expect(throws: PlayFailure.illegal(.passWithMoves)) { try game.play(.pass, by: .black) }
    #expect(game.record.line.moves.isEmpty)
  }

  @Test func `a move gets its share of the clock, never all of it`() {
    #expect((2.5...3.5).contains(GameClock(seconds: 60).allowance(empties: 60)))
    #expect((8.5...9).contains(GameClock(seconds: 10, moves: 1).allowance(empties: 60)))
    for seconds in [-1, 0, 0.05, 0.5, 1000] {
      for empties in 0...60 {
        let allowance = GameClock(seconds: seconds).allowance(empties: empties)
        #expect(allowance >= 0.01 && allowance <= max(0.01, seconds))
      }
    }
  }

  @Test func `what overtime allows a move comes on top of the main time`() {
    let overtime = GameClock.Overtime(seconds: 20, moves: 2)
    var clock = GameClock(seconds: 60, overtime: overtime)
    #expect(clock.allowance(empties: 60) == GameClock(seconds: 60).allowance(empties: 60) + 9)
    clock.spend(59)
    #expect(clock.seconds == 1 && clock.moves == nil)
    #expect(clock.allowance(empties: 60) <= 1 + 9)
    clock.spend(5)
    // The first move of the first period, four seconds of which are used.
    #expect(clock.seconds == 16 && clock.moves == 1)
    #expect((14...14.4).contains(clock.allowance(empties: 40)))
    clock.spend(14)
    #expect(clock.seconds == 20 && clock.moves == 2)
    #expect((8.8...9).contains(clock.allowance(empties: 40)))
  }

  @Test(arguments: [1, 2, 8])
  func `a game uses most of its time wherever its end is solved, and keeps what each move's way takes`(threads: Int) {
    for seconds in [2.0, 10, 60, 300, 1800] {
      let expected = SolvingTime.empties(within: seconds / 12, threads: threads)
      for solved in expected - 5..<expected {
        var clock = GameClock(seconds: seconds)
        for empties in stride(from: 60, through: 1, by: -2) {
          // The way to the other program takes some time of each move.
          let allowance = clock.allowance(empties: empties, threads: threads)
          clock.spend((empties > solved ? allowance : min(allowance, 0.001)) + 0.02)
          #expect(clock.seconds > 0, "\(seconds) s, solved at \(solved), \(empties) empties")
        }
        #expect(clock.seconds < 0.15 * seconds, "\(seconds) s, solved at \(solved): \(clock.seconds) s are left")
      }
    }
  }

  @Test func `no game by its allowances oversteps the time`() {
    var generator = SeededGenerator(seed: 86)
    for round in 0..<2000 {
      let period = Double(2 + generator.index(30))
      let overtime = generator.index(3) == 0 ? nil : GameClock.Overtime(seconds: period, moves: 1 + generator.index(12))
      let isOvertime = overtime != nil && generator.index(4) == 0
      var clock = GameClock(
        seconds: isOvertime ? period : Double(5 + generator.index(300)), moves: isOvertime ? overtime?.moves : nil,
        overtime: overtime)
      for empties in stride(from: 60, through: 1, by: -2) {
        clock.spend(clock.allowance(empties: empties))
        #expect(clock.seconds > 0, "seed 86, round \(round), \(empties) empties")
      }
    }
  }
}
