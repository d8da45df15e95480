import GameCore
import Reversi
import Testing

@Suite struct NotationTests {
  private static let start = "---------------------------OX------XO---------------------------"

  @Test func `squares are read and written as letters and digits`() {
    for index in 0..<64 {
      let square = Square(row: index / 8, column: index % 8)
      #expect(Square(square.description) == square)
      #expect(Square(square.description.uppercased()) == square)
    }
    #expect(Square(row: 4, column: 5).description == "f5")
    for text in ["", "a", "a9", "i1", "11", "aa", "f55", " f5"] { #expect(Square(text) == nil) }
  }

  @Test func `boards are read in every spelling of the field`() throws {
    let position = Position.start()
    #expect(try Position(boardText: Self.start + " X") == position)
    #expect(try Position(boardText: Self.start + "X") == position)
    let stars = String(Self.start.map { $0 == "X" ? "*" : $0 == "O" ? "o" : "." as Character })
    #expect(try Position(boardText: "  " + stars + " *\r") == position)
    let rows = stride(from: 0, to: 64, by: 8).map { String(Array(Self.start)[$0..<$0 + 8]) }.joined(separator: " ")
    #expect(try Position(boardText: rows + " b") == position)
  }

  @Test func `the first moves of a line are a line, passes included`() throws {
    let game =
      "f5f6e6f4g5c6g3d6d3f3g6h5e3c2h6f2h4h2e1f1g1h3h1h7d2d1c1e2b3b1a1a4c4c3a2a3b2g4b4b5g2c5g7f7f8e7h8paa6a5"
    let line = try Line(transcript: game, from: .start())
    #expect(line.moves.contains(.pass))
    for plies in [0, 1, 10, 47, 48, 49, 50, 90] {
      let first = line.first(plies)
      #expect(first.moves == Array(line.moves.prefix(plies)))
      #expect(first.end == (try Line(transcript: first.moves.map(\.description).joined(), from: .start())).end)
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `reading undoes writing`(size: BoardSize) throws {
    for empties in [1, 5, size.squareCount - 6] {
      for position in RandomPosition.list(20, empties: empties, size: size, seed: 6) {
        #expect(try Position(boardText: position.boardText) == position)
        let record = OBFRecord(position: position, statedScore: -4, moveScores: [.init(move: .pass, score: 2)])
        #expect(try OBFRecord(record.line) == record)
      }
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `boards of digits are boards, too`(size: BoardSize) throws {
    for position in RandomPosition.list(20, empties: size.squareCount / 2, size: size, seed: 8) {
      let digits = String(position.boardText.dropLast(2).map { $0 == "X" ? "1" : $0 == "O" ? "2" : "0" as Character })
      let isBlack = position.sideToMove == .black
      for side in isBlack ? [" 1", "1", " X", "*", " B"] : [" 2", "2", " O", "o", " W"] {
        #expect(try Position(boardText: digits + side) == position)
        #expect(try OBFRecord(digits + side + "; +2;").position == position)
      }
    }
  }

  @Test func `digits and letters don't mix, and without a 1 or 2 a zero is a white disc`() throws {
    #expect(try Position(boardText: "-" + String(repeating: "0", count: 15) + "X").discCount(of: .white) == 15)
    #expect(try Position(boardText: "-----12--21----- 1") == .start(size: .four).turned)
    #expect(try Position(boardText: String(repeating: "0", count: 16) + "1").emptyCount == 16)
    let middle = "0000021001200000"
    let bad: [(text: String, reason: NotationError.Reason, place: Int)] = [
      (middle + " 0", .missingSide, 17), (middle, .squareCount(16, expected: 64), 16),
      ("0000021-01200000 1", .zero, 0), ("0000021X01200000 1", .mixedBoard("X"), 7),
      ("------X--------- 1", .mixedBoard("X"), 6), (String(repeating: "0", count: 16) + "X", .zero, 0),
      ("0000021301200000 1", .boardCharacter("3", row: 1, column: 8), 7),
    ]
    for (text, reason, place) in bad {
      #expect(throws: NotationError(reason, at: place), "\(text)") { try Position(boardText: text) }
    }
  }

  private static let badBoards: [(text: String, reason: NotationError.Reason, place: Int)] = [
    ("", .noPosition, 0),
    (start, .missingSide, 64),
    (start + "-", .missingSide, 64),
    (start + " Q", .sideCharacter("Q"), 65),
    ("-" + start + " X", .squareCount(65, expected: 64), 64),
    ("---Q", .boardCharacter("Q", row: 1, column: 4), 3),
    (start + " X X", .squareCount(65, expected: 64), 65),
    (start + " X; ", .trailingText, 66),
    (String(start.dropLast(4)) + " X", .squareCount(60, expected: 64), 62),
    (String(start.dropLast()) + " X", .squareCount(63, expected: 64), 65),
    (String(start.dropLast()) + " -", .missingSide, 65),
    (String(start.map { "\($0) " }.joined().dropLast(3)) + " X", .missingSide, 127),
  ]

  @Test func `a bad board says what is wrong and where`() {
    for (text, reason, place) in Self.badBoards {
      #expect(throws: NotationError(reason, at: place)) { try Position(boardText: text) }
    }
  }

  @Test func `an OBF line gives the position, its score and the scores of moves`() throws {
    let record = try OBFRecord(Self.start + " X; f5:+2; D3:-4; pa:0; % a comment")
    #expect(record.position == .start())
    #expect(record.moveScores.map(\.score) == [2, -4, 0])
    #expect(record.moveScores.map(\.move.description) == ["f5", "d3", "pass"])
    #expect(record.score == 2)
    #expect(try OBFRecord(Self.start + " X; +6; f5:2").score == 6)
    #expect(try OBFRecord(Self.start + " X").score == nil)
    for empty in [" X;;", " X;; +6", " X; ;+6; ; f5:2;;"] {
      #expect(try OBFRecord(Self.start + empty).statedScore == (empty.contains("6") ? 6 : nil), "\(empty)")
    }
  }

  private static let badFields: [(text: String, reason: NotationError.Reason)] = [
    (" X; f5+2", .square), (" X; z9:2", .square), (" X; f5:3", .score), (" X; f5:70", .score), (" X; f5:", .score),
    (" X; 1e1", .score), (" X f5:2", .trailingText), (" X; f5:2 f4:2", .trailingText),
  ]

  @Test func `a bad OBF field is refused`() {
    for (fields, reason) in Self.badFields {
      #expect {
        try OBFRecord(Self.start + fields)
      } throws: {
        ($0 as? NotationError)?.reason == reason
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `moves without blanks are read in one pass, however many`() throws {
    #expect(try MoveList(String(repeating: "f5", count: 400_000) + " 36-28").moves.count == 400_000)
    #expect(throws: NotationError.self) { try MoveList(String(repeating: "f5 36-28 ", count: 100_000)) }
  }

  @Test func `a transcript is played, passes left out or written`() throws {
    let line = try Line(transcript: "f5d6C3 d3,c4", from: .start())
    #expect(line.moves.count == 5)
    #expect(line.transcript == "f5d6c3d3c4")
    #expect(try Line(transcript: "+f5-d6+c3", from: .start()).transcript == "f5d6c3")
    #expect(throws: NotationError(.illegalMove(number: 2, .flipsNothing(Square(row: 0, column: 0))), at: 2)) {
      try Line(transcript: "f5a1", from: .start())
    }
    #expect(throws: NotationError(.noMove(number: 2, written: "x"), at: 2)) {
      try Line(transcript: "f5x", from: .start())
    }
    #expect(throws: NotationError(.noMove(number: 1, written: "g1"), at: 0)) {
      try Line(transcript: "g1", from: .start(size: .six))
    }
  }

  @Test func `marks, comments in braces and a result at the end are skipped`() throws {
    for text in [
      "f5d6c3 36-28", "f5 d6?! c3!!", "f5 {best} d6{33-31} c3", "1. f5 d6 2. c3 1/2-1/2", "f5!d6c3 1-0 ", "f5d6c3 *",
      "1: f5 d6 / 2: c3", "1) f5 d6\n2) c3",
    ] { #expect(try MoveList(text).text == "f5d6c3", "\(text)") }
    for (text, reason, place) in [
      ("f5 {d6", .pgnComment, 3), ("f5 36-28 d6", .noMove(number: 2, written: "36"), 3),
      ("f5 136-28", .noMove(number: 2, written: "13"), 3),
      ("?f5", .noMove(number: 1, written: "?f"), 0),
    ] as [(String, NotationError.Reason, Int)] {
      #expect(throws: NotationError(reason, at: place), "\(text)") { try MoveList(text) }
    }
  }

  @Test func `moves with a slip are moves, and names of files aren't`() {
    for text in ["f5", "f5d6c3x", "f5 d6 z9", "1. f5 d6 2. c9"] { #expect(MoveList.isMeant(by: text), "\(text)") }
    for text in ["-", "", "hello world", "a1games", "f5d6.ggf", "f5d6/c3.ggf", "games.ggf"] {
      #expect(!MoveList.isMeant(by: text), "\(text)")
    }
  }

  @Test func `a comment lasts to the end of its line`() throws {
    #expect(try MoveList("f5d6c3  # Perpendicular\nd3").text == "f5d6c3d3")
    let begun = try MoveList("{start: -----OX--XO----- X} b1")
    #expect(begun.text == "b1 {start: -----OX--XO----- X}")
    #expect(try MoveList(begun.text).start == begun.start)
    #expect(try MoveList("# nothing\n").moves.isEmpty)
    let line = try Line(opening: "f5d6c3d3c4  # Tiger")
    #expect(line.transcript == "f5d6c3d3c4")
  }

  @Test func `whole random games survive being written and read, with and without passes`() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<1700 {
      var line = Line(from: .start())
      while !line.end.isFinished {
        #expect(try Position(boardText: line.end.boardText) == line.end)
        let moves = line.end.legalMoves
        try line.play(moves[generator.index(moves.count)])
      }
      #expect(try Line(transcript: line.transcript, from: .start()) == line)
      let bare = line.moves.filter { $0 != .pass }.map(\.description).joined()
      #expect(try Line(transcript: bare, from: .start()).moves == Line.withoutLastPass(line.moves))
    }
  }
}

extension Position {
  /// The same board with black and white exchanged on it, black to move.
  fileprivate var turned: Position {
    Position(mover: opponent, opponent: mover, sideToMove: sideToMove, size: size)
  }
}

extension Line {
  /// Moves without passes at the end, which a transcript of squares can't show.
  fileprivate static func withoutLastPass(_ moves: [Move]) -> [Move] {
    moves.last == .pass ? Array(moves.dropLast()) : moves
  }
}
