import Foundation
import GameCore
import Reversi
import Testing

/// Boards and moves among other words, as programs print them and people send them.
@Suite struct PastedTextTests {
  private static func record(_ text: String) throws -> (GameRecord, PasteNotes) {
    var notes = PasteNotes()
    let record = try GameRecord(text: Array(text.utf8)[...], notes: &notes)
    return (record, notes)
  }

  private static func rows(_ position: Position, _ marks: String = "XO-", marksMoves: Character? = nil) -> [[Character]]
  {
    let marks = Array(marks)
    let legal = Set(position.legalSquares)
    return (0..<position.size.rawValue).map { row in
      (0..<position.size.rawValue).map { column in
        let square = Square(row: row, column: column)
        switch position.disc(on: square) {
        case .black?: return marks[0]
        case .white?: return marks[1]
        case nil: return legal.contains(square) ? marksMoves ?? marks[2] : marks[2]
        }
      }
    }
  }

  private static func spaced(_ row: [Character]) -> String { row.map { "\($0)" }.joined(separator: " ") }

  private static let letters = "ABCDEFGH".map { "\($0)" }.joined(separator: " ")

  /// The screen of Edax: clocks and counts between the board and that of the moves.
  private static func edax(_ position: Position) -> String {
    let count = { (side: Side) in "  \(position.discCount(of: side)) discs   4 moves" }
    let name = position.sideToMove == .black ? "Black's turn (*)" : "White's turn (O)"
    let beside = [
      "         0:03.958       ", count(.black), "", "  ply  9 (\(position.emptyCount) empties)", "    \(name)", "",
      count(.white), "         0:00.000",
    ]
    let rows = rows(position, "*O-", marksMoves: ".").enumerated().map { row, cells in
      "\(row + 1) \(spaced(cells)) \(row + 1)\(beside[row])  \(row + 1) |  |##|()|  | 1|  |  |  | \(row + 1)"
    }
    let head = "  \(letters)            "
    return
      ([head + "BLACK            A  B  C  D  E  F  G  H"] + rows + [head + "WHITE            A  B  C  D  E  F  G  H"])
      .joined(separator: "\n")
  }

  private static func openSpiel(_ position: Position) -> String {
    let name = position.sideToMove == .black ? "Black (x)" : "White (o)"
    let head = "  \(letters.lowercased())  "
    let rows = rows(position, "xo-").enumerated().map { "\($0 + 1) \(spaced($1)) \($0 + 1)" }
    return (["\(name) to play:", head] + rows + [head]).joined(separator: "\n")
  }

  private static func ggs(_ position: Position) -> String {
    let head = "|   \(letters)"
    let rows = rows(position, "*O-").enumerated().map { "| \($0 + 1) \(spaced($1)) \($0 + 1)" }
    return (["|", head] + rows + [head, "|", "|\(position.sideToMove == .black ? "*" : "O") to move"])
      .joined(separator: "\n")
  }

  /// The ways in which other programs show a position with its side to move.
  private static func screens(_ position: Position) -> [(name: String, text: String)] {
    let line = rows(position, "*O-").map { String($0) }.joined()
    let mark = position.sideToMove == .black ? "*" : "O"
    let wide = rows(position, "ＸＯ－").map { String($0) }.joined(separator: "\n")
    return [
      ("Edax", edax(position)), ("OpenSpiel", openSpiel(position)), ("GGS", ggs(position)),
      ("GGF's board", "[8 \(line) \(mark)]"), ("bars", "|8 \(line) \(mark)|"), ("BO", "BO[8 \(line) \(mark)]"),
      ("full width", wide + "\n\(position.sideToMove == .black ? "黒番" : "白番です")"),
      ("prose behind", "\(line) \(mark) is what I have"),
    ]
  }

  private static func positions(_ count: Int) -> [Position] {
    [1, 5, 20, 40, 59].flatMap { RandomPosition.list(count, empties: $0, size: .eight, seed: UInt64(70 + $0)) }
      .filter { !$0.isFinished } + [.start()]
  }

  private static let frames: [(before: String, after: String)] = [
    ("", ""), ("Hello all,\n\n", "\n\nWhat would you do here?\n"), ("Game 12 of the final, 10:35\n", ""),
    ("", "\n\n>\n"), ("Edax plays D3\n\n", ""),
  ]

  @Test func `screens of other programs are the boards that they show, whatever is around them`() throws {
    for position in Self.positions(2) {
      for (name, text) in Self.screens(position) {
        for (before, after) in Self.frames {
          for end in ["\n", "\r\n", "\r"] {
            let text = (before + text + after).replacing("\n", with: end)
            let (record, notes) = try Self.record(text)
            #expect(record.line == Line(from: position), "\(name):\n\(text)")
            #expect(notes.assumedSide == nil, "\(name):\n\(text)")
            #expect(
              before + after != "" || ["BO", "prose behind"].contains(name) || notes.unused == nil, "\(name): \(notes)")
          }
        }
      }
    }
  }

  @Test func `a board without a side to move gets the one that its discs imply, and says so`() throws {
    for position in Self.positions(3) {
      let board = String(position.boardText.dropLast(2))
      let (record, notes) = try Self.record(board)
      let found = record.line.start
      #expect(notes.assumedSide == found.sideToMove)
      #expect(found.boardText.dropLast(2) == board)
      let isEven = position.emptyCount.isMultiple(of: 2)
      #expect(found.sideToMove == (isEven ? .black : .white) || !found.mustPass)
      #expect(try OBFRecord(board).position == found)
    }
  }

  @Test func `moves and a score may follow a board`() throws {
    let start = Position.start()
    let board = start.boardText
    #expect(try Self.record("\(board) f5d6").0.line == Line(transcript: "f5d6", from: start))
    #expect(try Self.record("Here: \(board) f5 d6, then lunch").0.line.moves.count == 2)
    #expect(try OBFRecord("\(board) 10").score == 10)
    #expect(try OBFRecord("\(board) -2").score == -2)
    #expect(try ScoreClaim.list(obf: Array("\(board) +4\n".utf8)).claims.map(\.score) == [4])
    #expect(throws: NotationError.self) { try OBFRecord("\(board) f5d6") }
    #expect(throws: NotationError.self) { try OBFRecord("\(board) 7") }
  }

  @Test(arguments: [
    "f5d6c3", "My game: f5d6c3 – a disaster", "1. f5 d6 2. c3 and so on", "Ann–Bob f5 d6, c3 36-28",
    "we played (f5 d6 c3)", "\"f5d6c3\"", "P@f5 P@d6 P@c3", "P@f4 P@d3 P@c6", "ｆ５ｄ６ｃ３ 黒の勝ち", "f5d6c3 # my best",
    "Game1: f5d6c3",
  ])
  func `moves are found among words, which are kept`(text: String) throws {
    for end in ["", "\n", "\r\n"] {
      let (record, notes) = try Self.record(text + end)
      #expect(record.line.transcript == "f5d6c3", "\(text)")
      #expect(notes.unused == nil || record.comment != nil, "\(text)")
    }
  }

  @Test(arguments: [
    "f5d6c3#d3c4f4", "f5d6c3 # d3c4f4", "f5 d6 c3 x4", "f5 d6 c 3", "f5d6 7 c3", "f5d6c3 then d3", "1. f5 d6 2. c3 7",
    "f5d6 or f5f6", "f5d6c3 c9 and so on",
  ])
  func `no move is dropped in silence`(text: String) {
    #expect(throws: NotationError.self, "\(text)") { try Self.record(text) }
  }

  @Test func `what can be read in two ways is refused with both`() throws {
    func readings(_ text: String) throws -> [String] {
      let error = try #require(throws: NotationError.self) { try Self.record(text) }
      guard case .twoReadings(let readings) = error.reason else { return [] }
      return readings
    }
    #expect(try readings("either f5d6c3 or f5f6e6") == ["f5d6c3", "f5f6e6"])
    let numbered = Self.rows(try Line(transcript: "f5", from: .start()).end, "01.").map { String($0) }.joined(
      separator: "\n")
    let both = try readings(numbered)
    #expect(both.count == 2 && both[0].contains("0 black") && both[1].contains("1 black"))
    for reading in both { #expect(try Position(boardText: reading.prefix(66)).emptyCount == 59) }
    #expect(try readings("0x0000000810000000 0x0000001008000001 X").count == 2)
    let board = Position.start().boardText
    #expect(try readings("\(board)\nand\n\(board)").count == 2)
    #expect(try readings("moves f5 d6 lead to \(board)").count == 2)
  }

  @Test func `two numbers in hexadecimal are a board where both orders of squares agree`() throws {
    for text in [
      "0x0000000810000000 0x0000001008000000", "black 0000000810000000 white 0000001008000000, Black to move",
    ] {
      #expect(try Self.record(text).0.line.start == .start(), "\(text)")
    }
  }

  @Test func `records without a parenthesis or a bracket are refused`() {
    let board = "8 ---------------------------O*------*O--------------------------- *"
    for text in [
      ";GM[Othello]BO[\(board)]B[f5];)", "GM[Othello]PB[a]BO[\(board)]B[f5];)", ";GM[2]FF[4];B[fe])",
      "(;GM[Othello]BO[\(board)]B[F5]W[D6/0.5/2(B[C3];)", "[Black \"a\"]\n\n1. f5 d6 2. c3 7 *",
    ] {
      #expect(throws: NotationError.self, "\(text)") { try Self.record(text) }
      var reader = GameReader()
      reader.append(Array((text + "\n").utf8))
      #expect(reader.next(isLast: true) != nil, "\(text)")
    }
  }

  @Test func `Flipello is Othello, its rows counted from the bottom where they must be`() throws {
    let tags = "[White \"first\"]\n[Black \"second\"]\n[Variant \"Flipello\"]\n"
    let fen = "[FEN \"8/8/8/3pP3/3Pp3/8/8/8[PPpp] w 0 1\"]\n"
    for text in [tags + "\n1. P@f4 P@d3 2. P@c6 *", tags + fen + "\n1. P@f4 P@d3 2. P@c6 *"] {
      let game = try GameRecord(pgn: text)
      #expect(game.line.transcript == "f5d6c3" && game.line.start == .start())
      #expect(game.black.name == "first" && game.white.name == "second")
    }
    let plain = try GameRecord(pgn: tags + "\n1. P@f5 P@d6 2. P@c3 *")
    #expect(plain.line.transcript == "f5d6c3" && plain.black.name == "second")
    #expect(try Line(transcript: "P@f5P@d6", from: .start()).transcript == "f5d6")
  }

  @Test func `words around the only game of a file are comments, elsewhere faults`() {
    func pieces(_ text: String) -> (texts: [String], comments: Int) {
      var splitter = GameSplitter()
      splitter.append(Array(text.utf8))
      var texts: [String] = []
      while let piece = splitter.next(isLast: true) { texts.append(String(decoding: piece.bytes, as: UTF8.self)) }
      return (texts, splitter.losses[.comment])
    }
    #expect(pieces("Hi all,\nmy game:\nf5d6c3\nbye\n") == (["f5d6c3"], 3))
    #expect(pieces("f5d6c3\nnonsense\nf5f6\n") == (["f5d6c3", "nonsense", "f5f6"], 0))
    #expect(pieces("nothing here\n").texts == ["nothing here"])
    #expect(pieces("Hi\nf5d6c3\nf5f6e6").texts == ["Hi", "f5d6c3", "f5f6e6"])
    let position = Position.start()
    for (name, text) in Self.screens(position) {
      let found = pieces("Look:\n\n\(text)\n\nbye\n").texts
      #expect(found.count == 1 && (try? Self.record(found[0]).0.line.start) == position, "\(name): \(found)")
    }
  }

  @Test func `a table of games has a game in each row`() {
    let text = "Id;Black;Moves\r\n1;\"A \"\"B\"\"\";f5d6\r\n2;C;\"f5\r\nf6\"\r\n"
    for size in [1, 3, 1000] {
      var splitter = GameSplitter()
      var rest = Array(text.utf8)[...]
      var rows: [String] = []
      repeat {
        splitter.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
        while let piece = splitter.next(isLast: rest.isEmpty) {
          rows.append(String(decoding: piece.bytes, as: UTF8.self))
        }
      } while !rest.isEmpty
      #expect(
        rows == [#"{"Id":"1","black":"A \"B\"","moves":"f5d6"}"#, #"{"Id":"2","black":"C","moves":"f5 f6"}"#], "\(size)"
      )
    }
  }

  @Test func `random words and marks never crash the search`() {
    var generator = SeededGenerator(seed: 71)
    let parts = [
      "f5", "d6", "c9", "7", "12.", "X", "O", "--------", "---OX---", "a b c d e f g h", "1 - - - - - - - - 1", "\n",
      " ",
      "  ", "Black to play", "0x0000000810000000", "0000001008000000", "#", ";", "GM[2]", "|", "8/8/8/3OX3/3XO3/8/8/8",
      "P@f5", "黒番", "é", "pass", "36-28", ",", "\"", "moves,id\n", Position.start().boardText,
    ]
    for _ in 0..<5000 {
      let text = (0..<generator.index(25)).map { _ in parts[generator.index(parts.count)] }.joined()
      guard let record = try? Self.record(text).0 else { continue }
      #expect((try? Self.record(record.transcript).0.line) == record.line, "\(text)")
    }
  }

  @Test(arguments: [
    "é ", "f5 ", "a ", "X ", "7 ", "# ", "a b c d e f g h\n", "a b c d e f g h\n\n", "0x0000000810000000 ",
    "--------\n",
    "f5d6c3 and ", "1 - - - - - - - - 1\n", "8/8/8/8 ", "Black to move\n", "P@", "12. ", "f5\n\n", "|\n",
  ])
  func `four times the text takes some four times the time`(part: String) {
    /// The processor time of this thread in nanoseconds: other tests run alongside it.
    func threadTime() -> UInt64 {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
    func time(_ count: Int) -> UInt64 {
      let text = Array((String(repeating: part, count: count) + "z9").utf8)
      return (0..<3).map { _ in
        let begin = threadTime()
        _ = try? GameRecord(text: text[...])
        var reader = GameReader()
        reader.append(text)
        while reader.next(isLast: true) != nil {}
        return threadTime() - begin
      }.min() ?? 0
    }
    #expect(time(2000) < 12 * max(2_000_000, time(500)))
  }

  @Test func `a text is refused by its length before it is read`() {
    let long = String(repeating: "é ", count: 200_000)
    for read in [{ _ = try OBFRecord(long) }, { _ = try Self.record(long) }] as [() throws -> Void] {
      #expect {
        try read()
      } throws: {
        if case .tooLong? = ($0 as? NotationError)?.reason { true } else { false }
      }
    }
  }
}
