import GameCore
import Reversi
import ReversiOracles
import Testing

/// Laws of the kernels on boards built for them: full lines, edges, corners, last squares.
@Suite struct KernelLawsTests {
  /// The squares from one on in a direction, to the edge of the frame.
  private static func ray(_ square: Int, _ rowStep: Int, _ columnStep: Int) -> [Int] {
    var (row, column) = (square / 8 + rowStep, square % 8 + columnStep)
    var squares: [Int] = []
    while (0..<8).contains(row), (0..<8).contains(column) {
      squares.append(8 * row + column)
      (row, column) = (row + rowStep, column + columnStep)
    }
    return squares
  }

  private static func set(_ squares: some Sequence<Int>) -> UInt64 { squares.reduce(0) { $0 | 1 << UInt64($1) } }

  private static let directions = [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)]

  @Test func `a run is flipped exactly when a disc of the mover closes it`() {
    for square in 0..<64 {
      for (rowStep, columnStep) in Self.directions {
        let ray = Self.ray(square, rowStep, columnStep)
        for length in 0...ray.count {
          let run = Self.set(ray.prefix(length))
          // All other squares are the mover's, the opponent's, or empty.
          let others = ~(Self.set(ray) | 1 << UInt64(square))
          for around in [others, 0] {
            #expect(Bitboard.flips(around, run, 1 << UInt64(square)) & run == 0, "nothing closes a run from \(square)")
          }
          guard length < ray.count else { continue }
          let closing = UInt64(1) << UInt64(ray[length])
          #expect(Bitboard.flips(closing, run, 1 << UInt64(square)) == run)
          #expect(Bitboard.flips(closing, run | others, 1 << UInt64(square)) & Self.set(ray) == run)
          #expect(Bitboard.moves(closing, run) >> UInt64(square) & 1 == (length == 0 ? 0 : 1))
        }
      }
    }
  }

  @Test func `a board of one side has no moves, whatever the corner`() {
    for corner in [0, 7, 56, 63] {
      let bit = UInt64(1) << UInt64(corner)
      #expect(Bitboard.moves(0, ~bit) == 0)
      #expect(Bitboard.moves(~bit, 0) == 0)
      #expect(Bitboard.flips(0, ~bit, bit) == 0)
      #expect(Bitboard.flips(~bit, 0, bit) == 0)
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `flips on each board are those of the rules, and moves are where there are some`(size: BoardSize) {
    var generator = SeededGenerator(seed: 15)
    for round in 0..<400 {
      let (mover, opponent) = SlowReversi.randomDiscs(&generator, squares: size.squares)
      var moves: UInt64 = 0
      for square in 0..<64 where (size.squares & ~(mover | opponent)) >> UInt64(square) & 1 == 1 {
        let flips = SlowReversi.flips(mover, opponent, square)
        #expect(Bitboard.flips(mover, opponent, 1 << UInt64(square)) == flips, "seed 15 round \(round)")
        if flips != 0 { moves |= 1 << UInt64(square) }
      }
      #expect(Bitboard.moves(mover, opponent) & size.squares == moves, "seed 15 round \(round)")
    }
  }

  @Test func `the last square flips as many discs as the rules say, on full boards of any filling`() {
    var generator = SeededGenerator(seed: 16)
    for square in 0..<64 {
      let bit = UInt64(1) << UInt64(square)
      for round in 0..<60 {
        // From few discs of the mover to many.
        var mover = generator.next()
        for _ in 0..<(round % 4) { mover = round % 8 < 4 ? mover & generator.next() : mover | generator.next() }
        mover &= ~bit
        let expected = SlowReversi.flips(mover, ~(mover | bit), square).nonzeroBitCount
        #expect(Bitboard.lastFlips(mover, square) == expected, "seed 16 square \(square) round \(round)")
      }
    }
  }

  @Test func `the last square of a line counts every filling of it`() {
    for square in 0..<64 {
      for (rowStep, columnStep) in Self.directions.prefix(4) {
        let line = Self.ray(square, rowStep, columnStep) + Self.ray(square, -rowStep, -columnStep)
        // All other squares are the opponent's, so that nothing else is flipped.
        for filling in 0..<(1 << line.count) {
          let mover = Self.set(line.indices.filter { filling >> $0 & 1 == 1 }.map { line[$0] })
          let expected = SlowReversi.flips(mover, ~(mover | 1 << UInt64(square)), square).nonzeroBitCount
          guard Bitboard.lastFlips(mover, square) != expected else { continue }
          Issue.record("square \(square), direction \(rowStep) \(columnStep), filling \(filling)")
        }
      }
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `no line of play from few empty squares flips a stable disc`(size: BoardSize) {
    for empties in 1...4 {
      for position in RandomPosition.list(40, empties: empties, size: size, seed: 17) {
        let own = Bitboard.stable(position.mover, position.opponent, squares: size.squares)
        let other = Bitboard.stable(position.opponent, position.mover, squares: size.squares)
        let kept = Self.kept(position, own: ~0, other: ~0)
        #expect(own & ~kept.own == 0 && other & ~kept.other == 0, "\(position.boardText)")
      }
    }
  }

  /// The discs of the mover and of the opponent that no line of play flips.
  private static func kept(_ position: Position, own: UInt64, other: UInt64) -> (own: UInt64, other: UInt64) {
    let (own, other) = (own & position.mover, other & position.opponent)
    if position.isFinished { return (own, other) }
    let next = position.mustPass ? [position.passing] : position.legalSquares.map { position.placingUnchecked($0) }
    return next.reduce((own, other)) { left, position in
      let below = kept(position, own: left.1, other: left.0)
      return (below.other, below.own)
    }
  }

  @Test func `arrangements of the last four empty squares have the score of brute force`() {
    let solver = Adviser()
    for size in BoardSize.allCases {
      var generator = SeededGenerator(seed: 18)
      for round in 0..<400 {
        var mover = generator.next() & size.squares
        for _ in 0..<(round % 3) { mover = round % 2 == 0 ? mover & generator.next() : mover | generator.next() }
        mover &= size.squares
        var opponent = size.squares & ~mover
        // Any squares may be empty, corners and neighbours as well.
        for _ in 0...(round % 4) {
          let square = size.allSquares[generator.index(size.squareCount)].bit
          mover &= ~square
          opponent &= ~square
        }
        let position = Position(mover: mover, opponent: opponent, sideToMove: .black, size: size)
        #expect(solver.solve(position).score == SlowReversi.score(position), "\(position.boardText)")
      }
    }
  }
}
