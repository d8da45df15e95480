import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct GroupSearchTests {
  @Test(arguments: 1...5) func `Sets of any dimension and size agree with trying every triple`(features: Int) throws {
    let dimension = Oracle.dimension(features)
    var generator = SeededGenerator(seed: 30, stream: UInt64(features))
    for round in 0..<40 {
      let size = generator.index(min(dimension.cardCount, 45) + 1)
      let layout = try Layout(Oracle.deal(size, dimension: dimension, with: &generator), dimension: dimension)
      let expected = Oracle.triples(layout.cards, dimension: dimension)
      #expect(GroupSearch.triples(in: layout).map(\.positions) == expected, "round \(round)")
      #expect(GroupSearch.triplesOfAnySize(in: layout).map(\.positions) == expected, "round \(round)")
    }
  }

  @Test func `all 81 cards hold 1080 Sets, and 81 times 780 UltraSets`() throws {
    let layout = try Layout(Dimension.standard.allCards)
    #expect(GroupSearch.triples(in: layout).count == 1080)
    // Each card completes 40 disjoint pairs, and two of them make an UltraSet: 81 · C(40, 2).
    #expect(GroupSearch.ultraSets(in: layout).count == 81 * 780)
  }

  @Test(arguments: [Variant.ultraSet, .ghostSet])
  func `groups of the variants agree with trying every pairing`(variant: Variant) throws {
    for (features, size, rounds) in [(2, 7, 6), (3, 8, 5), (4, 9, 4), (2, 9, 1)] {
      let dimension = Oracle.dimension(features)
      var generator = SeededGenerator(seed: 31, stream: UInt64(features))
      for _ in 0..<rounds {
        let layout = try Layout(Oracle.deal(size, dimension: dimension, with: &generator), dimension: dimension)
        let expected = Oracle.groups(of: variant, layout.cards, dimension: dimension)
        #expect(GroupSearch.groups(of: variant, in: layout).map(\.positions) == expected, "\(layout.cards)")
      }
    }
  }

  @Test func `the pairs of a group show why it is one`() throws {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<30 {
      let layout = try Layout(Oracle.deal(12, with: &generator))
      for variant in [Variant.ultraSet, .ghostSet] {
        for group in GroupSearch.groups(of: variant, in: layout) {
          let completing = group.pairs.map { layout.cards[$0[0]].thirdCard(with: layout.cards[$0[1]]) }
          #expect(group.pairs.flatMap { $0 }.sorted() == group.positions)
          #expect(variant == .ultraSet ? completing[0] == completing[1] : Oracle.isSet(completing))
          #expect(Swift.Set(completing).count == (variant == .ultraSet ? 1 : 3))
        }
      }
    }
  }
}
