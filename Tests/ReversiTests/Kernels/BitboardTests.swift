import GameCore
import Reversi
import ReversiOracles
import Synchronization
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

  @Test func `the edge table knows what no placement on an edge can flip`() {
    // The whole bottom row is empty but for the edge under test, so that nothing else protects it.
    #expect(Bitboard.stable(0b0000_0110, 0, squares: ~0) == 0, "two discs beside the corner can be bracketed")
    #expect(Bitboard.stable(0b0000_0111, 0, squares: ~0) == 0b111, "from the corner on nothing can")
    #expect(Bitboard.stable(0b0111_1110, 0b1000_0001, squares: ~0) == 0b0111_1110, "a full edge never changes")
    let seed: UInt64 = 14
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let own = generator.next() & 255
      let other = generator.next() & 255 & ~own
      let stable = Bitboard.stable(own, other, squares: ~0)
      #expect(stable == Self.slowlySafe(own, other) & own, "seed \(seed) round \(round)")
    }
  }

  /// The discs of an edge that survive every order of placements, by trying them all.
  private static func slowlySafe(_ own: UInt64, _ other: UInt64) -> UInt64 {
    if let known = safeEdges.withLock({ $0[own << 8 | other] }) { return known }
    var safe = own | other
    for square in 0..<8 where safeBit(own | other, square) == 0 {
      let bit = UInt64(1) << UInt64(square)
      let flips = SlowReversi.flips(own, other, square)
      safe &= slowlySafe(own | bit | flips, other & ~flips) & ~flips
      let replies = SlowReversi.flips(other, own, square)
      safe &= slowlySafe(own & ~replies, other | bit | replies) & ~replies
    }
    safeEdges.withLock { [safe] in $0[own << 8 | other] = safe }
    return safe
  }

  private static let safeEdges = Mutex<[UInt64: UInt64]>([:])
  private static func safeBit(_ bits: UInt64, _ square: Int) -> UInt64 { bits >> UInt64(square) & 1 }

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
