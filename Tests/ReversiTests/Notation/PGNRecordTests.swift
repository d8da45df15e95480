import GameCore
import Reversi
import Testing

@Suite struct PGNRecordTests {
  private static let game = """
    [Event "?"]
    [Site "PlayOK"]
    [Date "2020.05.05"]
    [Black "Ann \\"A\\""]
    [White "Bob"]
    [Result "36-28"]
    [BlackElo "1073"]
    [TimeControl "300"]

    1. f5 {a [%eval -0.5] comment [%emt 0:00:01]
    over [two] lines} d6 (1... f4 2. e3 (2. d6 {)}) f6) 2. C3!? $14 d3 ; the rest (
    3. c4 *
    """

  @Test func `tags and moves are read, comments, codes and variations kept`() throws {
    let game = try GameRecord(pgn: Self.game)
    #expect(game.line.transcript == "f5d6c3d3c4")
    #expect(game.black == GameRecord.Player(name: "Ann \"A\"", rating: "1073"))
    #expect(game.white == GameRecord.Player(name: "Bob"))
    #expect(game.site == "PlayOK" && game.date == "2020.05.05" && game.timeControl == "300")
    #expect(game.outcome == GameRecord.Outcome(blackDifference: 800))
    #expect(game.notes.map(\.comment) == ["a comment over [two] lines", nil, nil, "the rest (", nil])
    #expect(game.notes.map(\.marks) == [[], [], [5, 14], [], []])
    #expect(game.notes[1].variations.map(\.text) == ["(1... f4 2. e3 (2. d6 {)}) f6)"])
    #expect(try GameRecord(pgn: game.pgn) == game)
  }

  @Test func `numbers and passes are read however they are written`() throws {
    for text in ["1.f5 d6 2.c3", "f5 d6 c3", "1. F5 1... D6 2. c3 *", "1 f5 d6 2 c3 40-24", "1.f5d6c3"] {
      #expect(try GameRecord(pgn: text).line.transcript == "f5d6c3", "\(text)")
    }
    // White has to pass: the pass is written in four ways, or left out.
    let start = try Position(boardText: "XOOOOOO-" + String(repeating: "-", count: 56) + " O")
    for moves in ["1... -- 2. h1", "1... pass 2. h1", "1... PA 2. h1", "1... ps h1", "2. h1"] {
      let record = try GameRecord(pgn: "[FEN \"\(start.boardText)\"]\n\(moves)")
      #expect(record.line.start == start && record.line.transcript == "pah1", "\(moves)")
    }
  }

  @Test func `a result counts the discs of black first`() throws {
    func difference(_ result: String) throws -> Int? {
      try GameRecord(pgn: "[Result \"\(result)\"]\n\(result)").outcome?.blackDifference
    }
    #expect(try difference("36-28") == 800 && difference("13-0") == 6400 && difference("0-2") == -6400)
    #expect(try difference("1/2-1/2") == 0 && difference("32-32") == 0)
    #expect(try difference("1-0") == nil && difference("*") == nil && difference("99-1") == nil)
    #expect(try GameRecord(pgn: "[Result \"1-0\"]\n1. f5").outcome == GameRecord.Outcome(.win(.black)))
    #expect(try GameRecord(pgn: "[Result \"1-0\"]\n1. f5 40 - 24").outcome?.blackDifference == 1600)
    #expect(try GameRecord(pgn: "1. f5 24 – 40").outcome?.blackDifference == -1600)
    let doubtful = try GameRecord(pgn: "[Result \"36-28\"]\n1. f5 0-1")
    #expect(doubtful.outcome?.blackDifference == 800 && doubtful.notes[0].comment == "0-1")
  }

  @Test(
    arguments: [
      ("[Black]", .pgnTag, 0), ("[Black \"x\"", .pgnTag, 0), ("[Black \"x", .pgnTag, 0), ("[", .pgnTag, 0),
      ("1. f5 e9", .pgnWord, 6), ("f5 Nf3", .pgnWord, 3), ("f5 {x", .pgnComment, 3), ("f5 (d6", .pgnComment, 3),
      ("f5 d6 ) c3", .pgnWord, 6), ("f5 32-32 d6", .trailingRecord, 9),
      ("[FEN \"X-\"]", .squareCount(2, expected: 64), 8), ("", .noPGN, 0), ("(;GM[Othello];)", .noPGN, 0),
      ("{a comment} 36-28", .noPGN, 0),
    ] as [(String, NotationError.Reason, Int)])
  func `faults have their place`(text: String, reason: NotationError.Reason, place: Int) {
    #expect(throws: NotationError(reason, at: place)) { try GameRecord(pgn: text) }
  }

  @Test func `a move that can't be made is reported by its number`() throws {
    let square = try #require(Square("f5"))
    #expect(throws: NotationError(.illegalMove(number: 2, .occupied(square)), at: 6)) {
      try GameRecord(pgn: "1. f5 f5")
    }
    #expect(throws: NotationError(.illegalMove(number: 2, .passWithMoves), at: 6)) { try GameRecord(pgn: "1. f5 --") }
  }

  @Test func `PGN is read as it was written`() throws {
    var generator = SeededGenerator(seed: 83)
    for round in 0..<300 {
      let record = RandomGame.described(date: "2024.02.03", &generator)
      let again = try GameRecord(pgn: record.pgn)
      #expect(again.line == record.line && again.notes == record.notes, "seed 83, round \(round)")
      #expect(try GameRecord(ggf: again.ggf).notes == record.notes, "seed 83, round \(round)")
      let known = (again.black, again.white, again.event, again.date, again.outcome)
      #expect(known == (record.black, record.white, record.event, record.date, record.outcome), "round \(round)")
      #expect(record.pgn.split(separator: "\n").dropFirst(8).allSatisfy { $0.hasPrefix("[") || $0.utf8.count <= 80 })
    }
  }

  @Test func `values and times of moves are comments, as chess programs write them`() throws {
    var game = GameRecord(from: .start())
    for (name, note) in [
      ("f5", GameRecord.Note(value: 50, time: 1200)), ("d6", .init(value: -300)), ("c3", .init()),
      ("d3", .init(time: 372_350)), ("c4", .init(value: 0, time: 0)),
    ] { try game.play(.place(try #require(Square(name))), note: note) }
    let moves = try #require(game.pgn.split(separator: "\n\n").last.map(String.init))
    #expect(
      moves == """
        1. f5 {[%eval 0.50] [%emt 0:00:12]} 1... d6 {[%eval 3.00]} 2. c3 d3
        {[%emt 1:02:03.50]} 3. c4 {[%eval 0.00] [%emt 0:00:00]} *

        """)
    #expect(try GameRecord(pgn: moves).notes == game.notes)
  }

  @Test(
    arguments: [
      ("f5 {[%eval 1.5]}", 150, nil), ("f5 { good [%emt 0:01:02.5] } {[%eval -0.25,20][%clk 0:09:59]}", -25, 6250),
      ("{[%eval 9]} f5", nil, nil), ("f5 {[%eval #3] [%emt -1]}", nil, nil), ("f5 ({[%eval 9]} f4)", nil, nil),
      ("f5 ; [%eval 9]", 900, nil), ("f5 {[%eval", nil, nil),
      ("f5 {[%eval 1} {[%] [%emt 1:2:3:4] [eval 2] [% eval 3]}", 100, nil),
      ("f5 {[%eval 1]} {[%eval 2]}", 200, nil), ("f5 {[%eval 123456789012]}", nil, nil),
    ] as [(String, Int?, Int?)])
  func `other comments give a move no value`(text: String, value: Int?, time: Int?) throws {
    guard text != "f5 {[%eval" else {
      #expect(throws: NotationError(.pgnComment, at: 3)) { try GameRecord(pgn: text) }
      return
    }
    let game = try GameRecord(pgn: text)
    #expect(game.notes.map(\.value) == [value] && game.notes.map(\.time) == [time])
    #expect(try GameRecord(pgn: game.pgn) == game, "\(game.pgn)")
  }
}
