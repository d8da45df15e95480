import GameCore
import Reversi
import Testing

/// Boards as people and programs write them.
@Suite struct BoardReaderTests {
  /// Positions of all sizes: hardly begun, in the middle, full, with a side that has to pass.
  private static func positions(_ size: BoardSize, _ count: Int) -> [Position] {
    let open = [1, 3, size.squareCount / 2, size.squareCount - 5].flatMap { empties in
      RandomPosition.list(count, empties: empties, size: size, seed: UInt64(39 + empties))
    }
    return open
      + open.prefix(count).compactMap { position in
        (position.mustPass ? try? position.playing(.pass) : position).flatMap { try? $0.playing($0.legalMoves[0]) }
      }
  }

  private static func rows(_ position: Position, _ black: String, _ white: String, _ empty: String) -> [[String]] {
    let side = position.size.rawValue
    return (0..<side).map { row in
      (0..<side).map { column in
        switch position.disc(on: Square(row: row, column: column)) {
        case .black?: black
        case .white?: white
        case nil: empty
        }
      }
    }
  }

  /// The ways in which a board and its side are written, each with a name.
  private static func texts(_ position: Position) -> [(name: String, text: String)] {
    let marks = [
      ("X", "O", "-"), ("x", "o", "."), ("*", "O", "-"), ("B", "W", "_"), ("b", "w", "-"), ("●", "○", "·"),
      ("⚫", "⚪", "-"), ("⚫\u{FE0F}", "⚪\u{FE0F}", "・"), ("⬤", "◯", "."), ("Ｘ", "Ｏ", "－"), ("1", "2", "0"),
      ("1", "2", "."), ("@", "O", "."),
    ]
    let isBlack = position.sideToMove == .black
    return marks.flatMap { black, white, empty -> [(String, String)] in
      let rows = rows(position, black, white, empty)
      let mover = isBlack ? black : white
      let letters = "abcdefgh".prefix(position.size.rawValue).map { "\($0)" }
      let lines = rows.map { $0.joined() }
      let drawn = rows.enumerated().map { "\($0 + 1) \($1.joined(separator: " "))" }
      let edax = drawn.enumerated().map { row, line in
        "\(line) \(row + 1)" + (row == 1 ? " \(mover) to move" : row == 2 ? " \(mover): discs =  2    moves =  4" : "")
      }
      let head = "  " + letters.joined(separator: " ")
      let capitals = head.uppercased()
      return [
        ("line", lines.joined() + " " + mover), ("words", lines.joined() + " \(position.sideToMove) to move"),
        ("rows in a line", lines.joined(separator: " ") + " " + mover),
        ("lines", lines.joined(separator: "\n") + "\n\(mover)\n"),
        ("blanks", rows.map { $0.joined(separator: " ") }.joined(separator: "\r\n") + "\r\n\(mover) to move"),
        ("Edax", ([capitals] + edax + [capitals]).joined(separator: "\n") + "\n"),
        ("NTest", ([" " + capitals] + drawn.map { " \($0)" }).joined(separator: "\n") + "\n\n \(mover) to move\n"),
        (
          "right",
          ([head] + rows.enumerated().map { "  \($1.joined(separator: " ")) \($0 + 1)" }
            + ["\(position.sideToMove) to move"]).joined(separator: "\n")
        ),
        (
          "compact",
          (["  " + letters.joined()] + lines.enumerated().map { "\($0 + 1) \($1)" } + ["", "side to move: \(mover)"])
            .joined(separator: "\n")
        ),
        ("JSON rows", "[" + (lines + [mover]).map { "\"\($0)\"" }.joined(separator: ",") + "]"),
        (
          "JSON squares",
          "[" + rows.map { "[\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" }.joined(separator: ",\n")
            + ", \"\(position.sideToMove)\"]"
        ),
      ]
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `every way to write a board is read as that board`(size: BoardSize) throws {
    for position in Self.positions(size, 3) {
      for (name, text) in Self.texts(position) {
        // A board without a mark that shows an empty square may be two.
        #expect(try Position(boardText: text) == position, "\(name):\n\(text)")
        #expect(try OBFRecord(text + ";").position == position, "\(name):\n\(text)")
      }
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `runs of empty squares, bars and blanks for empty squares are read`(size: BoardSize) throws {
    for position in Self.positions(size, 5) {
      let side = size.rawValue
      let rows = Self.rows(position, "X", "O", " ")
      let runs = rows.map { row in
        var text = ""
        var run = 0
        for cell in row + ["end"] {
          if cell == " " {
            run += 1
          } else {
            (text, run) = (text + (run > 0 ? "\(run)" : "") + (cell == "end" ? "" : cell), 0)
          }
        }
        return text
      }
      #expect(try Position(boardText: runs.joined(separator: "/") + " \(position.sideToMove.letter)") == position)
      let frame = "   " + String(repeating: "+---", count: side) + "+"
      let head = "   " + "abcdefgh".prefix(side).map { "  \($0) " }.joined()
      let barred = rows.enumerated().map { "\($0 + 1)  |" + $1.map { " \($0) |" }.joined() }
      let zebra = [head, frame] + barred.flatMap { [$0, frame] } + ["\(position.sideToMove) to move"]
      #expect(try Position(boardText: zebra.joined(separator: "\n")) == position, "\(zebra.joined(separator: "\n"))")
      guard position.emptyCount > 0 else { continue }
      let lines = rows.map { $0.joined() }
      #expect(try Position(boardText: lines.joined() + " \(position.sideToMove.letter)") == position)
      #expect(try Position(boardText: lines.joined(separator: "\n") + "\n\(position.sideToMove)") == position)
    }
  }

  private static let start = "---------------------------OX------XO---------------------------"

  private static let refused: [(text: String, reason: NotationError.Reason)] = [
    (start.replacing("OX", with: "O♥") + " X", .boardCharacter("♥", row: 4, column: 5)),
    ("●●中", .boardCharacter("中", row: 1, column: 3)), (start + " 中", .sideCharacter("中")),
    ("[[0,0,0,0],[0,1,-1,0],[0,-1,1,0],[0,0,0,0],\"X\"]", .minusOne),
    ("0X0X0X0X0X0X0X0X X", .zero), ("OOXX     OOXXOOXX  OOXX X", .blanks),
    ("8/8/8/3OX3/3XO3/8/8 X", .rowCount(7, expected: nil)),
    ("4/1OX1/1XO/4 X", .rowLength(3, 3, expected: 4)), ("4/1OP1/1XO1/4 X", .boardCharacter("P", row: 2, column: 3)),
    ("-----OX*-XO----- O", .stars), (" a b c d\n1 - - - -\n2 - O X -\n2 - X O -\n4 - - - -\nX to move", .rowNumber(3)),
    (" a b c d\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -", .missingSide),
    (" a b c d\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -\nX to move\nscore: 4", .trailingText),
    (
      " a b c d\n1 - - - -\n2 - ● ● -  ● black 2\n3 - ● ● -  ● white 2\n4 - - - - X to move", .miscount(.black, told: 2)
    ),
    (" a b c d\n1 - - - -\n2 - O Q -\n3 - X O -\n4 - - - -\nX to move", .boardCharacter("Q", row: 2, column: 3)),
  ]

  @Test func `what isn't a board, or may be two, is refused with its place`() {
    for (text, reason) in Self.refused {
      #expect {
        try Position(boardText: text)
      } throws: {
        ($0 as? NotationError)?.reason == reason
      }
    }
  }

  @Test func `stars next to another black are the legal moves, and nothing else`() throws {
    for position in Self.positions(.six, 5) where !position.legalSquares.isEmpty {
      var text = ""
      for square in position.size.allSquares {
        let isLegal = position.legalSquares.contains(square)
        text += position.disc(on: square).map { "\($0.letter)" } ?? (isLegal ? "*" : ".")
      }
      guard text.contains("X") else { continue }
      #expect(try Position(boardText: text + " \(position.sideToMove.letter)") == position)
    }
  }

  @Test func `boards over several lines of a file are one piece each`() throws {
    for size in BoardSize.allCases {
      for position in Self.positions(size, 1) {
        for (name, text) in Self.texts(position) where name != "NTest" && name != "compact" {
          for length in [1, 5, 1 << 12] {
            var splitter = GameSplitter()
            var pieces: [String] = []
            var rest = Array("f5d6\n\n\(text)\n\nc2\n".utf8)[...]
            while true {
              let isLast = rest.isEmpty
              while let piece = splitter.next(isLast: isLast) {
                pieces.append(String(decoding: piece.bytes, as: UTF8.self))
              }
              if isLast { break }
              splitter.append(Array(rest.prefix(length)))
              rest = rest.dropFirst(length)
            }
            #expect(pieces.count == 3 && pieces.first == "f5d6" && pieces.last == "c2", "\(name): \(pieces)")
            #expect(try Position(boardText: try #require(pieces.dropFirst().first)) == position, "\(name): \(pieces)")
          }
        }
      }
    }
  }

  @Test func `moves are read in full width, and a digit first is shown the other way round`() throws {
    for text in ["ｆ５ｄ６ｃ３", "Ｆ５　Ｄ６　Ｃ３", "f5−d6–c3", "１．ｆ５ ｄ６ ２．ｃ３"] {
      #expect(try MoveList(text).text == "f5d6c3", "\(text)")
    }
    #expect(Square("ｆ５") == Square("f5") && Square("Ｆ5") == Square("f5"))
    for pass in ["pa", "PA", "ps", "PS", "pass", "Pass", "--", "@@"] {
      #expect(try MoveList("f5 \(pass) d6").moves.dropFirst().first == .pass, "\(pass)")
    }
    #expect(throws: NotationError(.noMove(number: 2, written: "中"), at: 3)) { try MoveList("f5 中") }
    #expect(throws: NotationError(.noMove(number: 2, written: "z9"), at: 7)) { try MoveList("ｆ５ z9") }
  }
}
