public import ExactArithmetic

/// A position that is being played: the heaps, and under last-move rules what may be taken now.
public struct HeapPosition: Hashable, Sendable {
  /// The rules, and the player who wins when there is no move.
  public let game: TakeAwayGame
  /// The heaps in their places; a heap that was taken whole stays as one of 0. Under a line all
  /// numbers of all positions.
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
    if let line = game.rules.line { return lineMoves(line) }
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
        theory.moveCount(from: size) <= Self.mostListedMoves
      else { return nil }
      return theory.moves(from: size).map {
        HeapMove(heap: place, take: BigInt($0.take), leaves: $0.heapsLeft)
      }
    }
    guard let most = most.toInt(), most <= Self.mostListedMoves else { return nil }
    return (0..<most).map { HeapMove(heap: place, take: BigInt($0 + 1), leaves: [heap.taking(BigInt($0 + 1))]) }
  }

  private var theory: any Theory { game.rules.theory }

  /// The k of rules under which exactly 1…k may be taken from a heap; `nil` under others.
  private func highestTake(from heap: HeapSize) -> BigInt? {
    guard let rule = theory.lastMove else { return theory.highestTake(from: heap) }
    guard let allowance else { return rule.firstLimit(heap: heap.integer, play: game.play) }
    return min(allowance, heap.integer)
  }

  /// Whether the rules allow a move here.
  public func allows(_ move: HeapMove) -> Bool {
    if game.rules.line != nil { return legalMoves?.contains(move) ?? false }
    guard heaps.indices.contains(move.heap) else { return false }
    let heap = heaps[move.heap]
    if let isAllowed = highestTake(from: heap).map({ move.take >= 1 && move.take <= $0 })
      ?? theory.allows(move.take, from: heap)
    {
      return isAllowed && move.leaves == [heap.taking(move.take)]
    }
    return takes(heap, place: move.heap)?.contains(move) ?? false
  }

  /// Whether there is no move left.
  public var isOver: Bool {
    legalMoves.map { $0.isEmpty }
      ?? heaps.allSatisfy { heap in
        highestTake(from: heap).map { $0 < 1 } ?? (theory.leastMove(from: heap) == nil)
      }
  }

  /// Makes a move; one that the rules don't allow is a programming error.
  ///
  /// Where a heap was broken its parts take its place, and later heaps move on.
  public mutating func make(_ move: HeapMove) {
    precondition(allows(move), "a move is checked before it is made")
    if let line = game.rules.line {
      let width = line.width ?? heaps.count
      heaps.replaceSubrange(move.heap * width..<(move.heap + 1) * width, with: move.leaves)
      return
    }
    heaps.replaceSubrange(move.heap...move.heap, with: move.leaves)
    if let rule = theory.lastMove { allowance = rule.limit(after: move.take) }
  }

  /// Whether the player to move has won; `nil` while there are moves. A player who can't move has
  /// lost in normal play and won in misère play, unless the rules say otherwise.
  public var isWon: Bool? {
    if let line = game.rules.line, let ending = lineEnding(line) { return ending }
    return isOver ? game.play == .misere : nil
  }

  /// The game in which this position is the one before the first move: what the solver is asked.
  var asked: TakeAwayGame {
    guard let allowance, let rules = try? game.rules.limitingFirstMove(to: allowance) else { return game }
    return TakeAwayGame(rules, play: game.play)
  }
}
