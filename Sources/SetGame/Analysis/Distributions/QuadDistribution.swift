import GameCore

extension DealDistribution {
  /// Counts the deals of a deck of quads by their number of quads.
  static func quads(
    _ request: DistributionRequest, limits: SearchLimits, observer: Observer
  ) throws(DistributionError) -> Outcome {
    let bits = request.deck.dimension.coordinates
    do throws(ClassLevels.Failure) {
      let found = try QuadCounts(bits: bits, cards: request.cards).run(limits: limits, observer: observer)
      let distribution = DealDistribution(
        cards: request.cards, deck: request.deck, deals: found.sets, fewest: Extreme(found.fewest),
        most: Extreme(found.most), classCount: AffineCycleIndex(bits: bits).classCount(size: request.cards),
        evidence: .proved(.cosetsUpToSymmetry))
      guard distribution.hasMomentsInClosedForm else { throw .inconsistent(cards: request.cards) }
      return .whole(distribution)
    } catch .stopped(let reason, _) {
      return .stopped(StoppedDistribution(request, reason: reason))
    } catch {
      throw .inconsistent(cards: request.cards)
    }
  }
}

extension DealDistribution.Extreme {
  fileprivate init(_ extreme: QuadCounts.Extreme) {
    self.init(sets: extreme.quads, deal: BinaryPoints.points(of: extreme.set).map { Card(code: UInt8($0)) })
  }
}
