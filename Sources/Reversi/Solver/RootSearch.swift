import GameCore

/// A placement at the root, with what is proved about it so far.
struct RootMove {
  let square: Int
  /// The position after it, from the side of the opponent who is then to move.
  let mover: UInt64
  let opponent: UInt64
  /// Bounds of the score for the player at the root.
  var lower: Int
  var upper: Int
  /// What it may be, to begin with.
  var guess: Int
  /// Its place in the order that depends on the position alone: of equally good moves the first
  /// counts as best, and one whose score was given before all.
  var rank: Int
}

/// The search at the root: bounds for each move, narrowed by null windows until the goal is proved.
///
/// Scores are even on every board (a full board has an even number of squares, and the winner takes
/// the empty ones), so "at least s" and "more than s − 1" are the same question.
struct RootSearch {
  private(set) var moves: [RootMove]
  /// The index of the best move so far; of equal ones the one of lower rank.
  private(set) var best = 0
  private let empties: Int

  /// Prepares the legal placements of a position, the most promising first.
  init<Shape>(_ mover: UInt64, _ opponent: UInt64, searcher: inout Searcher<Shape>) {
    empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    moves = searcher.orderedMoves(mover, opponent, mostDepth: empties < Tuning.scoutEmpties ? 8 : 4)
    if let report = searcher.report, let index = moves.firstIndex(where: { $0.square == report.square }) {
      moves.insert(moves.remove(at: index), at: 0)
      moves[0].guess = report.score
    }
  }

  /// Takes the score of a move as known: it comes first, and of equal moves it is the best.
  mutating func take(_ given: MoveBounds) {
    guard case .place(let square) = given.move, let index = moves.firstIndex(where: { $0.square == square.index })
    else { return }
    moves.insert(moves.remove(at: index), at: 0)
    (moves[0].lower, moves[0].upper, moves[0].rank) = (given.lower, given.upper, -1)
  }

  /// The best score that is proved, and the best that is still possible.
  var lower: Int { moves.map(\.lower).max() ?? 0 }
  var upper: Int { moves.map(\.upper).max() ?? 0 }

  /// Proves the score and what else `goal` asks for, or as much as the limits allow.
  mutating func prove<Shape>(_ goal: Goal, searcher: inout Searcher<Shape>, observer: Observer) {
    guard !moves.isEmpty else { return }
    if searcher.limits.hasLimit, empties >= Tuning.scoutEmpties { narrow(searcher: &searcher) }
    resolve(0, guess: moves[0].guess, searcher: &searcher)
    for index in moves.indices.dropFirst() where searcher.stopReason == nil {
      if empties > 17 {
        observer.report(Progress(completed: Double(index), total: Double(moves.count), unit: "root moves"))
      }
      let score = moves[best].lower
      // A move of lower rank has to be worse to lose the tie, any other only not better.
      let mustLose = goal != .line || moves[index].rank < moves[best].rank
      ask(index, above: mustLose ? score - 1 : score + 1, searcher: &searcher)
      if moves[index].lower >= score { ask(index, above: score + 1, searcher: &searcher) }
      if moves[index].lower > score { resolve(index, guess: moves[index].lower, searcher: &searcher) }
      if moves[index].lower > score || (moves[index].lower == score && moves[index].rank < moves[best].rank) {
        best = index
      }
    }
    guard goal == .allMoves else { return }
    for index in moves.indices { resolve(index, guess: moves[index].upper, searcher: &searcher) }
  }

  /// Narrows the bounds of all moves as far as is cheap, for a proof that a limit may stop: the
  /// farther a question is from the truth, the sooner it is answered.
  private mutating func narrow<Shape>(searcher: inout Searcher<Shape>) {
    for distance in Tuning.narrowing {
      for index in moves.indices where searcher.stopReason == nil && moves[index].upper > lower {
        ask(index, above: moves[index].guess - distance - 1, searcher: &searcher)
        ask(index, above: moves[index].guess + distance + 1, searcher: &searcher)
      }
    }
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
    guard move.lower <= alpha, move.upper > alpha, !searcher.mustStop() else { return }
    let score = -searcher.nullWindow(move.mover, move.opponent, alpha: -alpha - 1, empties: empties - 1)
    guard searcher.stopReason == nil else { return }
    if score > alpha { moves[index].lower = score } else { moves[index].upper = score }
  }
}

extension Searcher {
  /// The legal placements, the most promising first, nothing known of their scores.
  mutating func orderedMoves(_ mover: UInt64, _ opponent: UInt64, mostDepth: Int = 8) -> [RootMove] {
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
        mover: opponent ^ flipped, opponent: mover ^ flipped ^ square, replies: 0, order: 0,
        square: Int32(square.trailingZeroBitCount))
      end += 1
    }
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    if let full {
      let depth = min(max(0, (empties - 8) / 2), mostDepth)
      for index in first..<end {
        let next = stack[index]
        let estimate = estimate(
          next.mover, next.opponent, empties: empties - 1, depth: depth, alpha: -100_000, beta: 100_000, by: full)
        stack.set(index, order: -estimate / (Evaluator.unit / PatternEvaluator.unit), replies: 0)
      }
    } else if let evaluator {
      let depth = min(max(0, (empties - 8) / 2), mostDepth)
      for index in first..<end {
        let next = stack[index]
        let estimate = estimate(
          next.mover, next.opponent, empties: empties - 1, depth: depth, alpha: -100_000, beta: 100_000, by: evaluator)
        stack.set(index, order: -estimate, replies: 0)
      }
    } else {
      orderByMobility(mover, opponent, first: first, end: end, known: 64)
    }
    return (first..<end).map { index in
      let next = stack.selectBest(index, end)
      // Scores are even; an estimate in quarters of a disc is rounded to one.
      let guess = evaluator == nil && full == nil ? 0 : 2 * ((Int(next.order) + (next.order < 0 ? -4 : 4)) / 8)
      return RootMove(
        square: Int(next.square), mover: next.mover, opponent: next.opponent, lower: -Shape.squareCount,
        upper: Shape.squareCount, guess: max(-Shape.squareCount, min(Shape.squareCount, guess)), rank: index - first)
    }
  }

  /// A line of best moves from a position whose score is proved, as squares, 64 for a pass; each
  /// time the most promising move that keeps the score, at first `best`. Ends early when a limit is
  /// reached.
  mutating func line(_ mover: UInt64, _ opponent: UInt64, score: Int, best: Int?) -> [Int] {
    var (mover, opponent, score, known) = (mover, opponent, score, best)
    var line: [Int] = []
    while stopReason == nil {
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 { break }
        (mover, opponent, score) = (opponent, mover, -score)
        line.append(64)
        continue
      }
      guard let square = known ?? keeping(score, mover, opponent) else { break }
      known = nil
      let bit = Bitboard.bit(square)
      let flipped = Bitboard.flips(mover, opponent, bit)
      (mover, opponent, score) = (opponent ^ flipped, mover ^ flipped ^ bit, -score)
      line.append(square)
    }
    return line
  }

  /// The most promising move whose score is at least `score`.
  private mutating func keeping(_ score: Int, _ mover: UInt64, _ opponent: UInt64) -> Int? {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    for move in orderedMoves(mover, opponent, mostDepth: 4) {
      let reply = nullWindow(move.mover, move.opponent, alpha: -score, empties: empties - 1)
      if stopReason != nil { return nil }
      if -reply >= score { return move.square }
    }
    return nil
  }
}
