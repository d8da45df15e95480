import ExactArithmetic
import GameCore

/// What to play: a winning move, or the move that holds out longest.
extension TakeAwayGame {
  /// How many positions may be searched to find the move that holds out longest.
  private static let enduranceLimit = 20_000

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
    let sizes = heaps.compactMap { heap in heap.small.flatMap { $0 <= ExhaustiveSearch.largestTotal ? $0 : nil } }
    guard sizes.count == heaps.count, sizes.reduce(0, +) <= largestDefence(sizes) else { return nil }
    var search = ExhaustiveSearch(rules: rules, play: play, limit: Self.enduranceLimit, limits: limits)
    var best: (move: HeapMove, moves: Int)?
    for (place, size) in sizes.enumerated() {
      for move in rules.moves(from: size) {
        let next = Array(sizes[..<place] + sizes[(place + 1)...] + move.leaves)
        guard let fate = try search.fateIfCheap(of: next) else { return nil }
        let lasts = Int(fate.moves) + 1
        let take = BigInt(move.take)
        if let known = best, (known.moves, take) >= (lasts, known.move.take) { continue }
        best = (HeapMove(heap: place, take: take, leaves: move.heapsLeft), lasts)
      }
    }
    return best.map { .init(move: $0.move, reason: .lastsLongest(moves: $0.moves)) }
  }

  /// How many matches there may be for the length of the game to be searched: one heap that is
  /// never broken leads to as many positions as it has matches.
  func largestDefence(_ sizes: [Int]) -> Int {
    rules.theory.mostHeapsLeft == 1 && sizes.count { $0 > 0 } == 1 ? 1000 : 300
  }

  /// The move that takes the least from a heap; `nil` when there is no move.
  func leastMove(from heap: HeapSize, place: Int) -> HeapMove? {
    rules.theory.leastMove(from: heap).map { HeapMove(heap: place, take: $0.take, leaves: $0.leaves) }
  }
}
