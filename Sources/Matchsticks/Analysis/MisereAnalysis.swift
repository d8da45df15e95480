import ExactArithmetic
import GameCore

/// Misère play of rules whose sums the Grundy values don't decide.
extension TakeAwayGame {
  /// How many positions an exhaustive search may visit.
  static let exhaustiveLimit = 1_000_000

  /// The analysis by searching everything below the position.
  func misereAnalysis(heaps: [HeapSize], listing: Int, limits: SearchLimits) throws(SolverError) -> PositionAnalysis {
    var sizes: [Int] = []
    for (place, heap) in heaps.enumerated() {
      guard let small = heap.small, small <= ExhaustiveSearch.largestTotal else {
        throw .heapTooLarge(heap: place, largest: BigInt(ExhaustiveSearch.largestTotal))
      }
      sizes.append(small)
    }
    var search = ExhaustiveSearch(rules: rules, play: play, limit: Self.exhaustiveLimit, limits: limits)
    let fate = try search.fate(of: sizes)
    var winning: [HeapMove] = []
    var count = 0
    for (place, size) in sizes.enumerated() where fate.wins {
      for move in rules.moves(from: size) {
        guard try !search.fate(of: Array(sizes[..<place] + sizes[(place + 1)...] + move.leaves)).wins else { continue }
        count += 1
        if winning.count < listing {
          winning.append(HeapMove(heap: place, take: BigInt(move.take), leaves: move.heapsLeft))
        }
      }
    }
    return PositionAnalysis(
      outcome: fate.wins ? .nPosition : .pPosition, heapValues: nil, winningMoves: winning,
      winningMoveCount: BigInt(count), suggestion: suggestion(heaps, winning: winning),
      proof: .exhaustive(positions: search.positions))
  }
}
