import GameCore

/// A placement at the root of a search, with what the last finished depth said about it.
struct MidgameMove {
  let square: SquareIndex
  /// The position after it, from the side of the opponent who is then to move.
  let mover: UInt64
  let opponent: UInt64
  /// The value for the player at the root, in ``MidgameTuning/unit`` parts of a disc.
  var value: Int
  /// Whether the value is that of the search; otherwise it is an upper bound of one that isn't
  /// among the best.
  var isValued: Bool

  /// Better moves come first, of equal ones the lower square.
  static func comesBefore(_ left: MidgameMove, _ right: MidgameMove) -> Bool {
    if left.isValued != right.isValued { return left.isValued }
    return (right.value, left.square.number) < (left.value, right.square.number)
  }
}

/// How deep and how sure one pass over the moves is.
struct MidgamePass: Hashable, Sendable {
  var depth: Int
  var selectivity: Selectivity
  /// From this depth on, shallow searches cut.
  var probCutDepth = MidgameTuning.probCutDepth
}

extension Searcher {
  /// No evaluation is beyond: where it is reached, the search for better ones stops.
  static var surest: Int { MidgameTuning.unit * (Shape.squareCount - 1) }

  /// The placements of a position, valued by evaluation.
  mutating func moves(_ mover: UInt64, _ opponent: UInt64) -> [MidgameMove] {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    let moves = Square.list(Bitboard.moves(mover, opponent) & Shape.squares).map { square in
      let flips = Bitboard.flips(mover, opponent, square.bit)
      let (next, other) = (opponent ^ flips, mover ^ flips ^ square.bit)
      let value = -value(next, other, depth: 0, empties: empties - 1, alpha: -.most, beta: .most)
      return MidgameMove(square: SquareIndex(square.index), mover: next, opponent: other, value: value, isValued: true)
    }
    return moves.sorted(by: MidgameMove.comesBefore)
  }

  /// The value of a position in a window, its features from nothing.
  mutating func value(
    _ mover: UInt64, _ opponent: UInt64, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    evaluation.set(features[0], mover, opponent)
    return search(mover, opponent, row: 0, depth: depth, empties: empties, alpha: alpha, beta: beta)
  }

  /// Values the best `count` moves by a pass; false, and `moves` as they were, when it was stopped.
  mutating func search(
    _ moves: inout [MidgameMove], by pass: MidgamePass, empties: Int, count: Int
  ) -> Bool {
    use(pass.selectivity, from: pass.probCutDepth)
    var done: [MidgameMove] = []
    for move in moves {
      let best = done.count >= count ? done[count - 1] : nil
      let valued = valued(move, depth: pass.depth, empties: empties, against: best)
      if mustStop() { return false }
      done.append(valued)
      done.sort(by: MidgameMove.comesBefore)
    }
    moves = done
    return true
  }

  /// A move with its value; with only a bound when it is not better than `worst`.
  private mutating func valued(_ move: MidgameMove, depth: Int, empties: Int, against worst: MidgameMove?)
    -> MidgameMove
  {
    var move = move
    var floor = -MidgameTuning.most
    if let worst {
      // Of equal moves the lower square is the better.
      floor = max(floor, move.square.number < worst.square.number ? worst.value - 1 : worst.value)
      let value =
        floor >= Self.surest ? floor : ask(move, depth: depth, empties: empties, alpha: floor, beta: floor + 1)
      if value <= floor {
        (move.value, move.isValued) = (value, false)
        return move
      }
    }
    move.value = -value(
      move.mover, move.opponent, depth: depth - 1, empties: empties - 1, near: -max(move.value, floor), atMost: -floor)
    move.isValued = true
    return move
  }

  private mutating func ask(_ move: MidgameMove, depth: Int, empties: Int, alpha: Int, beta: Int) -> Int {
    -value(move.mover, move.opponent, depth: depth - 1, empties: empties - 1, alpha: -beta, beta: -alpha)
  }

  /// The value of a position, which is below `most` or the least there is, by windows around a
  /// guess.
  mutating func value(
    _ mover: UInt64, _ opponent: UInt64, depth: Int, empties: Int, near guess: Int, atMost most: Int = .most
  ) -> Int {
    let most = min(most, Self.surest)
    var (lower, upper) = (-Self.surest, most)
    var width = MidgameTuning.aspiration
    var guess = min(guess, upper - width)
    while true {
      let alpha = max(lower, guess - width)
      let beta = min(upper, max(guess + width, alpha + 1))
      let value = value(mover, opponent, depth: depth, empties: empties, alpha: alpha, beta: beta)
      let isLow = value <= alpha && alpha > lower
      let isHigh = value >= beta && beta < upper
      if mustStop() || !(isLow || isHigh) { return value }
      // Selective searches may change their mind: the side of an earlier answer is not closed for
      // good.
      if isLow {
        (lower, upper) = (-Self.surest, max(value, 1 - Self.surest))
      } else {
        lower = min(value, upper) - 1
      }
      guess = max(lower, min(value, upper))
      width *= 3
    }
  }
}

extension Int {
  /// The largest value.
  fileprivate static var most: Int { MidgameTuning.most }
}
