import ExactArithmetic
import GameCore

/// Misère play of rules whose sums the Grundy values don't decide.
extension TakeAwayGame {
  /// Positions of at most this number of matches are searched first, while few positions do: the
  /// quotient costs more.
  private static let searchedFirst = (matches: 60, positions: 30_000)

  /// The analysis by searching everything below a small position, by the misère quotient for
  /// others, and where that ends by a search down to it.
  func misereAnalysis(heaps: [HeapSize], listing: Int, limits: SearchLimits) throws(SolverError) -> PositionAnalysis {
    let sizes = heaps.compactMap { heap in heap.small.flatMap { $0 <= Self.searchedFirst.matches ? $0 : nil } }
    if sizes.count == heaps.count, sizes.reduce(0, +) <= Self.searchedFirst.matches,
      let analysis = try search(heaps, Self.searchedFirst.positions, listing, limits)
    {
      return analysis
    }
    let largest = heaps.map { $0.small ?? .max }.max() ?? 0
    guard let quotient = try finiteQuotient(upTo: largest, limits: limits) else {
      return try searchedAnalysis(
        heaps: heaps, positions: ExhaustiveSearch.largestSearch, listing: listing, limits: limits)
    }
    return try analyze(heaps: heaps, with: quotient, listing: listing, limits: limits)
  }

  /// The analysis of a position of misère play by a quotient of the same rules, and where it ends
  /// by searching the sums that hold a larger heap.
  /// - Throws: ``SolverError`` when too many of those would have to be searched.
  public func analyze(
    heaps: [HeapSize], with quotient: MisereQuotient, listing: Int = defaultListing, limits: SearchLimits = .none
  ) throws(SolverError) -> PositionAnalysis {
    if let analysis = try quotientAnalysis(quotient, heaps: heaps, listing: listing, limits: limits) {
      return analysis
    }
    let sizes = try searchableSizes(heaps)
    let theory = rules.theory
    var search = QuotientSearch(theory: theory, limit: ExhaustiveSearch.largestSearch, limits: limits) {
      quotient.outcome(of: $0)
    }
    let isLost = try search.isLost(sizes)
    var winning = WinningMoves(listing: listing)
    for (place, size) in sizes.enumerated() where !isLost {
      var found = MovesFound(listing: listing, limits: limits)
      for move in theory.moves(from: size) {
        try found.consider()
        guard try search.isLost(Array(sizes[..<place] + sizes[(place + 1)...] + move.leaves)) else { continue }
        found.append(take: BigInt(move.take), leaves: move.heapsLeft)
      }
      winning.add(found, from: place)
    }
    return PositionAnalysis(
      outcome: isLost ? .pPosition : .nPosition, winningMoves: winning.listed, winningMoveCount: winning.count,
      suggestion: try suggestion(heaps, winning: winning.listed, limits: limits),
      proof: .quotientSearch(order: quotient.order, heap: quotient.heap, positions: search.positions))
  }

  /// The sizes of heaps that a search may begin with.
  private func searchableSizes(_ heaps: [HeapSize]) throws(SolverError) -> [Int] {
    var sizes: [Int] = []
    for (place, heap) in heaps.enumerated() {
      guard let small = heap.small, small <= ExhaustiveSearch.largestTotal else {
        throw .heapTooLarge(heap: place, largest: BigInt(ExhaustiveSearch.largestTotal))
      }
      sizes.append(small)
    }
    return sizes
  }

  /// A search of at most `positions` positions; `nil` when that isn't enough.
  private func search(
    _ heaps: [HeapSize], _ positions: Int, _ listing: Int, _ limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis? {
    do throws(SolverError) {
      return try searchedAnalysis(heaps: heaps, positions: positions, listing: listing, limits: limits)
    } catch .searchTooLarge {
      return nil
    } catch {
      throw error
    }
  }

  /// The quotient of a finite take-and-break code up to a heap, or further to its proof; `nil` for
  /// other rules.
  func finiteQuotient(upTo heap: Int, limits: SearchLimits) throws(SolverError) -> MisereQuotient? {
    guard rules.theory.usesQuotient else { return nil }
    return try quotient(upTo: min(max(heap, 24), 400), .quick, limits: limits)
  }

  /// The analysis by the quotient; `nil` when it doesn't reach the heaps.
  private func quotientAnalysis(
    _ quotient: MisereQuotient, heaps: [HeapSize], listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis? {
    guard let outcome = quotient.outcome(of: heaps) else { return nil }
    let theory = rules.theory
    let beside = quotient.productsBeside(heaps.compactMap { quotient.element(of: $0) })
    var winning = WinningMoves(listing: listing)
    for (place, heap) in heaps.enumerated() where outcome == .nPosition && !heap.isEmpty {
      let rest = beside[place]
      let wanted = HeapElements(quotient.sequence, product: quotient.product) {
        quotient.isP(quotient.product($0, rest))
      }
      var found = MovesFound(listing: winning.room, limits: limits)
      try theory.addMoves(from: heap, wanted, &found)
      winning.add(found, from: place)
    }
    return PositionAnalysis(
      outcome: outcome, winningMoves: winning.listed, winningMoveCount: winning.count,
      suggestion: try suggestion(heaps, winning: winning.listed, limits: limits),
      proof: .quotient(order: quotient.order, heap: quotient.heap, isStable: quotient.period != nil))
  }

  private func searchedAnalysis(
    heaps: [HeapSize], positions: Int, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis {
    let sizes = try searchableSizes(heaps)
    var search = ExhaustiveSearch(rules: rules, play: play, limit: positions, limits: limits)
    let fate = try search.fate(of: sizes)
    var winning: [HeapMove] = []
    var count = 0
    let theory = rules.theory
    for (place, size) in sizes.enumerated() where fate.wins {
      for move in theory.moves(from: size) {
        guard try !search.fate(of: Array(sizes[..<place] + sizes[(place + 1)...] + move.leaves)).wins else { continue }
        count += 1
        if winning.count < listing {
          winning.append(HeapMove(heap: place, take: BigInt(move.take), leaves: move.heapsLeft))
        }
      }
    }
    return PositionAnalysis(
      outcome: fate.wins ? .nPosition : .pPosition, winningMoves: winning, winningMoveCount: BigInt(count),
      suggestion: try suggestion(heaps, winning: winning, limits: limits),
      proof: .exhaustive(positions: search.positions))
  }
}
