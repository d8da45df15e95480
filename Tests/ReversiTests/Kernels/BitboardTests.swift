import GameCore
import Reversi
import Testing

@Suite struct BitboardTests {
  @Test func `moves and flips agree with the square by square rules`() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      let (mover, opponent) = SlowReversi.randomDiscs(&generator)
      #expect(
        Bitboard.moves(mover, opponent) == SlowReversi.moves(mover, opponent), "seed \(seed) round \(round)")
      for square in 0..<64 where (mover | opponent) >> UInt64(square) & 1 == 0 {
        let flips = Bitboard.flips(mover, opponent, 1 << UInt64(square))
        #expect(flips == SlowReversi.flips(mover, opponent, square), "seed \(seed) round \(round) square \(square)")
      }
    }
  }

  @Test(arguments: [BoardSize.four, .six])
  func `smaller boards in the corner of the frame obey the same kernels`(size: BoardSize) {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      let (mover, opponent) = SlowReversi.randomDiscs(&generator, squares: size.squares)
      let moves = Bitboard.moves(mover, opponent) & size.squares
      #expect(moves == SlowReversi.moves(mover, opponent, squares: size.squares))
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `a stable disc is never flipped in any later play`(size: BoardSize) {
    for empties in [4, 6, 10, 12] where empties <= size.squareCount - 4 {
      for (index, position) in RandomPosition.list(60, empties: empties, size: size, seed: 5).enumerated() {
        let stable = Bitboard.stable(position.mover, position.opponent, squares: size.squares)
        #expect(stable & ~position.mover == 0)
        var generator = SeededGenerator(seed: UInt64(index))
        for _ in 0..<50 {
          let end = Self.playOut(position, &generator)
          #expect(end.discs(of: position.sideToMove) & stable == stable, "\(position.boardText)")
        }
      }
    }
  }

  @Test func `corners and full edges are stable`() {
    #expect(Bitboard.stable(1, 0, squares: ~0) == 1)
    #expect(Bitboard.stable(0x7E, 0x81, squares: ~0) == 0x7E)
    #expect(Bitboard.stable(~0, 0, squares: ~0) == ~0)
    #expect(Bitboard.stable(0b10, 0, squares: ~0) == 0)
  }

  @Test func `extraction pushes the masked bits together`() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<1000 {
      let (value, mask) = (generator.next(), generator.next() & generator.next())
      var expected: UInt64 = 0
      var place: UInt64 = 0
      for bit in 0..<64 as Range<UInt64> where mask >> bit & 1 == 1 {
        expected |= (value >> bit & 1) << place
        place += 1
      }
      #expect(Bitboard.extract(value, mask) == expected)
    }
  }

  private static func playOut(_ position: Position, _ generator: inout SeededGenerator) -> Position {
    var position = position
    while !position.isFinished {
      let moves = position.legalSquares
      position = moves.isEmpty ? position.passing : position.placingUnchecked(moves[generator.index(moves.count)])
    }
    return position
  }
}
