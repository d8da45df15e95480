import ExactArithmetic
public import GameCore

extension TakeAwayGame {
  /// How many moves or heaps an answer lists by default.
  public static let defaultListing = 1000

  /// How many digits the heaps that are listed in moves may have together.
  private static let listedDigits = 10_000_000

  /// The analysis of a position: outcome, Grundy values, all winning moves (the first `listing` of
  /// them), a move to play. Where heaps have hundreds of thousands of digits fewer moves are
  /// listed.
  /// - Throws: ``SolverError`` when the heaps are beyond what is known about the rules, or a limit
  ///   stops the work.
  public func analyze(
    heaps: [HeapSize], listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> PositionAnalysis {
    let longest = heaps.reduce(1) { max($0, $1.length) }
    let listing = max(1, min(listing, Self.listedDigits / longest))
    if let line = rules.line { return try lineAnalysis(line, heaps: heaps, listing: listing, limits: limits) }
    let theory = rules.theory
    if let rule = theory.lastMove {
      return try lastMoveAnalysis(rule, heaps: heaps, listing: listing, limits: limits, observer: observer)
    }
    if play == .misere, !theory.isPet { return try misereAnalysis(heaps: heaps, listing: listing, limits: limits) }
    let values = try theory.values(of: heaps, limits: limits, observer: observer)
    return try sumAnalysis(theory, heaps: heaps, values: values, listing: listing, limits: limits)
  }

  /// The analysis by Grundy values: normal play of any rules, misère play of pet rules.
  private func sumAnalysis(
    _ theory: any Theory, heaps: [HeapSize], values: GrundyFunction, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis {
    var heapValues: [BigInt] = []
    for (place, heap) in heaps.enumerated() {
      guard let value = values.value(of: heap) else {
        throw .heapTooLarge(heap: place, largest: values.largestHeap ?? 0)
      }
      heapValues.append(value)
    }
    let outcome = SumTheory.outcome(heapValues, play: play)
    var winning = WinningMoves(listing: listing)
    if outcome == .nPosition {
      var meter = WorkMeter(limits)
      for (place, target) in SumTheory.targets(heapValues, play: play).enumerated() {
        try meter.spend(1 + heaps[place].length / 64)
        let found = try theory.moves(
          from: heaps[place], to: target, values, listing: winning.room, limits: limits)
        winning.add(found, from: place)
      }
    }
    return PositionAnalysis(
      outcome: outcome, heapValues: heapValues, winningMoves: winning.listed, winningMoveCount: winning.count,
      suggestion: try suggestion(heaps, winning: winning.listed, limits: limits),
      explanation: explanation(heapValues), proof: values.proof.argued(for: play))
  }

  /// What the Grundy values of the heaps say. A single heap under takes of 1…k is determined by its
  /// remainder.
  private func explanation(_ values: [BigInt]) -> PositionAnalysis.Explanation {
    if values.count == 1, let limit = rules.theory.takeLimit {
      return .multiples(modulus: limit + 1, remainder: play == .misere ? 1 : 0)
    }
    let sum = SumTheory.nimSum(values)
    return play == .misere && values.allSatisfy { $0 <= 1 } ? .misereNimSum(sum) : .nimSum(sum)
  }
}

/// The winning moves of several heaps, collected heap by heap.
struct WinningMoves {
  private(set) var listed: [HeapMove] = []
  private(set) var count: BigInt? = 0
  private let listing: Int

  init(listing: Int) { self.listing = listing }

  /// How many more moves will be listed.
  var room: Int { listing - listed.count }

  /// Adds the moves that were found from the heap at `place`.
  mutating func add(_ found: MovesFound, from place: Int) {
    listed += found.listed.prefix(room).map { HeapMove(heap: place, take: $0.take, leaves: $0.leaves) }
    count = count.flatMap { sum in found.count.map { sum + $0 } }
  }
}
