import GameCore

/// A player of games for training positions: part random, part greedy with random moves between, so
/// that both the good positions of games and the bad ones that a search visits are seen.
///
/// Greedy is one ply of the evaluation where it is trained, otherwise what leaves the opponent few
/// moves.
struct SelfPlay<Shape: BoardShape>: ~Copyable {
  private let evaluation: PositionEvaluation<Shape>
  private let features = FeatureStack()

  /// A player with this evaluation.
  init(_ evaluation: PositionEvaluation<Shape>) { self.evaluation = evaluation }

  /// The position of a new game with `empties` empty squares in which the player to move has a
  /// placement.
  func position(empties: Int, _ generator: inout SeededGenerator) -> (mover: UInt64, opponent: UInt64) {
    var game = SelfPlayGame(generator)
    repeat {
      game.begin(empties: empties, on: Shape.self)
      while game.isUnderWay { move(in: &game) }
    } while !game.isThere
    generator = game.generator
    return (game.mover, game.opponent)
  }

  /// Plays the next placement of a game that is under way, with the passes before it, or ends it.
  @inline(__always)
  func move(in game: inout SelfPlayGame) {
    var moves = Bitboard.moves(game.mover, game.opponent) & Shape.squares
    if moves == 0 {
      if game.left == game.target { return game.end() }
      (game.mover, game.opponent) = (game.opponent, game.mover)
      moves = Bitboard.moves(game.mover, game.opponent) & Shape.squares
      if moves == 0 { return game.end() }
    }
    if game.left == game.target { return game.arrive() }
    let isRandom = game.placed < game.opening || game.generator.index(100) < game.noise
    let square = isRandom ? game.random(moves) : greedy(&game, moves)
    game.place(square, flips: Bitboard.flips(game.mover, game.opponent, square))
  }

  private func greedy(_ game: inout SelfPlayGame, _ moves: UInt64) -> UInt64 {
    let (mover, opponent) = (game.mover, game.opponent)
    if evaluation.isTrained { evaluation.set(features[0], mover, opponent) }
    var (best, bestSquare) = (Int.min, UInt64(0))
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flips = Bitboard.flips(mover, opponent, square)
      let (next, other) = (opponent ^ flips, mover ^ flips ^ square)
      let value: Int
      if evaluation.isTrained {
        evaluation.place(features[1], from: features[0], square: square.trailingZeroBitCount, flips: flips)
        value = game.generator.index(32) - trained(next, other, empties: game.left - 1)
      } else {
        value = game.generator.index(8) + mobility(next, other, square)
      }
      if value > best { (best, bestSquare) = (value, square) }
    }
    return bestSquare
  }

  /// The evaluation of a position whose features are in row 1.
  @inline(__always)
  private func trained(_ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    evaluation.value(
      features[1], mover, opponent, moves: Bitboard.moves(mover, opponent) & Shape.squares,
      replies: Bitboard.moves(opponent, mover) & Shape.squares, empties: empties)
  }

  /// What leaves the opponent few moves, corners counted fourfold.
  private func mobility(_ next: UInt64, _ other: UInt64, _ square: UInt64) -> Int {
    let replies = Bitboard.moves(next, other) & Shape.squares
    let corners = (replies & Shape.corners).nonzeroBitCount
    return (square & Shape.corners != 0 ? 20 : 0) - 4 * (replies.nonzeroBitCount + 3 * corners)
  }
}

/// A game on its way to a position with a given number of empty squares.
struct SelfPlayGame {
  var generator: SeededGenerator
  var mover: UInt64 = 0
  var opponent: UInt64 = 0
  /// The empty squares, now and where the game is to stop.
  private(set) var left = 0
  private(set) var target = 0
  /// The number of random placements at the start, and the percentage of random ones after that;
  /// the others are greedy.
  private(set) var (opening, noise) = (0, 0)
  /// The placements up to here.
  private(set) var placed = 0
  private(set) var isUnderWay = false
  /// Whether the last game stopped where it was to stop, its player to move with a placement.
  private(set) var isThere = false

  /// No game yet.
  init(_ generator: SeededGenerator) { self.generator = generator }

  /// Begins a game that stops at `empties` empty squares.
  mutating func begin<Shape: BoardShape>(empties: Int, on _: Shape.Type) {
    let start = Position.start(size: Shape.side == 8 ? .eight : Shape.side == 6 ? .six : .four)
    (mover, opponent) = (start.mover, start.opponent)
    (left, target) = (Shape.squareCount - 4, empties)
    (opening, noise) = style(left - target, of: left)
    (placed, isUnderWay, isThere) = (0, true, false)
  }

  /// How a game of `placements` placements is played, of at most `most`.
  private mutating func style(_ placements: Int, of most: Int) -> (opening: Int, noise: Int) {
    switch generator.index(4) {
    case 0: (placements, 100)
    case 1: (most / 10 + generator.index(most / 4), 3)
    case 2: (generator.index(placements + 1), 10)
    default: (most / 8, 25)
    }
  }

  mutating func random(_ moves: UInt64) -> UInt64 {
    var rest = moves
    for _ in 0..<generator.index(moves.nonzeroBitCount) { rest = Bitboard.withoutLowest(rest) }
    return Bitboard.lowest(rest)
  }

  /// Makes a placement.
  mutating func place(_ square: UInt64, flips: UInt64) {
    (mover, opponent) = (opponent ^ flips, mover ^ flips ^ square)
    left -= 1
    placed += 1
  }

  /// The game is over before it is where it was to stop.
  mutating func end() { isUnderWay = false }

  /// The game is where it was to stop.
  mutating func arrive() { (isUnderWay, isThere) = (false, true) }
}
