import GameCore

/// A placement at the root, with what is proved about it so far.
struct RootMove {
  let square: SquareIndex
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
  init<Shape: BoardShape>(_ mover: UInt64, _ opponent: UInt64, searcher: inout Searcher<Shape>) {
    empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    moves = searcher.orderedMoves(mover, opponent, mostDepth: empties < Tuning.scoutEmpties ? 8 : 4)
    if let report = searcher.report, let index = moves.firstIndex(where: { $0.square == report.square }) {
      moves.insert(moves.remove(at: index), at: 0)
      moves[0].guess = report.score
    }
  }

  /// Takes the score of a move as known: it comes first, and of equal moves it is the best.
  mutating func take(_ given: MoveBounds) {
    guard case .place(let square) = given.move,
      let index = moves.firstIndex(where: { $0.square.number == square.index })
    else { return }
    moves.insert(moves.remove(at: index), at: 0)
    (moves[0].lower, moves[0].upper, moves[0].rank) = (given.lower, given.upper, -1)
  }

  /// The best score that is proved, and the best that is still possible.
  var lower: Int { moves.map { $0.lower }.max() ?? 0 }
  var upper: Int { moves.map { $0.upper }.max() ?? 0 }

  /// Proves the score and what else `goal` asks for, or as much as the limits allow.
  mutating func prove<Shape: BoardShape>(_ goal: Goal, searcher: inout Searcher<Shape>, watch: SearchWatch?) {
    guard !moves.isEmpty else { return }
    if searcher.limits.hasLimit, empties >= Tuning.scoutEmpties { narrow(searcher: &searcher) }
    if goal >= .move, empties < Tuning.surerScoutEmpties { askEarlier(searcher: &searcher) }
    resolve(0, guess: moves[0].guess, searcher: &searcher)
    for index in moves.indices.dropFirst() where searcher.stopReason == nil {
      watch?.step(index)
      let score = moves[best].lower
      // A move of lower rank has to be worse to lose the tie, any other only not better.
      let mustLose = goal >= .allBest || (goal >= .move && moves[index].rank < moves[best].rank)
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

  /// Proves what a window asks for, or as much as the limits allow.
  mutating func prove<Shape: BoardShape>(_ window: ScoreWindow, searcher: inout Searcher<Shape>) {
    guard var guess = moves.first?.guess else { return }
    while lower < upper, lower < window.above, upper > window.below, searcher.stopReason == nil {
      let asked = min(max(guess, max(lower, window.below) + 2), min(upper, window.above))
      for index in moves.indices where lower < asked { ask(index, above: asked - 1, searcher: &searcher) }
      guess = lower >= asked ? lower : upper
    }
  }

  /// Asks the moves of lower rank than the first one's whether they reach what is expected of that
  /// one, and puts the first that does in its place: they are asked anyway, and an equal one is
  /// best.
  private mutating func askEarlier<Shape: BoardShape>(searcher: inout Searcher<Shape>) {
    let (rank, guess) = (moves[0].rank, moves[0].guess)
    for index in moves.indices where moves[index].rank < rank && searcher.stopReason == nil {
      ask(index, above: guess - 1, searcher: &searcher)
      guard moves[index].lower >= guess else { continue }
      moves[index].guess = guess
      return moves.insert(moves.remove(at: index), at: 0)
    }
  }

  /// Narrows the bounds of all moves as far as is cheap, for a proof that a limit may stop: the
  /// farther a question is from the truth, the sooner it is answered.
  private mutating func narrow<Shape: BoardShape>(searcher: inout Searcher<Shape>) {
    for distance in Tuning.narrowing {
      for index in moves.indices where searcher.stopReason == nil && moves[index].upper > lower {
        ask(index, above: moves[index].guess - distance - 1, searcher: &searcher)
        ask(index, above: moves[index].guess + distance + 1, searcher: &searcher)
      }
    }
  }

  /// Narrows a move's bounds until they meet, asking at the last answer each time.
  private mutating func resolve<Shape: BoardShape>(_ index: Int, guess: Int, searcher: inout Searcher<Shape>) {
    var guess = guess
    while moves[index].lower < moves[index].upper, searcher.stopReason == nil {
      let (lower, upper) = (moves[index].lower, moves[index].upper)
      let asked = min(max(guess, lower + 2), upper)
      ask(index, above: asked - 1, searcher: &searcher)
      guess = moves[index].lower >= asked ? moves[index].lower : moves[index].upper
    }
  }

  /// Asks whether a move's score is above `alpha` unless the answer is known.
  private mutating func ask<Shape: BoardShape>(_ index: Int, above alpha: Int, searcher: inout Searcher<Shape>) {
    let move = moves[index]
    guard move.lower <= alpha, move.upper > alpha, !searcher.mustStop() else { return }
    let score = -searcher.nullWindow(move.mover, move.opponent, alpha: -alpha - 1, empties: empties - 1)
    guard searcher.stopReason == nil else { return }
    if score > alpha { moves[index].lower = score } else { moves[index].upper = score }
  }
}
