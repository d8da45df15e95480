import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct HintsTests {
  @Test func `stages reveal the first cards of each Set`() throws {
    let layout = try Layout(Oracle.cards("0000 0001 0002 1111"))
    for (stage, revealed) in [(1, [0]), (2, [0, 1]), (3, [0, 1, 2])] {
      #expect(try Hints(HintRequest(stage: stage), in: layout).revealed == [revealed])
    }
  }

  @Test(arguments: [-1, 0, 4]) func `other stages are refused`(stage: Int) throws {
    #expect(throws: HintRequestError.stage(stage)) { try Hints(HintRequest(stage: stage), in: Layout([])) }
  }

  @Test func `hints say how all groups were found`() throws {
    let layout = try Layout(Oracle.cards("0000 0001 0002 1111"))
    for (variant, proof) in [
      (Variant.set, SetProof.everyPair), (.ultraSet, .everyTwoPairs), (.ghostSet, .everyFiveCards),
    ] {
      #expect(try Hints(HintRequest(variant: variant), in: layout).evidence == .proved(proof))
    }
  }

  @Test func `Sets that use a matched card are left out`() throws {
    var generator = SeededGenerator(seed: 40)
    for _ in 0..<100 {
      let layout = try Layout(Oracle.deal(15, with: &generator))
      let all = GroupSearch.triples(in: layout).map(\.positions)
      for matched in all {
        let hints = try Hints(HintRequest(excluded: matched.reversed()), in: layout)
        #expect(hints.revealed == all.filter { Swift.Set($0).isDisjoint(with: matched) })
      }
    }
  }

  @Test func `GhostSets of very large deals are refused`() throws {
    let layout = try Layout(Array(Dimension.standard.allCards.prefix(43)))
    #expect(throws: HintRequestError.tooManyCards(43, most: 42)) {
      try Hints(HintRequest(variant: .ghostSet), in: layout)
    }
  }

  @Test func `what can't have been matched is refused`() throws {
    let layout = try Layout(Oracle.cards("0000 0001 0002 1111"))
    for (excluded, error) in [
      ([0, 1], HintRequestError.excludedCount(2, expected: 3)), ([0, 1, 4], .excludedPosition(4, cards: 4)),
      ([0, 1, -1], .excludedPosition(-1, cards: 4)), ([0, 1, 1], .excludedTwice(1)), ([0, 1, 3], .excludedIsNoGroup),
    ] {
      #expect(throws: error) { try Hints(HintRequest(excluded: excluded), in: layout) }
    }
  }
}

@Suite struct DealAnalysisTests {
  @Test func `an analysis agrees with the rules on random deals`() throws {
    var generator = SeededGenerator(seed: 41)
    for size in 0...24 {
      let layout = try Layout(Oracle.deal(size, with: &generator))
      let analysis = DealAnalysis(of: layout)
      let triples = Oracle.triples(layout.cards)
      #expect(analysis.groups.map(\.positions) == triples)
      #expect(analysis.isSetFree == triples.isEmpty)
      #expect(analysis.evidence == .proved(.everyPair))
      #expect(analysis.cardsInNoSet == layout.cards.indices.filter { card in !triples.contains { $0.contains(card) } })
      #expect(analysis.pairs.count == size * (size - 1) / 2)
      #expect(analysis.setsByDifferingFeatures.reduce(0, +) == triples.count)
      for pair in analysis.pairs {
        let cards = [layout.cards[pair.first], layout.cards[pair.second], pair.completingCard]
        #expect(Oracle.isSet(cards))
        #expect(pair.position == layout.cards.firstIndex(of: pair.completingCard))
      }
      let helpful = layout.deck.count { card in Oracle.triples(layout.cards + [card]).count > triples.count }
      #expect(analysis.deckCardsThatCompleteASet == helpful)
    }
  }

  @Test func `an explanation names the features that spoil a Set`() throws {
    let layout = try Layout(Oracle.cards("2GSF 1RSF 1PSE"))
    let explanation = try GroupExplanation(of: layout)
    #expect(!explanation.isSet)
    #expect(explanation.agreements == [.spoiled, .allDifferent, .allSame, .spoiled])
    #expect(explanation.spoilers == [0, 3])
    #expect(explanation.completingCard.map(CardNotation.word) == "3PSF")
    #expect(throws: WrongCardCount(count: 0)) { try GroupExplanation(of: Layout([])) }
  }

  @Test func `three cards are explained as a Set exactly when they are one`() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      var cards = Oracle.deal(3, with: &generator)
      if generator.index(2) == 0 { cards[2] = cards[0].thirdCard(with: cards[1]) }
      #expect(try GroupExplanation(of: Layout(cards)).isSet == Oracle.isSet(cards))
    }
  }
}
