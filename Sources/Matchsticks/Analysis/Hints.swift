import ExactArithmetic
public import GameCore

/// A move with its rank.
public struct RankedMove: Sendable, Equatable {
  /// The move.
  public let move: HeapMove
  /// Whether the opponent loses after it.
  public let wins: Bool
  /// How many moves the game then lasts, this one among them, when the winner hurries and the loser holds out; `nil` when that
  /// wasn't searched.
  public let lasts: Int?
}

/// The moves of a position in the order in which one should prefer them.
public struct HintList: Sendable {
  /// The analysis that the ranks follow.
  public let analysis: PositionAnalysis
  /// The moves, the best first.
  public let moves: [RankedMove]
  /// Whether every legal move is listed.
  public let isComplete: Bool
}

extension TakeAwayGame {
  /// The moves of a position: winning ones before losing ones, quick wins and long defences first where they were searched,
  /// then by heap and take. Losing moves are listed when the heaps are small enough to write all moves down.
  public func hints(
    heaps: [HeapSize], listing: Int = 1000, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> HintList {
    let analysis = try analyze(heaps: heaps, listing: listing, limits: limits, observer: observer)
    let winning = Set(analysis.winningMoves)
    let isWhole = analysis.winningMoveCount.map { $0 == winning.count } ?? false
    if isWhole, case .lastMove(let rule) = rules,
      let all = try lastMoves(rule, heaps, upTo: Self.largestListedHeap)
    {
      return ranked(all, analysis, winning, listing)
    }
    guard isWhole, let all = allMoves(heaps) else {
      let moves = analysis.winningMoves.isEmpty ? [analysis.suggestion?.move].compactMap { $0 } : analysis.winningMoves
      let ranked = moves.map { RankedMove(move: $0, wins: winning.contains($0), lasts: nil) }
      return HintList(analysis: analysis, moves: ranked, isComplete: false)
    }
    let lengths = lengths(of: all, heaps: heaps)
    return ranked(all.enumerated().map { ($0.element, lengths?[$0.offset]) }, analysis, winning, listing)
  }

  private func ranked(
    _ all: [(move: HeapMove, lasts: Int?)], _ analysis: PositionAnalysis, _ winning: Set<HeapMove>, _ listing: Int
  ) -> HintList {
    var ranked = all.map { RankedMove(move: $0.move, wins: winning.contains($0.move), lasts: $0.lasts) }
    ranked.sort { Self.precedes($0, $1) }
    return HintList(analysis: analysis, moves: Array(ranked.prefix(listing)), isComplete: ranked.count <= listing)
  }

  private static func precedes(_ one: RankedMove, _ other: RankedMove) -> Bool {
    if one.wins != other.wins { return one.wins }
    if let left = one.lasts, let right = other.lasts, left != right { return one.wins ? left < right : left > right }
    return (one.move.heap, one.move.take) < (other.move.heap, other.move.take)
  }

  /// Every legal move, when there are not too many.
  private func allMoves(_ heaps: [HeapSize]) -> [HeapMove]? {
    if case .lastMove = rules { return nil }
    var all: [HeapMove] = []
    for (place, heap) in heaps.enumerated() {
      guard let size = heap.small, size <= Self.largestListedHeap else { return nil }
      all += rules.moves(from: size).map { HeapMove(heap: place, take: BigInt($0.take), leaves: $0.heapsLeft) }
    }
    return all
  }

  private static let largestListedHeap = 10_000

  /// How long the game lasts after each move; `nil` when that is too much to search.
  private func lengths(of moves: [HeapMove], heaps: [HeapSize]) -> [Int]? {
    let sizes = heaps.compactMap(\.small)
    guard sizes.reduce(0, +) <= rules.largestDefence(sizes) else { return nil }
    var search = ExhaustiveSearch(rules: rules, play: play, limit: 20_000)
    var lengths: [Int] = []
    for move in moves {
      let next = Array(sizes[..<move.heap] + sizes[(move.heap + 1)...]) + move.leaves.compactMap(\.small)
      guard let fate = try? search.fate(of: next) else { return nil }
      lengths.append(Int(fate.moves) + 1)
    }
    return lengths
  }
}
