import Documents
import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

/// A board that we draw can be given back.
@Suite struct BoardLawTests {
  private func board(_ position: Position, style: TextStyle = .plain) -> String {
    let text = ReversiShowDocument(Line(from: position)).text(style: style, run: RunInfo(elapsedSeconds: 0))
    return text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test(arguments: BoardSize.allCases)
  func `a drawn board is read as its position, whatever is on it`(size: BoardSize) throws {
    for empties in 1..<(size.squareCount - 4) where empties < 12 || empties.isMultiple(of: 5) {
      for position in RandomPosition.list(100, empties: empties, size: size, seed: UInt64(390 + empties)) {
        #expect(try Position(boardText: board(position)) == position, "\(board(position))")
        #expect(try Position(boardText: position.boardText) == position)
      }
    }
    let ends = [Position.start(size: size), Position.start(size: size, first: .white)]
    for position in ends { #expect(try Position(boardText: board(position)) == position) }
  }

  @Test func `positions in which games end and sides pass come back`() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<30 {
      var line = Line(from: .start(size: .four))
      while !line.end.isFinished {
        #expect(try Position(boardText: board(line.end)) == line.end)
        let moves = line.end.legalMoves
        try line.play(moves[generator.index(moves.count)])
      }
      #expect(board(line.end).contains("the game is over"))
      #expect(try Position(boardText: board(line.end)) == line.end, "\(board(line.end))")
    }
  }

  @Test func `a copy of a coloured board, on which all discs are alike, is refused`() {
    let copy = board(.start()).replacing("○", with: "●")
    #expect(throws: NotationError.self) { try Position(boardText: copy) }
  }
}
