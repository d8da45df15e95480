import GameCore
import Reversi
import Testing

@Suite struct SGFRecordTests {
  private func moves(_ text: String) throws -> String { try GameRecord(sgf: text).line.transcript }

  @Test func `squares are two letters or a letter and a digit`() throws {
    #expect(try moves("(;FF[4]GM[2]SZ[8];B[fe];W[fd];B[cc])") == "f5f4c3")
    #expect(try moves("(;GM[2];B[F5];W[d6])") == "f5d6")
  }

  @Test func `the main line is played and variations are kept`() throws {
    let text = """
      (;FF[4]GM[2]SZ[8]
       ;B[fe];W[fd]
        (;B[cc] (;W[df]) (;W[dc]))
        (;B[c4]))
      """
    let game = try GameRecord(sgf: text)
    #expect(game.line.transcript == "f5f4c3d6")
    #expect(game.notes.map { $0.variations.map(\.text) } == [[], [], ["(;B[c4])"], ["(;W[dc])"]])
    #expect(game.sgf.hasSuffix("SZ[8];B[fe];W[fd](;B[cc](;W[df])(;W[dc]))(;B[c4]))"))
    #expect(try GameRecord(sgf: game.sgf) == game)
  }

  @Test func `what is said about the game is kept`() throws {
    let game = try GameRecord(
      sgf: #"(;GM[2]PB[Ann \[1\]]PW[ Bob  C ]BR[1800]EV[Cup]DT[2026-11-22]RE[W+12]C[a comment (with ; all) \\];B[fe])"#)
    #expect(game.black.name == "Ann [1]")
    #expect(game.white.name == "Bob  C")
    #expect(game.black.rating == "1800")
    #expect(game.event == "Cup" && game.date == "2026-11-22")
    #expect(game.outcome == GameRecord.Outcome(blackDifference: -1200))
    let won = GameRecord.Outcome(.win(.black), cause: .resignation)
    #expect(try GameRecord(sgf: "(;GM[2]RE[B+R];B[fe])").outcome == won)
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

  @Test func `a board that can't be is reported`() {
    let cases: [(String, NotationError.Reason)] = [
      ("(;GM[2]AB[aa]AW[aa])", Square("a1").map { .twoDiscs($0) } ?? .square), ("(;GM[2]PL[green])", .sgfPlayer),
      ("(;GM[2]SZ[6]AB[hh])", .square), ("(;GM[2];B[fe];AB[aa])", .lateSetup), ("(;GM[2]AB)", .sgfProperty),
      ("(;GM[2]AB[hh]SZ[6])", .boardSize),
    ]
    for (text, reason) in cases {
      #expect {
        try GameRecord(sgf: text)
      } throws: {
        ($0 as? NotationError)?.reason == reason
      }
    }
  }

  @Test func `discs can be taken away, and a board can be empty`() throws {
    let start = try GameRecord(sgf: "(;GM[2]SZ[4]AB[aa:ba]AE[ba]PL[W])").line.start
    #expect(start == (try Position(boardText: "X--------------- O")))
    #expect(try GameRecord(sgf: "(;GM[2]SZ[4]AE[aa])").line.start.emptyCount == 16)
  }

  @Test func `lines may be broken in values, and Latin-1 is read`() throws {
    #expect(try GameRecord(sgf: "(;GM[2]PB[An\\\nn\nB])").black.name == "Ann B")
    #expect(try GameRecord(sgf: Array("(;GM[2]PB[Bj".utf8) + [0xF6] + Array("rn])".utf8)).black.name == "Björn")
    #expect(try GameRecord(sgf: "(;GM[2]RE[W+2.5])").outcome?.blackDifference == -250)
  }

  @Test func `a game is written as the standard requires`() throws {
    var game = GameRecord(try Line(transcript: "f5d6c3", from: .start()))
    #expect(game.sgf == "(;GM[2]FF[4]CA[UTF-8]AP[puzzlelab]SZ[8];B[fe];W[df];B[cc])")
    game.black = GameRecord.Player(name: "A]n\\n", rating: "1800")
    game.white.name = "Two\nlines"
    game.event = "Cup"
    game.date = "2003.01.01_12:34:56.MST"
    game.timeControl = "05:00//02:00"
    game.outcome = GameRecord.Outcome(blackDifference: -1200, cause: .resignation)
    #expect(
      game.sgf == #"(;GM[2]FF[4]CA[UTF-8]AP[puzzlelab]SZ[8]EV[Cup]DT[2003-01-01]PB[A\]n\\n]BR[1800]PW[Two lines]"#
        + "TM[300]RE[W+12];B[fe];W[df];B[cc])")
  }

  @Test func `a pass is an empty move, and another start sets up its board`() throws {
    let start = try Position(boardText: "XOOO------------ O")
    let game = GameRecord(Line(from: start))
    #expect(game.sgf.hasSuffix("SZ[4]RE[W+14]AB[aa]AW[ba][ca][da]PL[W])"))
    let other = try GameRecord(sgf: "(;GM[2]SZ[6]AB[aa]AW[ba][ca][da][ea]PL[W];W[];B[fa])")
    #expect(other.sgf.hasSuffix("PL[W];W[];B[fa])") && other.sgf.contains("RE[B+36]"))
    let empty = GameRecord(from: try Position(boardText: "---------------- O"))
    #expect(try GameRecord(sgf: empty.sgfText(addsResult: false)) == empty)
  }

  @Test func `SGF is read as it was written`() throws {
    var generator = SeededGenerator(seed: 81)
    for round in 0..<300 {
      let record = RandomGame.described(date: "2024-02-03", &generator)
      var again = try GameRecord(sgf: record.sgf)
      #expect(again.line == record.line, "seed 81, round \(round)")
      let known = (again.black, again.white, again.event, again.date, again.outcome)
      #expect(known == (record.black, record.white, record.event, record.date, record.outcome), "round \(round)")
      #expect(again.notes.map(\.value) == record.notes.map(\.value), "seed 81, round \(round)")
      #expect(again.notes.allSatisfy { $0.time == nil })
      // A game from the middle of another one.
      let positions = record.positions
      again = GameRecord(from: positions[generator.index(positions.count)])
      #expect(try GameRecord(sgf: again.sgfText(addsResult: false)) == again, "seed 81, round \(round)")
    }
  }

  @Test func `values of nodes are for black, wherever they are in the node`() throws {
    let game = try GameRecord(
      sgf: "(;GM[2]V[9];B[fe]V[1.5];V[-2]W[df];B[cc]C[x](;V[0.25];W[dc]V[+.125](;B[cd]V[much]))(;W[cd]V[7]))")
    #expect(game.line.transcript == "f5d6c3d3c4")
    #expect(game.notes.map(\.value) == [150, 200, 25, -13, nil])
    #expect(game.sgf.hasSuffix(";B[fe]V[1.50];W[df]V[-2.00];B[cc]V[0.25]C[x](;W[dc]V[0.13];B[cd]V[much])(;W[cd]V[7]))"))
    #expect(try GameRecord(ggf: game.ggf).notes.map(\.value) == game.notes.map(\.value))
    let again = try GameRecord(sgf: GameRecord(ggf: game.ggf).sgf)
    #expect(again.notes.map(\.value) == game.notes.map(\.value) && again.line == game.line)
  }
}
