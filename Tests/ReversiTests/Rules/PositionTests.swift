import GameCore
import Reversi
import Testing

@Suite struct PositionTests {
  @Test func `games begin with white on d4 and e5 and black on e4 and d5, black to move`() throws {
    let start = Position.start()
    #expect(start.boardText == "---------------------------OX------XO--------------------------- X")
    #expect(start.legalSquares.map(\.description) == ["d3", "c4", "f5", "e6"])
    #expect(Position.start(first: .white).legalSquares.map(\.description) == ["e3", "f4", "c5", "d6"])
    #expect(Position.start(size: .six).legalSquares.map(\.description) == ["c2", "b3", "e4", "d5"])
    #expect(Position.start(size: .four).boardText == "-----OX--XO----- X")
  }

  @Test func `corners are the ends of the outer rows, and no line of discs passes over them`() {
    #expect(BoardSize.eight.corners.map(\.description) == ["a1", "h1", "a8", "h8"])
    #expect(BoardSize.four.corners.map(\.description) == ["a1", "d1", "a4", "d4"])
    for size in BoardSize.allCases {
      let squares = Set(size.allSquares.map { [$0.row, $0.column] })
      for square in size.allSquares {
        let lines = [(0, 1), (1, 0), (1, 1), (1, -1)]
        let isPassed = lines.contains { row, column in
          squares.contains([square.row + row, square.column + column])
            && squares.contains([square.row - row, square.column - column])
        }
        #expect(size.corners.contains(square) == !isPassed)
      }
    }
  }

  @Test func `a move places a disc, flips all bracketed ones and gives the turn away`() throws {
    let square = try #require(Square("d3"))
    let position = try Position.start().playing(.place(square))
    #expect(position.boardText == "-------------------X-------XX------XO--------------------------- O")
    #expect(position.discCount(of: .black) == 4)
    #expect(position.discCount(of: .white) == 1)
    #expect(position.sideToMove == .white)
  }

  @Test func `moves that can't be made say why`() throws {
    let start = Position.start()
    let corner = Square(row: 0, column: 0)
    let middle = Square(row: 3, column: 3)
    #expect(throws: IllegalMove.flipsNothing(corner)) { try start.playing(.place(corner)) }
    #expect(throws: IllegalMove.occupied(middle)) { try start.playing(.place(middle)) }
    #expect(throws: IllegalMove.passWithMoves) { try start.playing(.pass) }
    let far = Square(row: 7, column: 7)
    #expect(throws: IllegalMove.offBoard(far)) { try Position.start(size: .six).playing(.place(far)) }
    let over = try Position(boardText: String(repeating: "X", count: 64) + " O")
    #expect(throws: IllegalMove.gameOver) { try over.playing(.pass) }
    #expect(start.flips(placing: middle).isEmpty)
  }

  @Test func `a player without a move passes, and the game ends when neither can move`() throws {
    let passing = try Position(boardText: "XO" + String(repeating: "-", count: 62) + " O")
    #expect(passing.mustPass)
    #expect(passing.legalMoves == [.pass])
    #expect(!passing.isFinished)
    let over = try Position(boardText: "X" + String(repeating: "-", count: 63) + " O")
    #expect(over.isFinished)
    #expect(over.legalMoves.isEmpty)
    #expect(over.finalDifference == -64, "the winner takes the empty squares")
    let even = try Position(boardText: "X-O" + String(repeating: "-", count: 61) + " O")
    #expect(even.finalDifference == 0)
  }

  @Test func `discs that overlap or are off the board are all reported`() throws {
    let (a1, h8) = (Square(row: 0, column: 0), Square(row: 7, column: 7))
    #expect {
      try Position(black: [a1, h8], white: [a1], sideToMove: .black, size: .six)
    } throws: {
      ($0 as? IllegalPosition)?.reasons == [.doublyOccupied([a1]), .offBoard([h8])]
    }
    #expect(try Position(black: [a1], white: [h8], sideToMove: .white).disc(on: a1) == .black)
  }

  @Test func `positions that no game leads to are noticed`() throws {
    #expect(Position.start().oddities.isEmpty)
    let corner = try Position(boardText: "X" + String(repeating: "-", count: 63) + " O")
    #expect(corner.oddities == [.emptyCentre, .detachedDiscs])
    for position in RandomPosition.list(50, empties: 20, seed: 3) { #expect(position.oddities.isEmpty) }
  }

  @Test(arguments: BoardSize.allCases)
  func `turning the board turns the moves`(size: BoardSize) {
    for position in RandomPosition.list(20, empties: size.squareCount / 2, size: size, seed: 4) {
      for symmetry in Symmetry.allCases {
        let turned = symmetry.apply(position)
        #expect(symmetry.inverse.apply(turned) == position)
        #expect(turned.legalSquares == position.legalSquares.map { symmetry.apply($0, size: size) }.sorted())
      }
    }
  }

  @Test func `every legal move flips something and keeps all discs on the board`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var position = Position.start()
      while !position.isFinished {
        for square in position.legalSquares {
          let next = position.placingUnchecked(square)
          #expect(next.emptyCount == position.emptyCount - 1)
          #expect(!position.flips(placing: square).isEmpty)
        }
        let moves = position.legalSquares
        position = moves.isEmpty ? position.passing : position.placingUnchecked(moves[generator.index(moves.count)])
      }
    }
  }
}
