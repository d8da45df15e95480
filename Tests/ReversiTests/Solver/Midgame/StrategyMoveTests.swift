import GameCore
import Reversi
import Testing

@Suite struct StrategyMoveTests {
  @Test func `a budget ends a search that no caller waits for, with a move, and a limit with none`() {
    var generator = SeededGenerator(seed: 1)
    let position = Position.start(size: .eight)
    for strategy in [Strategy.level(60), .depth(60)] {
      let move = strategy.move(in: position, adviser: Adviser(), generator: &generator, budget: 20_000)
      #expect(move.map { position.legalMoves.contains($0) } == true)
      let again = strategy.move(in: position, adviser: Adviser(), generator: &generator, budget: 20_000)
      #expect(again == move, "the same move comes out each time")
      let limited = strategy.move(
        in: position, adviser: Adviser(), generator: &generator, limits: SearchLimits(nodes: 20_000), budget: 50_000)
      #expect(limited == nil)
    }
  }

  private func move(_ strategy: Strategy, _ position: Position, seed: UInt64 = 1) -> Move? {
    var generator = SeededGenerator(seed: seed)
    return strategy.move(in: position, adviser: Adviser(), generator: &generator)
  }

  /// S4's player: a copy of the board for each legal move, columns outer, rows inner; the first
  /// with the largest difference.
  private func slowGreedy(_ position: Position) -> Move? {
    var best: (move: Move, difference: Int)?
    for column in 0..<position.size.rawValue {
      for row in 0..<position.size.rawValue {
        let move = Move.place(Square(row: row, column: column))
        guard let next = try? position.playing(move) else { continue }
        let side = position.sideToMove
        let difference = next.discCount(of: side) - next.discCount(of: side.other)
        if difference > best?.difference ?? .min { best = (move, difference) }
      }
    }
    return best?.move
  }

  /// Minimax over everything, nothing cut off.
  private func slowValue(_ position: Position, plies: Int) -> Int {
    if plies == 0 || position.isFinished {
      return position.discCount(of: position.sideToMove) - position.discCount(of: position.sideToMove.other)
    }
    return position.legalMoves.compactMap { try? position.playing($0) }.map { -slowValue($0, plies: plies - 1) }.max()
      ?? 0
  }

  @Test func `greedy plays as S4's player does, its ties by columns`() {
    for empties in [58, 50, 40, 30, 20, 10, 3] {
      for position in RandomPosition.list(20, empties: empties, seed: 5) {
        let expected = position.mustPass ? .pass : slowGreedy(position)
        #expect(move(.greedy, position) == expected)
        #expect(move(.minimax(plies: 1), position) == expected)
      }
    }
  }

  @Test(arguments: [2, 3, 4]) func `minimax finds what trying everything finds`(plies: Int) throws {
    for empties in [50, 30, 12, 4] {
      for position in RandomPosition.list(plies == 4 ? 2 : 6, empties: empties, seed: 6) {
        let value = slowValue(position, plies: plies)
        #expect(DiscMinimax.value(of: position, plies: plies) == value)
        let best = try #require(move(.minimax(plies: plies), position))
        #expect(-slowValue(try position.playing(best), plies: plies - 1) == value)
      }
    }
  }

  @Test func `among equal moves minimax takes the first by columns`() throws {
    for position in RandomPosition.list(30, empties: 40, seed: 8) where !position.mustPass {
      let values = position.legalSquares.map { square in
        (square, -slowValue(position.placingUnchecked(square), plies: 1))
      }
      let best = values.map(\.1).max()
      let first = values.filter { $0.1 == best }.map(\.0).min { ($0.column, $0.row) < ($1.column, $1.row) }
      #expect(move(.minimax(plies: 2), position) == first.map { .place($0) })
    }
  }

  @Test func `from S4's start, white to move, greedy plays c5`() throws {
    // Each move takes one disc; the first of them by columns from the left.
    let position = Position.start(first: .white)
    let expected = position.legalSquares.min { ($0.column, $0.row) < ($1.column, $1.row) }
    #expect(move(.greedy, position) == expected.map { .place($0) })
    #expect(move(.greedy, position)?.description == "c5")
  }

  @Test(arguments: [
    Strategy.random, .greedy, .minimax(plies: 2), .level(1), .depth(2), .strength(.beginner), .strength(.club),
  ])
  func `every strategy plays legal moves to the end, passes where it must, and has none after it`(strategy: Strategy)
    throws
  {
    let adviser = Adviser()
    for size in BoardSize.allCases {
      var generator = SeededGenerator(seed: 11)
      var line = Line(from: .start(size: size))
      while !line.end.isFinished {
        let move = try #require(
          strategy.move(in: line.end, adviser: adviser, generator: &generator))
        #expect(line.end.legalMoves.contains(move))
        try line.play(move)
      }
      #expect(strategy.move(in: line.end, adviser: adviser, generator: &generator) == nil)
    }
  }

  @Test func `random moves are those of the seed, and all of them come up`() {
    let position = Position.start()
    #expect((0..<50).map { move(.random, position, seed: $0) } == (0..<50).map { move(.random, position, seed: $0) })
    #expect(Set((0..<50).map { move(.random, position, seed: $0) }).count == 4)
  }
}
