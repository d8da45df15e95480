import ExactArithmetic
public import GameCore

extension TakeAwayGame {
  /// The analysis of a position: outcome, Grundy values, all winning moves (the first `listing` of them), a move to
  /// play.
  /// - Throws: ``SolverError`` when the heaps are beyond what is known about the rules, or a limit stops the work.
  public func analyze(
    heaps: [HeapSize], listing: Int = 1000, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> PositionAnalysis {
    if case .lastMove(let rule) = rules {
      return try lastMoveAnalysis(rule, heaps: heaps, listing: listing, limits: limits, observer: observer)
    }
    if play == .misere, !rules.isPet { return try misereAnalysis(heaps: heaps, listing: listing, limits: limits) }
    let values = try GrundyFunction.of(rules, heaps: heaps, limits: limits, observer: observer)
    return try sumAnalysis(heaps: heaps, values: values, listing: listing)
  }

  /// The analysis by Grundy values: normal play of any rules, misère play of pet rules.
  private func sumAnalysis(
    heaps: [HeapSize], values: GrundyFunction, listing: Int
  ) throws(SolverError) -> PositionAnalysis {
    var heapValues: [BigInt] = []
    for (place, heap) in heaps.enumerated() {
      guard let value = values.value(of: heap) else {
        throw .heapTooLarge(heap: place, largest: values.largestHeap ?? 0)
      }
      heapValues.append(value)
    }
    let search = MoveSearch(rules: rules, values: values, listing: listing)
    let outcome = SumTheory.outcome(heapValues, play: play)
    let winning = outcome == .pPosition ? ([], 0) : winningMoves(heaps, heapValues, search: search)
    return PositionAnalysis(
      outcome: outcome, heapValues: heapValues, winningMoves: winning.0, winningMoveCount: winning.1,
      suggestion: suggestion(heaps, winning: winning.0), proof: values.proof)
  }

  private func winningMoves(
    _ heaps: [HeapSize], _ values: [BigInt], search: MoveSearch
  ) -> (listed: [HeapMove], count: BigInt?) {
    var listed: [HeapMove] = []
    var count: BigInt? = 0
    for (place, heap) in heaps.enumerated() {
      let rest = values.enumerated().filter { $0.offset != place }.map(\.element)
      let found = search.moves(from: heap, to: SumTheory.target(beside: rest, play: play))
      listed += found.listed.prefix(search.listing - listed.count)
        .map { HeapMove(heap: place, take: $0.take, leaves: $0.leaves) }
      count = count.flatMap { sum in found.count.map { sum + $0 } }
    }
    return (listed, count)
  }
}
