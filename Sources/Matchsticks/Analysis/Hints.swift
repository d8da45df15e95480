import ExactArithmetic
public import GameCore

/// A move with its rank.
public struct RankedMove: Sendable, Equatable {
  /// The move.
  public let move: HeapMove
  /// Whether the opponent loses after it.
  public let wins: Bool
  /// How many moves the game then lasts, this one among them, when the winner hurries and the loser
  /// holds out; `nil` when that wasn't searched.
  public let lasts: Int?
}

extension RankedMove {
  /// Whether a move is preferred to another one: a win, a quick one, a long defence, the first
  /// heap, the smaller take.
  static func precedes(_ one: RankedMove, _ other: RankedMove) -> Bool {
    if one.wins != other.wins { return one.wins }
    if let left = one.lasts, let right = other.lasts, left != right { return one.wins ? left < right : left > right }
    return (one.move.heap, one.move.take) < (other.move.heap, other.move.take)
  }
}

/// The moves of a position in order of preference.
public struct HintList: Sendable {
  /// The outcome: which player wins.
  public let outcome: Outcome
  /// The moves, the best first.
  public let moves: [RankedMove]
  /// Whether every legal move is listed.
  public let isComplete: Bool
  /// How all this is known.
  public let evidence: Evidence<Proof>
}

extension TakeAwayGame {
  /// The first `listing` moves of a position: winning ones before losing ones, quick wins and long
  /// defences first where they were searched, then by heap and take. Losing moves are listed when
  /// the heaps are small enough to write all moves down; otherwise the winning moves are in the
  /// order of heaps and takes.
  public func hints(
    heaps: [HeapSize], listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> HintList {
    if let line = rules.line { return try lineHints(line, heaps: heaps, listing: listing, limits: limits) }
    // The order is known only when all moves are, however few of them are requested.
    let moveCount = moveCount(heaps)
    let analysis = try analyze(
      heaps: heaps, listing: max(listing, moveCount ?? 0), limits: limits, observer: observer)
    let winning = Set(analysis.winningMoves)
    guard moveCount != nil, analysis.winningMoveCount.map({ $0 == winning.count }) ?? false,
      let all = try allMoves(heaps, limits: limits)
    else {
      let moves = analysis.winningMoves.isEmpty ? [analysis.suggestion?.move].compactMap { $0 } : analysis.winningMoves
      let ranked = moves.prefix(listing).map { RankedMove(move: $0, wins: winning.contains($0), lasts: nil) }
      return HintList(outcome: analysis.outcome, moves: ranked, isComplete: false, evidence: analysis.evidence)
    }
    var ranked = all.map { RankedMove(move: $0.move, wins: winning.contains($0.move), lasts: $0.lasts) }
    ranked.sort { RankedMove.precedes($0, $1) }
    return HintList(
      outcome: analysis.outcome, moves: Array(ranked.prefix(listing)), isComplete: ranked.count <= listing,
      evidence: analysis.evidence)
  }

  /// The largest heap whose moves are written down, and the most moves of all heaps together.
  private static let largestListedHeap = 10_000
  private static let mostListedMoves = 1_000_000

  /// How many moves there are at most; `nil` when there are too many to write down.
  private func moveCount(_ heaps: [HeapSize]) -> Int? {
    let theory = rules.theory
    var count = 0
    for heap in heaps {
      guard let size = heap.small, size <= Self.largestListedHeap else { return nil }
      count += theory.moveCount(from: size)
      guard count <= Self.mostListedMoves else { return nil }
    }
    return count
  }

  /// Every legal move of small heaps with how long the game then lasts, where that can be found.
  private func allMoves(
    _ heaps: [HeapSize], limits: SearchLimits
  ) throws(SolverError) -> [(move: HeapMove, lasts: Int?)]? {
    if let rule = rules.theory.lastMove {
      return try lastMoves(rule, heaps, upTo: Self.largestListedHeap, limits: limits)
    }
    let all = moves(heaps)
    let lengths = try lengths(of: all, heaps: heaps, limits: limits)
    return all.enumerated().map { ($0.element, lengths?[$0.offset]) }
  }

  /// Every legal move of small heaps.
  func moves(_ heaps: [HeapSize]) -> [HeapMove] {
    heaps.enumerated().flatMap { place, heap in
      rules.theory.moves(from: heap.small ?? 0).map {
        HeapMove(heap: place, take: BigInt($0.take), leaves: $0.heapsLeft)
      }
    }
  }

  /// How long the game lasts after each move; `nil` when that is too much to search.
  func lengths(
    of moves: [HeapMove], heaps: [HeapSize], limits: SearchLimits
  ) throws(SolverError) -> [Int]? {
    guard let sizes = searchable(heaps) else { return nil }
    var search = ExhaustiveSearch(rules: rules, play: play, limit: Self.enduranceLimit, limits: limits)
    var lengths: [Int] = []
    for move in moves {
      let next = Array(sizes[..<move.heap] + sizes[(move.heap + 1)...]) + move.leaves.compactMap { $0.small }
      guard let fate = try search.fateIfCheap(of: next) else { return nil }
      lengths.append(Int(fate.moves) + 1)
    }
    return lengths
  }
}
