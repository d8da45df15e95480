import ExactArithmetic
import GameCore
import SetGame

extension Suite {
  /// Exact counts over all deals, one thread.
  static let setCensus = Suite(
    name: "set-census", summary: "all deals of Set counted exactly",
    cases: [
      Case(name: "census-of-dimension-4", repetitions: 9, work: { census(dimension: 4, to: nil) }),
      Case(name: "distribution-of-12-cards", repetitions: 9, work: { distribution(cards: 12, threads: 1) }),
      Case(name: "distribution-of-15-cards", repetitions: 5, work: { distribution(cards: 15, threads: 1) }),
      Case(name: "ultrasets-of-12-cards", repetitions: 5, work: ultraSets),
      Case(name: "quads-of-32-cards", repetitions: 3, work: quads),
      Case(name: "second-deal", repetitions: 5, work: secondDeal),
      Case(name: "burnside-classes", repetitions: 5, work: burnside),
    ])

  /// The long ones, two threads.
  static let setCensusLong = Suite(
    name: "set-census-long", summary: "larger deals of Set counted exactly, on two threads", isLong: true,
    cases: [
      Case(name: "distribution-of-17-cards", work: { distribution(cards: 17, threads: 2) }),
      Case(name: "distribution-of-18-cards", work: { distribution(cards: 18, threads: 2) }),
      Case(name: "census-of-dimension-5-to-12", work: { census(dimension: 5, to: 12) }),
      Case(name: "third-deal", work: thirdDeal),
      Case(name: "game-of-27-cards", work: solitaire),
    ])

  private static func census(dimension: Int, to: Int?) -> Work {
    let outcome = try? CapCensus(dimension: dimension, to: to, limits: SearchLimits(threads: to == nil ? 1 : 2)).run()
    let levels = outcome?.levels ?? []
    let classes = levels.reduce(0) { $0 + ($1.classes ?? 0) }
    return Work(
      signature: "\(classes) \(levels.reduce(UInt128(0)) { $0 + $1.setFree })", amount: Double(classes), unit: "classes"
    )
  }

  private static func distribution(cards: Int, threads: Int) -> Work {
    let outcome = try? DistributionSolver(cards: cards).run(limits: SearchLimits(threads: threads))
    return work(outcome?.counts.last?.deals ?? [])
  }

  private static func ultraSets() -> Work {
    work((try? DistributionSolver(cards: 12, variant: .ultraSet).run())?.counts.last?.deals ?? [])
  }

  private static func quads() -> Work {
    work((try? QuadCounts(bits: 6, cards: 32).run(limits: SearchLimits(threads: 1), observer: .silent))?.sets ?? [])
  }

  private static func secondDeal() -> Work {
    let round = try? SecondRound().run()
    return Work(signature: round?.afterSet.first?.description ?? "", amount: 1, unit: "tables")
  }

  private static func thirdDeal() -> Work {
    let round = try? ThirdRound().run(limits: SearchLimits(threads: 2))
    return Work(signature: round?.afterSets.first?.description ?? "", amount: 1, unit: "tables")
  }

  /// The whole game of 27 cards with best play.
  private static func solitaire() -> Work {
    let deck = Deck(.set, coordinates: 3)
    let game = deck.flatMap { try? Solitaire(of: $0, choice: .best, limits: SearchLimits(threads: 2)) }
    return Work(signature: game?.endings.first?.chance.description ?? "", amount: 1, unit: "games")
  }

  private static func burnside() -> Work {
    let index = AffineCycleIndex(space: AffineSpace(dimension: 4))
    return Work(signature: index.classCount(size: 21).description, amount: Double(index.mapCount), unit: "maps")
  }

  private static func work(_ deals: [BigInt]) -> Work {
    let fourth = deals.enumerated().reduce(BigInt()) { $0 + BigInt.power(BigInt($1.offset), 4) * $1.element }
    return Work(
      signature: fourth.description, amount: deals.reduce(BigInt(), +).toDouble(), unit: "deals")
  }
}
