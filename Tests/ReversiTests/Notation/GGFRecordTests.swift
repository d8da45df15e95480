import GameCore
import Reversi
import Testing

@Suite struct GGFRecordTests {
  private static let board = "8 ---------------------------O*------*O--------------------------- *"

  @Test func `a game is read with its moves, evaluations and times left out`() throws {
    let text = "(;GM[Othello]PC[GGS/os]PB[one]PW[two]RE[-2.000]TY[8]BO[\(Self.board)]B[F5/0.50/1.2]W[d6//2]B[C3];)"
    let line = try Line(ggf: text)
    #expect(line.start == .start())
    #expect(line.transcript == "f5d6c3")
    #expect(try Line(position: " " + text).end == line.end)
  }

  @Test func `a board alone is a position`() throws {
    #expect(try Line(ggf: "(;GM[Othello]BO[\(Self.board)];)").moves.isEmpty)
    let small = "(;BO[6 ------ ------ --O*-- --*O-- ------ ------ *];)"
    #expect(try Line(ggf: small).end == .start(size: .six))
    #expect(try Line(position: Position.start().boardText + ";").end == .start())
  }

  @Test func `a name that looks like a move whose bracket is missing comes back`() throws {
    for name in ["(;B[c4", "x B[c4/1/2", "[W[pa", "a[b]\\"] {
      var record = GameRecord(from: .start())
      record.black.name = name
      #expect(try GameRecord(ggf: record.ggf).black.name == name)
    }
    #expect(throws: NotationError.self) {
      try GameRecord(ggf: GameRecord(from: .start()).ggf.dropLast(2) + "B[D3/1(W[c3];)")
    }
  }

  @Test func `bad records say where they are bad`() {
    let cases: [(text: String, reason: NotationError.Reason)] = [
      ("(;GM[Othello];)", .missingBoard), ("(;B[f5]BO[\(Self.board)];)", .missingBoard), ("(;BO[9 X];)", .boardSize),
      ("(;BO[8 XO *];)", .squareCount(2, expected: 64)), ("(;BO[\(Self.board)]B[zz];)", .square), ("(;BO", .property),
      ("(;BO[\(Self.board)]B[a1];)", .illegalMove(number: 1, .flipsNothing(Square(row: 0, column: 0)))),
      ("x", .missingBoard),
    ]
    for (text, reason) in cases {
      #expect {
        try Line(ggf: text)
      } throws: {
        ($0 as? NotationError)?.reason == reason
      }
    }
  }
}
