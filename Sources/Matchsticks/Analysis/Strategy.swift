import ExactArithmetic

/// A way to play, named as in the source (REFERENCES: S1).
public enum Strategy: String, Sendable, CaseIterable {
  /// Always takes as little as possible.
  case dumb
  /// Takes any legal number, all with the same chance.
  case wild
  /// Leaves a losing number if it can, else takes as little as possible. Only with a take limit.
  case clever
  /// Plays the first winning move; in a lost position the move that holds out longest, the smallest among equals.
  case perfect
}

/// What each strategy takes from each heap, for rules that never break a heap.
struct StrategyTable {
  /// `choices[n]`: the takes that the strategy chooses among with equal chances; empty when there is no move.
  let choices: [[Int]]

  /// The table for the heaps 0…`size`; `nil` when the strategy doesn't know the rules.
  init?(_ strategy: Strategy, game: TakeAwayGame, size: Int, fates: HeapFates) {
    if strategy == .clever {
      guard case .take(let set) = game.rules, set.limit != nil else { return nil }
    }
    choices = (0...size).map { heap in
      let takes = fates.takes[heap]
      guard let least = takes.first else { return [] }
      switch strategy {
      case .dumb: return [least]
      case .wild: return takes
      case .clever: return [takes.first { !fates.wins[heap - $0] } ?? least]
      case .perfect: return [fates.best(heap)]
      }
    }
  }
}

/// Who wins each single heap, and how long the game lasts.
struct HeapFates {
  /// The legal takes from each heap, ascending.
  let takes: [[Int]]
  /// Whether the player to move wins.
  let wins: [Bool]
  /// How many moves follow when the winner hurries and the loser holds out.
  let moves: [Int]

  init(_ game: TakeAwayGame, size: Int) {
    var (takes, wins, moves): ([[Int]], [Bool], [Int]) = ([], [], [])
    for heap in 0...size {
      let legal = game.rules.moves(from: heap).map(\.take)
      let winning = legal.filter { !wins[heap - $0] }
      takes.append(legal)
      wins.append(legal.isEmpty ? game.play == .misere : !winning.isEmpty)
      let ends = winning.isEmpty ? legal.map { moves[heap - $0] }.max() : winning.map { moves[heap - $0] }.min()
      moves.append(ends.map { $0 + 1 } ?? 0)
    }
    self.takes = takes
    self.wins = wins
    self.moves = moves
  }

  /// The first winning take, or the one that holds out longest.
  func best(_ heap: Int) -> Int {
    let legal = takes[heap]
    if let winning = legal.first(where: { !wins[heap - $0] }) { return winning }
    return legal.max { (moves[heap - $0], -$0) < (moves[heap - $1], -$1) } ?? 0
  }
}
