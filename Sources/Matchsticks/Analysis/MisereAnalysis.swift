import ExactArithmetic
import GameCore

/// Misère play of rules whose sums the Grundy values don't decide.
extension TakeAwayGame {
  /// How many positions an exhaustive search may visit.
  static let exhaustiveLimit = 1_000_000

  /// The analysis by the misère quotient for larger positions that it decides, else by searching everything below.
  func misereAnalysis(heaps: [HeapSize], listing: Int, limits: SearchLimits) throws(SolverError) -> PositionAnalysis {
    if let sizes = quotientSizes(heaps), let quotient = try finiteQuotient(upTo: sizes.max() ?? 0, limits: limits),
      let analysis = quotientAnalysis(quotient, heaps: heaps, sizes: sizes, listing: listing)
    {
      return analysis
    }
    return try searchedAnalysis(heaps: heaps, listing: listing, limits: limits)
  }

  /// The sizes of a position that is large enough for the quotient, and small enough to write its moves down.
  private func quotientSizes(_ heaps: [HeapSize]) -> [Int]? {
    let sizes = heaps.compactMap { heap in heap.small.flatMap { $0 <= 20_000 ? $0 : nil } }
    return sizes.count == heaps.count && sizes.reduce(0, +) > 24 ? sizes : nil
  }

  /// The quotient of a finite take-and-break code up to a heap, or further to its proof; `nil` for other rules.
  func finiteQuotient(upTo heap: Int, limits: SearchLimits) throws(SolverError) -> MisereQuotient? {
    guard case .takeAndBreak(let code) = rules, let last = code.lastPlace, last <= 64 else { return nil }
    return try quotient(upTo: min(max(heap, 24), 400), limits: limits)
  }

  private func quotientAnalysis(
    _ quotient: MisereQuotient, heaps: [HeapSize], sizes: [Int], listing: Int
  ) -> PositionAnalysis? {
    guard let outcome = quotient.outcome(of: sizes) else { return nil }
    var winning: [HeapMove] = []
    var count = 0
    for (place, size) in sizes.enumerated() where outcome == .nPosition {
      let rest = Array(sizes[..<place] + sizes[(place + 1)...])
      for move in rules.moves(from: size) where quotient.outcome(of: rest + move.leaves) == .pPosition {
        count += 1
        if winning.count < listing {
          winning.append(HeapMove(heap: place, take: BigInt(move.take), leaves: move.heapsLeft))
        }
      }
    }
    return PositionAnalysis(
      outcome: outcome, heapValues: nil, winningMoves: winning, winningMoveCount: BigInt(count),
      suggestion: suggestion(heaps, winning: winning),
      proof: .quotient(order: quotient.order, heap: quotient.heap))
  }

  private func searchedAnalysis(
    heaps: [HeapSize], listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis {
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
