import GameCore

/// Games of our own play, for training positions: part random, part greedy with random moves
/// between, so that both the good positions of games and the bad ones that a search visits are
/// seen.
struct SelfPlay<Shape: BoardShape>: ~Copyable {
  private let evaluator: Evaluator?
  private let features = FeatureStack()
  private var generator: SeededGenerator

  /// Games played by `evaluator`, or by mobility without one.
  init(evaluator: Evaluator?, generator: SeededGenerator) {
    self.evaluator = evaluator
    self.generator = generator
  }

  /// A random number 0..<count.
  mutating func index(_ count: Int) -> Int { generator.index(count) }

  /// The position of a new game with `empties` empty squares in which the player to move has a
  /// placement.
  mutating func position(empties: Int) -> (mover: UInt64, opponent: UInt64) {
    while true {
      if let found = play(to: empties) { return found }
    }
  }

  /// How a game is played: N random placements, then greedy ones but for some in a hundred.
  private mutating func style(_ placements: Int) -> (opening: Int, noise: Int) {
    let most = Shape.squareCount - 4
    return switch generator.index(4) {
    case 0: (placements, 100)
    case 1: (most / 10 + generator.index(most / 4), 3)
    case 2: (generator.index(placements + 1), 10)
    default: (most / 8, 25)
    }
  }

  private mutating func play(to empties: Int) -> (mover: UInt64, opponent: UInt64)? {
    let size: BoardSize = Shape.side == 8 ? .eight : Shape.side == 6 ? .six : .four
    let start = Position.start(size: size)
    var (mover, opponent) = (start.mover, start.opponent)
    let (opening, noise) = style(Shape.squareCount - 4 - empties)
    var left = Shape.squareCount - 4
    while true {
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if left == empties, moves != 0 { return (mover, opponent) }
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 || left == empties { return nil }
        (mover, opponent) = (opponent, mover)
        continue
      }
      let isRandom = Shape.squareCount - 4 - left < opening || generator.index(100) < noise
      let square = isRandom ? random(moves) : greedy(mover, opponent, moves, empties: left)
      let flips = Bitboard.flips(mover, opponent, square)
      (mover, opponent) = (opponent ^ flips, mover ^ flips ^ square)
      left -= 1
    }
  }

  private mutating func random(_ moves: UInt64) -> UInt64 {
    var rest = moves
    for _ in 0..<generator.index(moves.nonzeroBitCount) { rest = Bitboard.withoutLowest(rest) }
    return Bitboard.lowest(rest)
  }

  private mutating func greedy(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, empties: Int) -> UInt64 {
    if let evaluator { evaluator.set(features[0], mover, opponent) }
    var (best, bestSquare) = (Int.min, UInt64(0))
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flips = Bitboard.flips(mover, opponent, square)
      let (next, other) = (opponent ^ flips, mover ^ flips ^ square)
      let value: Int
      if let evaluator {
        evaluator.place(features[1], from: features[0], square: square.trailingZeroBitCount, flips: flips)
        value = 0 - evaluation(evaluator, next, other, empties: empties - 1) + generator.index(32)
      } else {
        value = mobility(next, other, square) + generator.index(8)
      }
      if value > best { (best, bestSquare) = (value, square) }
    }
    return bestSquare
  }

  /// The evaluation of a position whose features are in row 1.
  private func evaluation(_ evaluator: Evaluator, _ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    evaluator.evaluate(
      features[1], moves: (Bitboard.moves(mover, opponent) & Shape.squares).nonzeroBitCount,
      replies: (Bitboard.moves(opponent, mover) & Shape.squares).nonzeroBitCount, empties: empties)
  }

  /// What leaves the opponent few moves, corners counted fourfold.
  private func mobility(_ next: UInt64, _ other: UInt64, _ square: UInt64) -> Int {
    let replies = Bitboard.moves(next, other) & Shape.squares
    let corners = (replies & Shape.corners).nonzeroBitCount
    return (square & Shape.corners != 0 ? 20 : 0) - 4 * (replies.nonzeroBitCount + 3 * corners)
  }
}

extension EvaluationWeights {
  /// Positions of games as training plays them in its last round, for measuring on games that it
  /// did not see.
  package func selfPlayPositions(_ count: Int, empties: ClosedRange<Int>, seed: UInt64) -> [Position] {
    var play = SelfPlay<Board8>(evaluator: evaluator(), generator: SeededGenerator(seed: seed, stream: 1 << 48))
    return (0..<count).map { _ in
      let (mover, opponent) = play.position(empties: empties.lowerBound + play.index(empties.count))
      return Position(mover: mover, opponent: opponent, sideToMove: .black, size: .eight)
    }
  }
}
