import GameCore
import Reversi
import Testing

@Suite struct TrainedLineTests {
  private func line(_ moves: String) throws -> Line {
    var line = Line(from: .start())
    for move in try MoveList(moves).moves { try line.play(move) }
    return line
  }

  @Test func `what is known comes up after twice as many days, up to a year, and after a mistake at once`() {
    var known = Repetition(new: 100)
    #expect(known.due == 100 && known.pause == 0)
    var day = 100
    for pause in [1, 2, 4, 8, 16, 32, 64, 128, 256, 365, 365] {
      known.answer(isRight: true, on: day)
      #expect(known.pause == pause && known.due == day + pause)
      day = known.due
    }
    known.answer(isRight: false, on: day)
    #expect(known.pause == 0 && known.due == day && known.successes == 11 && known.mistakes == 1)
    known.answer(isRight: true, on: day)
    #expect(known.due == day + 1)
  }

  @Test func `a move that is the same by a symmetry of the position turns the line`() throws {
    let tiger = TrainedLine(try line("f5d6c3d3c4"), name: "Tiger")
    #expect(tiger.moves(of: .black) == 3 && tiger.moves(of: .white) == 2)
    for first in Position.start().legalSquares {
      let turned = try #require(tiger.turned(after: 0, playing: .place(first)))
      #expect(turned.line.moves.first == .place(first) && turned.line.moves.count == 5)
      #expect(CanonicalPosition(turned.line.end) == CanonicalPosition(tiger.line.end))
    }
    // After f5 and d6 the board has no symmetry.
    for square in try line("f5d6").end.legalSquares where square != Square("c3") {
      #expect(tiger.turned(after: 2, playing: .place(square)) == nil)
    }
  }

  @Test func `the lines of a book answer with its best moves and try all that are nearly as good`() throws {
    var draft = BookDraft(BookGraph(size: .six))
    _ = try ReversiSolver().learn(&draft, BookPlan(size: .six, level: 1, positions: 60, mostLoss: 128)) {
      (_) throws(any Error) in
    }
    let book = OpeningBook(draft.graph, level: 1)
    for (side, loss) in [(Side.black, 0), (.white, 300), (.black, 12800)] {
      let lines = try book.lines(for: side, plies: 8, loss: loss, count: 1000)
      #expect(!lines.isEmpty && Set(lines.map(\.key)).count == lines.count)
      for line in lines {
        var position = line.line.start
        for move in line.line.moves {
          if move != .pass {
            let known = try #require(try book.probe(position)).moves.filter(\.isInBook)
            let (best, played) = (
              known[0].advice.value, try #require(known.first { $0.advice.move == move }).advice.value
            )
            #expect(position.sideToMove == side ? move == known[0].advice.move : best - played <= loss)
          }
          position = try position.playing(move)
        }
        #expect(try line.line.moves.count >= 8 || book.probe(position)?.moves.contains(where: \.isInBook) != true)
      }
    }
    #expect(try book.lines(for: .black, plies: 8, loss: 12800, count: 3).count == 3)
  }
}
