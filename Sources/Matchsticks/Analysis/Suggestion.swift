import ExactArithmetic
import GameCore

/// What to play: a winning move, or the move that holds out longest.
extension TakeAwayGame {
  /// How many positions may be searched to know how long a game lasts.
  static let enduranceLimit = 20_000

  func suggestion(
    _ heaps: [HeapSize], winning: [HeapMove], limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis.Suggestion? {
    if let move = winning.first { return .init(move: move, reason: .wins) }
    if let longest = try longestDefence(heaps, limits: limits) { return longest }
    let least = heaps.enumerated().compactMap { place, heap in leastMove(from: heap, place: place) }
    return least.min { $0.take < $1.take }.map { .init(move: $0, reason: .takesLeast) }
  }

  /// The losing move that makes the game last longest when the winner hurries, the one of the least
  /// take among equals; `nil` when there is no move, or too much to search.
  private func longestDefence(
    _ heaps: [HeapSize], limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis.Suggestion? {
    guard searchable(heaps) != nil else { return nil }
    let moves = moves(heaps)
    guard let lengths = try lengths(of: moves, heaps: heaps, limits: limits) else { return nil }
    let best = zip(moves, lengths).min { ($1.1, $0.0.take) < ($0.1, $1.0.take) }
    return best.map { .init(move: $0.0, reason: .lastsLongest(moves: $0.1)) }
  }

  /// The sizes of heaps that are small enough for the length of the game to be searched.
  func searchable(_ heaps: [HeapSize]) -> [Int]? {
    let sizes = heaps.compactMap { heap in heap.small.flatMap { $0 <= ExhaustiveSearch.largestTotal ? $0 : nil } }
    return sizes.count == heaps.count && sizes.reduce(0, +) <= largestDefence(sizes) ? sizes : nil
  }

  /// How many matches there may be for the length of the game to be searched: one heap that is
  /// never broken leads to as many positions as it has matches.
  private func largestDefence(_ sizes: [Int]) -> Int {
    rules.theory.mostHeapsLeft == 1 && sizes.count { $0 > 0 } == 1 ? 1000 : 300
  }

  /// The move that takes the least from a heap; `nil` when there is no move.
  func leastMove(from heap: HeapSize, place: Int) -> HeapMove? {
    rules.theory.leastMove(from: heap).map { HeapMove(heap: place, take: $0.take, leaves: $0.leaves) }
  }
}
