import GameCore
import Reversi
import Testing

@Suite struct ProgramMatchTests {
  private static let openings = ["f5d6c3d3c4", "f5f6e6f4"].compactMap { try? Line(transcript: $0, from: .start()) }

  private func player(
    _ program: ScriptedProgram, patience: ProgramPlayer.Patience = .init(answerSeconds: 0.2)
  ) throws -> ProgramPlayer {
    try ProgramPlayer("scripted --gtp", size: .eight, patience: patience) { program.channel }
  }

  private func play(_ program: ScriptedProgram, patience: ProgramPlayer.Patience = .init(answerSeconds: 0.2)) throws
    -> MatchResult
  {
    let plan = MatchPlan(
      .strategy(.greedy), .program(try player(program, patience: patience)), openings: .lines(Self.openings),
      pairCount: 2)
    return try ReversiSolver().match(plan)
  }

  /// How the match ends that a script spoils.
  private func failure(
    from request: String, _ reaction: ScriptedProgram.Reaction
  ) throws -> ProgramFailure {
    do {
      _ = try play(ScriptedProgram { $0 == request ? reaction : nil })
    } catch let error as MatchError {
      guard case .program(let failure) = error else { throw error }
      return failure
    } catch let error as ProgramFailure {
      return error
    }
    throw MatchError.otherStart
  }

  @Test func `a program plays whole games, and is shown all moves that it doesn't choose`() throws {
    let program = ScriptedProgram()
    let match = try play(program)
    #expect(match.pairs.count == 2 && match.games.allSatisfy { $0.line.end.isFinished && $0.forfeit == nil })
    #expect(match.plan.second.description == "Scripted 7")
    let requests = program.requests
    #expect(requests.prefix(3) == ["name", "version", "boardsize 8"])
    #expect(requests.count { $0 == "clear_board" } == 4)
    let moves = match.games.reduce(0) { $0 + $1.line.moves.count }
    let shown = requests.count { $0.hasPrefix("play") || $0.hasPrefix("genmove") }
    #expect(moves == shown)
    // The program's moves are the first legal ones, in order.
    for game in match.games {
      var position = game.line.start
      for (ply, move) in game.line.moves.enumerated() {
        let isProgram = (position.sideToMove == .black) != game.isFirstBlack
        if ply >= 6, isProgram, move != .pass { #expect(move == position.legalMoves.first) }
        position = try position.playing(move)
      }
    }
  }

  @Test func `an illegal move and a resignation lose the game, and the match continues`() throws {
    for (answer, reason) in [("A1", Forfeit.Reason.illegalMove), ("resign", .resignation), ("pass", .illegalMove)] {
      let match = try play(ScriptedProgram { $0 == "genmove" ? .lines(["= \(answer)", ""]) : nil })
      #expect(match.pairs.count == 2)
      for game in match.games {
        #expect(game.forfeit?.reason == reason && game.difference == 64)
      }
      #expect(match.statistics?.wins == 4 && match.statistics?.meanDifference == 64)
    }
  }

  @Test func `a program that can't play ends the match with what happened`() throws {
    let ended = try failure(from: "genmove", .end)
    #expect(ended.reason == .ended("exited with status 3") && ended.request.hasPrefix("genmove "))
    #expect(ended.lastWords == "the last line" && ended.command == "scripted --gtp")
    #expect(try failure(from: "genmove", .silence).reason == .silent(seconds: 0.2))
    #expect(try failure(from: "clear_board", .lines(["? no", ""])).reason == .refused("? no"))
    #expect(try failure(from: "genmove", .lines(["= what?", ""])).reason == .unexpected("= what?"))
    #expect(try failure(from: "boardsize", .lines(["? unacceptable size", ""])).request == "boardsize 8")
    #expect(try failure(from: "name", .end).request == "name")
  }

  @Test func `a program need not have a name, and may write more than answers`() throws {
    let program = ScriptedProgram {
      $0 == "name" || $0 == "version" ? .lines(["Welcome!", "", "thinking …", "? unknown command", "", ""]) : nil
    }
    let player = try player(program)
    #expect(player.title == "scripted --gtp")
  }

  @Test func `a program has its clock, and loses on it`() throws {
    let timed = ProgramPlayer.Patience(answerSeconds: 5, clockSeconds: 9)
    let program = ScriptedProgram()
    let match = try play(program, patience: timed)
    #expect(match.games.allSatisfy { $0.forfeit == nil })
    #expect(program.requests.count { $0 == "time_settings 9 0 0" } == 4)
    #expect(program.requests.contains("time_left white 9 0") || program.requests.contains("time_left white 8 0"))
    // A program that owes an answer is ended, and the next game has a new one.
    let silent = try ProgramPlayer(
      "silent", size: .eight, patience: .init(answerSeconds: 5, clockSeconds: 0.05)
    ) { ScriptedProgram { $0 == "genmove" ? .silence : nil }.channel }
    let plan = MatchPlan(
      .strategy(.greedy), .program(silent), openings: .lines(Self.openings), pairCount: 2)
    let lost = try ReversiSolver().match(plan)
    #expect(lost.games.allSatisfy { $0.forfeit?.reason == .time && $0.difference == 64 })
  }

  @Test func `only games from the usual start can be shown to a program`() throws {
    let position = try Position(boardText: "--------------------------OX----OOX----OXX---------------------- X")
    let plan = MatchPlan(
      .program(try player(ScriptedProgram())), .strategy(.greedy), openings: .lines([Line(from: position)]),
      pairCount: 1)
    #expect(throws: MatchError.otherStart) { try ReversiSolver().match(plan) }
  }
}
