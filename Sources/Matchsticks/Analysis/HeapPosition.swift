public import ExactArithmetic

/// A position that is being played: the heaps, and under last-move rules what may be taken now.
public struct HeapPosition: Hashable, Sendable {
  /// The rules, and who wins when there is no move.
  public let game: TakeAwayGame
  /// The heaps in their places; a heap that was taken whole stays as one of 0.
  public private(set) var heaps: [HeapSize]
  /// What may be taken at most, under last-move rules after the first move; `nil` elsewhere.
  public private(set) var allowance: BigInt?

  /// The position before the first move.
  public init(_ game: TakeAwayGame, heaps: [HeapSize]) {
    self.game = game
    self.heaps = heaps
  }

  /// How many moves are written down at most.
  public static let mostListedMoves = 10_000

  /// Every legal move, by heap, then by take; `nil` when there are more than ``mostListedMoves`` or
  /// they can't be written down.
  public var legalMoves: [HeapMove]? {
    var moves: [HeapMove] = []
    for (place, heap) in heaps.enumerated() {
      guard let takes = takes(heap, place: place), moves.count + takes.count <= Self.mostListedMoves else { return nil }
      moves += takes
    }
    return moves
  }

  private func takes(_ heap: HeapSize, place: Int) -> [HeapMove]? {
    guard let most = highestTake(from: heap) else {
      guard let size = heap.small, size <= Self.mostListedMoves,
        game.rules.moveCount(from: size) <= Self.mostListedMoves
      else { return nil }
      return game.rules.moves(from: size).map {
        HeapMove(heap: place, take: BigInt($0.take), leaves: $0.heapsLeft)
      }
    }
    guard let most = most.toInt(), most <= Self.mostListedMoves else { return nil }
    return (0..<most).map { HeapMove(heap: place, take: BigInt($0 + 1), leaves: [heap.taking(BigInt($0 + 1))]) }
  }

  /// The k of rules under which exactly 1…k may be taken from a heap; `nil` under others.
  private func highestTake(from heap: HeapSize) -> BigInt? {
    switch game.rules {
    case .take(let set):
      guard let limit = set.limit else { return nil }
      return heap.holds(limit) ? limit : heap.integer
    case .takeAny: return heap.integer
    case .lastMove(let rule):
      guard let allowance else { return rule.firstLimit(heap: heap.integer, play: game.play) }
      return min(allowance, heap.integer)
    case .pile, .takeAndBreak: return nil
    }
  }

  /// Whether the rules allow a move here.
  public func allows(_ move: HeapMove) -> Bool {
    guard heaps.indices.contains(move.heap) else { return false }
    let heap = heaps[move.heap]
    if let most = highestTake(from: heap) {
      return move.take >= 1 && move.take <= most && move.leaves == [heap.taking(move.take)]
    }
    if case .take(let set) = game.rules {
      return set.ranges.contains { $0.contains(move.take) } && heap.holds(move.take)
        && move.leaves == [heap.taking(move.take)]
    }
    return takes(heap, place: move.heap)?.contains(move) ?? false
  }

  /// Whether there is no move left.
  public var isOver: Bool {
    legalMoves.map(\.isEmpty)
      ?? heaps.allSatisfy { heap in
        if let most = highestTake(from: heap) { return most < 1 }
        if case .take(let set) = game.rules { return !heap.holds(set.smallest) }
        return heap.isEmpty
      }
  }

  /// Makes a move; one that the rules don't allow is a programming error.
  ///
  /// Where a heap was broken its parts stand in its place, and later heaps move on.
  public mutating func make(_ move: HeapMove) {
    precondition(allows(move), "a move is checked before it is made")
    heaps.replaceSubrange(move.heap...move.heap, with: move.leaves)
    if case .lastMove(let rule) = game.rules { allowance = rule.limit(after: move.take) }
  }

  /// The game in which this position is the one before the first move: what the solver is asked.
  var asked: TakeAwayGame {
    guard let allowance, let rules = try? game.rules.limitingFirstMove(to: allowance) else { return game }
    return TakeAwayGame(rules, play: game.play)
  }
}
