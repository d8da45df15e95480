import Reversi
import Testing

@Suite struct SGFTests {
  private func moves(_ text: String) throws -> String { try GameRecord(sgf: text).line.transcript }

  @Test func `squares are two letters or a letter and a digit`() throws {
    #expect(try moves("(;FF[4]GM[2]SZ[8];B[fe];W[fd];B[cc])") == "f5f4c3")
    #expect(try moves("(;GM[2];B[F5];W[d6])") == "f5d6")
  }

  @Test func `the main line is read and variations are left out`() throws {
    let text = """
      (;FF[4]GM[2]SZ[8]
       ;B[fe];W[fd]
        (;B[cc] (;W[df]) (;W[dc]))
        (;B[c4]))
      """
    #expect(try moves(text) == "f5f4c3d6")
  }

  @Test func `what is said of the game is kept`() throws {
    let game = try GameRecord(
      sgf: #"(;GM[2]PB[Ann \[1\]]PW[ Bob  C ]BR[1800]EV[Cup]DT[2026-11-22]RE[W+12]C[a comment (with ; all) \\];B[fe])"#)
    #expect(game.black.name == "Ann [1]")
    #expect(game.white.name == "Bob C")
    #expect(game.black.rating == "1800")
    #expect(game.event == "Cup" && game.date == "2026-11-22")
    #expect(game.outcome == GameRecord.Outcome(blackDifference: -1200))
    #expect(try GameRecord(sgf: "(;GM[2]RE[B+R];B[fe])").outcome == nil)
    #expect(try GameRecord(sgf: "(;GM[2]RE[Draw];B[fe])").outcome?.blackDifference == 0)
  }

  @Test func `a board can be set up, rectangles too`() throws {
    let game = try GameRecord(sgf: "(;GM[2]SZ[4]AB[ba:bb]AW[aa][ca]PL[W])")
    #expect(game.line.start == (try Position(boardText: "OXO--X---------- O")))
    #expect(game.line.moves.isEmpty)
    #expect(try GameRecord(sgf: "(;GM[2]SZ[6];W[ec])").line.start == .start(size: .six, first: .white))
  }

  @Test func `passes may be written or missing`() throws {
    // Black has no move; white moves again.
    let board = "AB[aa]AW[ba][ca][da][ea][fa][ga]"
    let both = try [
      "(;GM[2]\(board)PL[W];W[];B[ha])", "(;GM[2]\(board)PL[W];W[tt];B[ha])", "(;GM[2]\(board)PL[W];B[ha])",
    ]
    .map { try GameRecord(sgf: $0).line.transcript }
    #expect(both == ["pah1", "pah1", "pah1"])
  }

  @Test(
    arguments: [
      ("(;GM[1];B[fe])", NotationError(.otherGame, at: 5)),
      ("(;GM[2];B[aa])", Square("a1").map { NotationError(.illegalMove(number: 1, .flipsNothing($0)), at: 10) }),
      ("(;GM[2];W[fd])", nil), ("(;GM[2]SZ[19])", NotationError(.boardSize, at: 10)),
      ("(;GM[2];B[zz])", NotationError(.square, at: 10)), ("(;GM[2];B[fe", nil), ("(;GM[2];B", nil), ("(", nil),
      ("", nil),
      ("(;GM[2];B[fe];B[fd])", NotationError(.otherSide(number: 2), at: 16)), ("(;GM[2];B[fe]SZ[8])", nil),
      ("(;GM[2]AB[bb:aa])", NotationError(.square, at: 10)),
    ] as [(String, NotationError?)])
  func `faults have their place`(text: String, fault: NotationError?) throws {
    if text == "(;GM[2];W[fd])" {
      // White begins where a record says so.
      #expect(try GameRecord(sgf: text).line.start.sideToMove == .white)
      return
    }
    let error = try #require(throws: NotationError.self) { try GameRecord(sgf: text) }
    if let fault { #expect(error == fault) }
  }
}
