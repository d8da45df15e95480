/// A placement at the root, with what is proved about it so far.
struct RootMove {
  let square: Int
  /// The position after it, from the side of the opponent who is then to move.
  let mover: UInt64
  let opponent: UInt64
  /// Bounds of the score for the player at the root.
  var lower: Int
  var upper: Int
}

/// The search at the root: bounds for each move, narrowed by null windows until the goal is proved.
///
/// Scores are even on every board (a full board has an even number of squares, and the winner takes the empty
/// ones), so "at least s" and "more than s − 1" are the same question.
struct RootSearch {
  private(set) var moves: [RootMove]
  private let empties: Int

  /// Prepares the legal placements of a position, the most promising first.
  init<Shape>(_ mover: UInt64, _ opponent: UInt64, searcher: inout Searcher<Shape>) {
    empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    moves = searcher.orderedMoves(mover, opponent)
  }

  /// The best score that is proved, and the best that is still possible.
  var lower: Int { moves.map(\.lower).max() ?? 0 }
  var upper: Int { moves.map(\.upper).max() ?? 0 }

  /// Proves the score and what else `goal` asks for, or as much as the limits allow.
  mutating func prove<Shape>(_ goal: Goal, guess: Int, searcher: inout Searcher<Shape>) {
    guard !moves.isEmpty else { return }
    resolve(0, guess: guess, searcher: &searcher)
    var best = 0
    for index in moves.indices.dropFirst() where searcher.stopReason == nil {
      let score = moves[best].lower
      // A move that comes first in board order has to be worse to lose the tie, any other only not better.
      let mustLose = goal != .line || moves[index].square < moves[best].square
      ask(index, above: mustLose ? score - 1 : score + 1, searcher: &searcher)
      if moves[index].lower >= score { ask(index, above: score + 1, searcher: &searcher) }
      if moves[index].lower > score { resolve(index, guess: moves[index].lower, searcher: &searcher) }
      if moves[index].lower > score || (moves[index].lower == score && moves[index].square < moves[best].square) {
        best = index
      }
    }
    guard goal == .allMoves else { return }
    for index in moves.indices { resolve(index, guess: moves[index].upper, searcher: &searcher) }
  }

  /// Narrows a move's bounds until they meet, asking at the last answer each time.
  private mutating func resolve<Shape>(_ index: Int, guess: Int, searcher: inout Searcher<Shape>) {
    var guess = guess
    while moves[index].lower < moves[index].upper, searcher.stopReason == nil {
      let (lower, upper) = (moves[index].lower, moves[index].upper)
      let asked = min(max(guess, lower + 2), upper)
      ask(index, above: asked - 1, searcher: &searcher)
      guess = moves[index].lower >= asked ? moves[index].lower : moves[index].upper
    }
  }

  /// Asks whether a move's score is above `alpha` unless the answer is known.
  private mutating func ask<Shape>(_ index: Int, above alpha: Int, searcher: inout Searcher<Shape>) {
    let move = moves[index]
    guard move.lower <= alpha, move.upper > alpha, searcher.stopReason == nil else { return }
    let score = -searcher.nullWindow(move.mover, move.opponent, alpha: -alpha - 1, empties: empties - 1)
    guard searcher.stopReason == nil else { return }
    if score > alpha { moves[index].lower = score } else { moves[index].upper = score }
  }
}

extension Searcher {
  /// The legal placements, the most promising first, nothing known of their scores.
  mutating func orderedMoves(_ mover: UInt64, _ opponent: UInt64) -> [RootMove] {
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    let first = stack.open()
    defer { stack.close() }
    var end = first
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      stack[end] = Candidate(
        mover: opponent ^ flipped, opponent: mover ^ flipped ^ square, order: 0,
        square: Int32(square.trailingZeroBitCount))
      end += 1
    }
    orderByMobility(mover, opponent, first: first, end: end, known: 64)
    return (first..<end).map { index in
      let next = stack.selectBest(index, end)
      return RootMove(
        square: Int(next.square), mover: next.mover, opponent: next.opponent, lower: -Shape.squareCount,
        upper: Shape.squareCount)
    }
  }

  /// A line of best moves from a position whose score is proved, as squares, 64 for a pass; each time the lowest
  /// square that keeps the score. Ends early when a limit is reached.
  mutating func line(_ mover: UInt64, _ opponent: UInt64, score: Int) -> [Int] {
    var (mover, opponent, score) = (mover, opponent, score)
    var line: [Int] = []
    while stopReason == nil {
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 { break }
        (mover, opponent, score) = (opponent, mover, -score)
        line.append(64)
        continue
      }
      guard let square = keeping(score, mover, opponent, moves: moves) else { break }
      let bit = Bitboard.bit(square)
      let flipped = Bitboard.flips(mover, opponent, bit)
      (mover, opponent, score) = (opponent ^ flipped, mover ^ flipped ^ bit, -score)
      line.append(square)
    }
    return line
  }

  /// The lowest square whose score is at least `score`.
  private mutating func keeping(_ score: Int, _ mover: UInt64, _ opponent: UInt64, moves: UInt64) -> Int? {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    var rest = moves
    while rest != 0 {
      let bit = Bitboard.lowest(rest)
      rest ^= bit
      let flipped = Bitboard.flips(mover, opponent, bit)
      let reply = nullWindow(opponent ^ flipped, mover ^ flipped ^ bit, alpha: -score, empties: empties - 1)
      if stopReason != nil { return nil }
      if -reply >= score { return bit.trailingZeroBitCount }
    }
    return nil
  }
}
