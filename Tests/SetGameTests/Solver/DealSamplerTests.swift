import ExactArithmetic
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct DealSamplerTests {
  private func draw(
    _ size: Int, sets: Int? = nil, count: Int = 1, features: Int = 4, seed: UInt64 = 1, threads: Int = 1
  ) throws -> RandomDeals {
    let request = DealRequest(
      size: size, sets: sets, count: count, deck: Oracle.deck(features), seed: seed)
    return try RandomDeals.draw(request, limits: SearchLimits(threads: threads))
  }

  @Test func `examined deals are counted up to the one that fits, and no further`() throws {
    let deck = Oracle.deck(2)
    // All nine cards have twelve Sets, whatever their order.
    let whole = try DealSampler(size: 9, sets: 12, deck: deck, seed: 1).draw(5)
    #expect(whole.layouts.count == 5 && whole.tries == 5)
    // One deal in seven of three cards is a Set, so a run that long without one is rarer than 1 in
    // 10⁹.
    let some = try DealSampler(size: 3, sets: 1, deck: deck, seed: 1).draw(20)
    #expect(some.tries >= 20 && some.tries < 20 * 140)
    let many = try DealSampler(size: 12, sets: 9, seed: 3).draw(
      2, limits: SearchLimits(threads: 2))
    let alone = try DealSampler(size: 12, sets: 9, seed: 3).draw(2)
    #expect(many.tries == alone.tries && many.layouts == alone.layouts)
  }

  @Test func `a deal doesn't depend on how many are drawn`() throws {
    #expect(try Array(draw(12, count: 20).layouts.prefix(5)) == draw(12, count: 5).layouts)
    #expect(try Array(draw(12, sets: 4, count: 20).layouts.prefix(5)) == draw(12, sets: 4, count: 5).layouts)
    #expect(try draw(12, count: 5).layouts != draw(12, count: 5, seed: 2).layouts)
  }

  @Test(arguments: [(12, 0), (12, 6), (15, 0), (9, 5), (40, 120), (3, 1), (2, 0), (0, 0)])
  func `every deal has the Sets that were asked for`(size: Int, sets: Int) throws {
    let outcome = try draw(size, sets: sets, count: 20)
    #expect(outcome.layouts.count == 20)
    #expect(outcome.method == .rejection)
    #expect(outcome.setCounts == Array(repeating: sets, count: 20))
    #expect(outcome.evidence == .proved(.everyPair))
    for layout in outcome.layouts {
      #expect(layout.cards.count == size)
      #expect(Oracle.triples(layout.cards).count == sets)
    }
  }

  @Test func `any number of threads draws the same deals`() throws {
    let one = try draw(12, sets: 9, count: 4, threads: 1)
    for threads in [2, 5] { #expect(try draw(12, sets: 9, count: 4, threads: threads) == one) }
  }

  @Test func `what is too rare for rejection is drawn by classes`() throws {
    for (size, sets) in [(20, 0), (19, 0), (12, 14)] {
      let outcome = try draw(size, sets: sets, count: 5)
      #expect(outcome.method == .classes)
      for layout in outcome.layouts { #expect(Oracle.triples(layout.cards).count == sets) }
      #expect(Swift.Set(outcome.layouts).count == 5)
    }
  }

  @Test func `large deals are drawn as complements`() throws {
    for (size, sets) in [(81, 1080), (80, 1040), (78, 962), (78, 963), (69, 655)] {
      let outcome = try draw(size, sets: sets, count: 2)
      for layout in outcome.layouts {
        #expect(layout.cards.count == size)
        #expect(GroupSearch.triplesOfAnySize(in: layout).count == sets)
      }
    }
  }

  @Test(arguments: [(19, 1), (13, 14), (18, 28), (30, 80)])
  func `a count too rare for the rest is found by search, the same with each run`(size: Int, sets: Int) throws {
    let search = DealSampler(size: size, sets: sets, seed: 5, pilotTries: 1)
    let outcome = try search.draw(2)
    // Two Sets at most are drawn from their classes instead.
    #expect(outcome.method == (sets <= 2 ? .classes : .search))
    #expect(outcome.method.isUniform == (sets <= 2))
    for layout in outcome.layouts { #expect(Oracle.triples(layout.cards).count == sets) }
    #expect(try search.draw(2) == outcome)
    #expect(try search.draw(1).layouts == Array(outcome.layouts.prefix(1)))
  }

  @Test func `a search counts the Sets that it keeps`() throws {
    let dimension = Oracle.dimension(5)
    let outcome = try DealSampler(size: 40, sets: 130, deck: Oracle.deck(5), seed: 1, pilotTries: 1).draw(1)
    #expect(outcome.method == .search)
    #expect(outcome.layouts.map { Oracle.triples($0.cards, dimension: dimension).count } == [130])
  }

  @Test(arguments: [
    (12, 15), (18, 40), (20, 1), (21, 0), (21, 49), (22, 63), (41, 0), (61, 0), (81, 0), (78, 961), (5, 4), (2, 1),
  ])
  func `a deal that doesn't exist is refused`(size: Int, sets: Int) {
    #expect(throws: DealError.noSuchDeal(cards: size, sets: sets)) { try draw(size, sets: sets) }
  }

  @Test func `more cards than there are is refused`() {
    #expect(throws: DealError.deckTooSmall(cards: 27)) { try draw(28, features: 3) }
  }

  @Test func `other dimensions are dealt too`() throws {
    for features in 1...5 {
      let dimension = Oracle.dimension(features)
      for layout in try draw(3, sets: 1, count: 3, features: features).layouts {
        #expect(Oracle.triples(layout.cards, dimension: dimension).count == 1)
      }
    }
  }

  @Test func `a stop ends a drawing from classes, and what was drawn is kept`() throws {
    let signal = StopSignal()
    let sampler = try ClassSampler(
      size: 4, sets: 0, dimension: Oracle.dimension(2), filter: .caps, limits: .none, observer: .silent)
    signal.raise()
    let drawn = sampler.deals(5000, seed: 3, limits: SearchLimits(stopSignal: signal))
    #expect(drawn.stop == .interrupted && drawn.deals == Array(sampler.deals(5000, seed: 3).deals.prefix(1023)))
  }

  @Test func `UltraSets of a deal that holds too many are refused`() throws {
    let deck = Array(Oracle.dimension(5).allCards.prefix(Hints.largestUltraSetDeal + 1))
    let deal = try Layout(deck, dimension: Oracle.dimension(5))
    #expect(throws: HintRequestError.tooManyCards(163, most: 162)) {
      try Hints(HintRequest(variant: .ultraSet), in: deal)
    }
  }

  @Test(arguments: [false, true])
  func `rejection and classes draw each of the 54 largest caps of the plane equally often`(byClasses: Bool) throws {
    let dimension = Oracle.dimension(2)
    let perCap = 200
    let layouts =
      if byClasses {
        try ClassSampler(size: 4, sets: 0, dimension: dimension, filter: .caps, limits: .none, observer: .silent)
          .deals(54 * perCap, seed: 3).deals
      } else {
        try draw(4, sets: 0, count: 54 * perCap, features: 2, seed: 3).layouts
      }
    var counts: [[Card]: Int] = [:]
    for layout in layouts { counts[layout.cards.sorted(), default: 0] += 1 }
    #expect(counts.count == 54)
    // Binomial with mean 200 and a standard deviation of 14: within 5 of them.
    #expect(counts.values.allSatisfy { abs($0 - perCap) < 70 })
    // And each of the four places equally often: card 0 is in 24 of the 54.
    let places = (0..<4).map { place in layouts.count { $0.cards[place] == Card(code: 0) } }
    #expect(places.allSatisfy { abs($0 - 24 * perCap / 4) < 180 })
  }

  @Test func `a raised signal stops a long search`() throws {
    let signal = StopSignal()
    signal.raise()
    let outcome = try RandomDeals.draw(
      DealRequest(size: 15, sets: 20), limits: SearchLimits(stopSignal: signal))
    #expect(outcome.stopped == .interrupted)
    #expect(outcome.layouts.isEmpty && outcome.evidence == .unknown)
  }

  @Test(arguments: 0...15) func `what is said to be possible of a deal is what its distribution holds`(cards: Int)
    throws
  {
    let deals = try DistributionSolver(cards: cards).run().counts.last?.deals ?? []
    let counts = SetCounts(cards: cards, dimension: .standard)
    let others = SetCounts(cards: 81 - cards, dimension: .standard)
    for sets in 0...(deals.count + 3) {
      let exists = deals.indices.contains(sets) && !deals[sets].isZero
      #expect(counts.allows(sets) == exists, "\(sets) Sets")
      let mirrored = SetCounts.complementSets(sets, cards: cards, dimension: .standard)
      #expect(others.allows(mirrored) == exists, "\(sets) Sets")
    }
  }

  @Test(arguments: 1...3) func `no deal of a smaller deck is said to be impossible`(features: Int) {
    let dimension = Oracle.dimension(features)
    var generator = SeededGenerator(seed: 9)
    for cards in 0...dimension.cardCount {
      for _ in 0..<20 {
        let deal = Oracle.deal(cards, dimension: dimension, with: &generator)
        #expect(SetCounts(cards: cards, dimension: dimension).allows(Oracle.triples(deal, dimension: dimension).count))
      }
    }
  }

  @Test func `random affine maps are bijections that take Sets to Sets`() {
    var generator = SeededGenerator(seed: 70)
    for features in 1...5 {
      let dimension = Oracle.dimension(features)
      for _ in 0..<10 {
        let map = AffineMap.random(dimension, with: &generator)
        let images = dimension.allCards.map { map($0, in: dimension) }
        #expect(Swift.Set(images).count == dimension.cardCount)
        for _ in 0..<20 {
          let pair = Oracle.deal(2, dimension: dimension, with: &generator)
          let third = images[Int(pair[0].code)].thirdCard(with: images[Int(pair[1].code)])
          #expect(third == images[Int(pair[0].thirdCard(with: pair[1]).code)])
        }
      }
    }
  }

  @Test func `of the 81 matrices of two rows 48 are invertible`() {
    let matrices = (0..<81).map { code in [[code % 3, code / 3 % 3], [code / 9 % 3, code / 27]] }
    #expect(matrices.count { AffineMap.isInvertible($0) } == 48)
  }
}
