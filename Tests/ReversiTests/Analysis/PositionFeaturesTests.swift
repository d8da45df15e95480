import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct PositionFeaturesTests {
  /// The squares next to a square, by rows and columns.
  private static func neighbours(_ square: Square, on size: BoardSize) -> [Square] {
    size.allSquares.filter {
      $0 != square && abs($0.row - square.row) <= 1 && abs($0.column - square.column) <= 1
    }
  }

  /// The counts of a player, square by square.
  private static func slowCounts(of side: Side, in position: Position) -> [Int] {
    let squares = position.size.allSquares
    let own = position.discs(of: side)
    let other = position.discs(of: side.other)
    let potential = squares.filter { square in
      position.disc(on: square) == nil
        && neighbours(square, on: position.size).contains { position.disc(on: $0) == side.other }
    }
    let frontier = squares.filter { square in
      position.disc(on: square) == side
        && neighbours(square, on: position.size).contains { position.disc(on: $0) == nil }
    }
    let moves = SlowReversi.moves(own, other, squares: position.size.squares)
    return [squares.count { position.disc(on: $0) == side }, moves.nonzeroBitCount, potential.count, frontier.count]
  }

  /// Regions by joining neighbours until nothing changes.
  private static func slowRegions(_ position: Position) -> Set<Set<Square>> {
    var regions = position.size.allSquares.filter { position.disc(on: $0) == nil }.map { Set([$0]) }
    var changed = true
    while changed {
      changed = false
      for first in regions.indices {
        for second in regions.indices.dropFirst(first + 1).reversed() {
          let touches = regions[first].contains { square in
            !regions[second].isDisjoint(with: neighbours(square, on: position.size))
          }
          guard touches else { continue }
          regions[first].formUnion(regions[second])
          regions.remove(at: second)
          changed = true
          break
        }
        if changed { break }
      }
    }
    return Set(regions)
  }

  @Test(arguments: BoardSize.allCases) func `every count is what counting square by square gives`(size: BoardSize)
    throws
  {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let (own, other) = SlowReversi.randomDiscs(&generator, squares: size.squares)
      let position = Position(
        mover: own, opponent: other, sideToMove: generator.index(2) == 0 ? .black : .white, size: size)
      let features = PositionFeatures(position)
      for side in Side.allCases {
        let counts = features.counts(of: side)
        let found = [counts.discs, counts.mobility, counts.potentialMobility, counts.frontier]
        #expect(found == Self.slowCounts(of: side, in: position), "seed \(seed), round \(round)")
        #expect((0...counts.discs).contains(counts.stableDiscs))
      }
      if round < 15 {
        #expect(
          Set(features.regions.map { Set($0.squares) }) == Self.slowRegions(position), "seed \(seed), round \(round)")
      }
      #expect(features.regions.flatMap(\.squares).sorted() == Square.list(position.empties))
    }
  }

  @Test func `the start has four moves, ten potential ones, two exposed discs and one region`() {
    let features = PositionFeatures(.start())
    for counts in [features.black, features.white] {
      #expect(counts.mobility == 4)
      #expect(counts.potentialMobility == 10)
      #expect(counts.frontier == 2)
      #expect(counts.stableDiscs == 0)
    }
    #expect(features.regions.map(\.squares.count) == [60])
    #expect(features.regions.allSatisfy { !$0.isOdd })
  }

  @Test(arguments: Symmetry.allCases) func `turning and mirroring the board changes no count`(symmetry: Symmetry) {
    for position in RandomPosition.list(20, empties: 30, seed: 3) {
      let (plain, turned) = (PositionFeatures(position), PositionFeatures(symmetry.apply(position)))
      #expect(plain.black == turned.black)
      #expect(plain.white == turned.white)
      #expect(plain.regions.map(\.squares.count).sorted() == turned.regions.map(\.squares.count).sorted())
    }
  }

  @Test func `changing the colours exchanges the counts`() {
    for position in RandomPosition.list(20, empties: 24, seed: 4) {
      let swapped = Position(
        mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove.other, size: position.size)
      #expect(PositionFeatures(position).black == PositionFeatures(swapped).white)
      #expect(PositionFeatures(position).white == PositionFeatures(swapped).black)
    }
  }
}
