import GameCore
import Reversi
import Testing

@Suite struct ScoreCheckTests {
  /// Positions with few empty squares as OBF lines, with the proved scores of all their moves.
  private static let lines: [String] = RandomPosition.list(4, empties: 6, seed: 71).map { position in
    let moves = Adviser().solve(position, goal: .allMoves).moves
    return OBFRecord(position: position, moveScores: moves.map { .init(move: $0.move, score: $0.lower) }).line
  }

  private static func claims(_ lines: [String]) throws -> [ScoreClaim] {
    try ScoreClaim.list(obf: Array(lines.joined(separator: "\n").utf8)).claims
  }

  /// The line with another score for the worst of its moves, and which move that is.
  private static func spoiled(_ line: String) throws -> (line: String, move: Move) {
    let record = try OBFRecord(line)
    let worst = try #require(record.moveScores.min { $0.score < $1.score })
    let moves = record.moveScores.map { $0 == worst ? OBFRecord.MoveScore(move: $0.move, score: $0.score - 2) : $0 }
    return (OBFRecord(position: record.position, moveScores: moves).line, worst.move)
  }

  @Test func `scores that are right agree, those of all moves, too`() throws {
    for allMoves in [false, true] {
      let check = ReversiSolver().check(try Self.claims(Self.lines), allMoves: allMoves)
      #expect(check.agreed == 4 && check.evidence == .proved(.search))
      #expect(check.comparisons.allSatisfy { $0.moves.isEmpty != allMoves && $0.wrongMoves.isEmpty })
    }
  }

  @Test func `a wrong score of a move is found where all moves are compared`() throws {
    let (line, move) = try Self.spoiled(Self.lines[0])
    let claims = try Self.claims([line] + Self.lines.dropFirst())
    #expect(ReversiSolver().check(claims).agreed == 4)
    let check = ReversiSolver().check(claims, allMoves: true)
    #expect(check.agreed == 3 && check.disagreed == 1)
    #expect(check.comparisons[0].wrongMoves.map(\.move) == [move])
  }

  @Test func `what a limit leaves open bounds the number of scores that agree`() throws {
    let check = ReversiSolver().check(
      try Self.claims(["\(Position.start().boardText); +0;"] + Self.lines), limits: SearchLimits(nodes: 1000))
    #expect(check.undecided == 1 && check.agreed == 4)
    #expect(check.evidence == .bounded(lower: 4, upper: 5, .stoppedSearch))
    let stop = StopSignal()
    stop.raise()
    let cut = ReversiSolver().check(try Self.claims(Self.lines), limits: SearchLimits(stopSignal: stop))
    #expect(cut.leftOut == 4 && cut.evidence == .unknown)
  }

  @Test func `a score of a move that can't be made is refused with its place`() throws {
    let line = "  \(Position.start().boardText); +2;f5:+2; a1:-4"
    let place = try #require(line.firstRange(of: "a1")).lowerBound.utf16Offset(in: line)
    let error = NotationError(.illegalMove(number: 2, .flipsNothing(Square(unchecked: 0))), at: place)
    let found = #expect(throws: NotationLineError.self) { try Self.claims([line]) }
    #expect(found?.line == 1 && found?.error == error)
  }
}
