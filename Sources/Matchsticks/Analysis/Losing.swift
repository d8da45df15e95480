public import ExactArithmetic
public import GameCore

extension TakeAwayGame {
  /// The single heaps 1…`bound` from which the player to move loses: how many, and the first
  /// `listing` of them.
  ///
  /// When a limit stops the work, or the rules have neither a closed form nor a proved period, the
  /// answer ends at the heap that was reached (``LosingPositions/bound``).
  /// - Throws: ``SolverError`` when there is no answer at all.
  public func losing(
    upTo bound: BigInt, listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> LosingPositions {
    if let line = rules.line {
      return try lineLosing(line, upTo: bound, listing: listing, limits: limits, observer: observer)
    }
    let theory = rules.theory
    if let known = try theory.losing(play, upTo: bound, listing: listing, limits: limits) {
      return known.argued(for: play)
    }
    let most = min(bound, BigInt(LosingSieve.largestHeap)).toInt() ?? 0
    if let sieve = theory.losingSieve(upTo: most, play) {
      return try LosingPositions(sieve, listing: listing, limits: limits, observer: observer).argued(for: play)
    }
    if play == .misere, !theory.isPet { return try misereLosing(bound: bound, listing: listing, limits: limits) }
    let last = min(bound, BigInt(theory.reach.computed)).toInt() ?? 0
    guard let source = theory.source(upTo: last) else { throw .unsupported(.grundyValues) }
    let stop = source.run(
      bound: last, untilPeriod: true, isCheap: bound > last, limits: limits, observer: observer)
    if let stop, source.count < 2 { throw .stopped(stop) }
    // In misère play the losing heaps of pet rules are those of value 1.
    let reason = stop.flatMap { _ in limits.stopReason(nodes: UInt64(source.count)) }
    return heaps(of: play == .normal ? 0 : 1, in: source.sequence(), bound: bound, listing: listing, limits)
      .argued(for: play, stop: reason)
  }

  /// The heaps of one value, as far as the sequence goes.
  func heaps(
    of value: Int, in sequence: GrundySequence, bound: BigInt, listing: Int, _ limits: SearchLimits, proof: Proof? = nil
  ) -> LosingPositions {
    let reached = sequence.period == nil ? min(bound, BigInt(sequence.values.count - 1)) : bound
    return LosingPositions(
      ValuePlaces(sequence: sequence, value: value), upTo: reached, listing: listing, limits: limits,
      proof: proof ?? sequence.proof)
  }

  /// Misère play of rules whose sums need more than Grundy values: heaps that are never broken one
  /// after the other, others by searching the sums that they break into.
  private func misereLosing(bound: BigInt, listing: Int, limits: SearchLimits) throws(SolverError) -> LosingPositions {
    if bound > 24, let quotient = try finiteQuotient(upTo: bound.toInt() ?? .max, limits: limits) {
      if quotient.period != nil || bound <= quotient.heap {
        return pretended(quotient, bound: bound, listing: listing, limits)
      }
    }
    var search = MisereHeaps(rules: rules, limits: limits)
    let last = min(bound, BigInt(rules.theory.reach.misere)).toInt() ?? 0
    let losing = search.losing(upTo: last)
    guard search.reached >= 1 || last < 1 else { throw .stopped(limits.stopReason() ?? .nodeLimit) }
    let reached = BigInt(search.reached)
    let positions = losing.prefix(listing).map { BigInt($0) }
    return LosingPositions(
      count: BigInt(losing.count), positions: Array(positions), bound: min(bound, reached),
      proof: .computed(heap: search.reached)
    ).stopped(by: search.reached < last ? limits.stopReason() : nil)
  }

  /// The heaps whose elements in the quotient are P-positions.
  private func pretended(
    _ quotient: MisereQuotient, bound: BigInt, listing: Int, _ limits: SearchLimits
  ) -> LosingPositions {
    let losing = Set(quotient.pElements)
    let values = quotient.pretending.map { losing.contains($0) ? UInt16(1) : 0 }
    let sequence = GrundySequence(values: values, period: quotient.period)
    return heaps(
      of: 1, in: sequence, bound: bound, listing: listing, limits,
      proof: quotient.period.map { .period($0) }
        ?? .quotient(order: quotient.order, heap: quotient.heap, isStable: false))
  }
}
