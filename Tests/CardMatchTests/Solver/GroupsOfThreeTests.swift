import CardMatch
import GameCore
import Testing

@Suite struct GroupsOfThreeTests {
  /// The best score of any order of choices on the table itself, and the most groups that reach it:
  /// three cards are chosen, then the rest is played.
  static func bruteForce(_ cards: [Card], _ scoring: Scoring) -> (score: Int, groups: Int) {
    var best = (score: 0, groups: 0)
    for first in cards.indices {
      for second in 0..<first {
        for third in 0..<second {
          var table = CardTable(cards, scoring: scoring)
          for index in [first, second, third] { table.choose(index) }
          guard table.isMatched[first] else { continue }
          let rest = bruteForce(cards.indices.filter { !table.isMatched[$0] }.map { cards[$0] }, scoring)
          let (score, groups) = (table.score + rest.score, rest.groups + 1)
          if score > best.score || (score == best.score && groups > best.groups) { best = (score, groups) }
        }
      }
    }
    return best
  }

  @Test func `the best groups are as good as any, and cards are cleared as promised`() throws {
    let seed: UInt64 = 31
    var random = SeededGenerator(seed: seed)
    let scorings = try [
      .standardOfThree, Scoring(group: .three, rankScore: 0), Scoring(group: .three, partialRankScore: 9),
      Scoring(group: .three, suitScore: 2, partialSuitScore: 7), Scoring(group: .three, cost: 4),
      Scoring(group: .three, cost: 100),
    ]
    let clearing = try Scoring(
      group: .three, rankScore: 0, suitScore: 0, partialRankScore: 0, partialSuitScore: 0, cost: 0)
    for trial in 0..<150 {
      let deck = trial % 2 == 0 ? Card.deck : Card.deck.filter { $0.rank < 4 }
      var shuffled = deck
      random.drawToFront(7, of: &shuffled)
      let cards = Array(shuffled.prefix(random.index(8)))
      for scoring in scorings + [clearing] {
        let best = BestMatching(cards, scoring: scoring)
        let expected = Self.bruteForce(cards, scoring)
        let note: Comment = "seed \(seed) trial \(trial): \(cards.map { CardNotation.text($0) }) \(scoring)"
        #expect(best.score == expected.score && best.groups.count == expected.groups, note)
        for group in best.groups { #expect(scoring.match(group.cards.map { cards[$0] }) == group.match, note) }
        #expect((best.groups.flatMap(\.cards) + best.left).sorted() == Array(cards.indices), note)
      }
      let left = cards.count - 3 * Self.bruteForce(cards, clearing).groups
      #expect(Components(cards).fewestLeft(in: .three) == left, "seed \(seed) trial \(trial)")
    }
  }

  @Test func `the play reaches the best score on the real table`() {
    let seed: UInt64 = 32
    var random = SeededGenerator(seed: seed)
    for trial in 0..<100 {
      let cards = BestMatchingTests.deal(3 + random.index(22), &random)
      let analysis = DealAnalysis(cards, scoring: .standardOfThree)
      #expect((analysis.steps.last?.score ?? 0) == analysis.bestScore, "seed \(seed) trial \(trial)")
      #expect(analysis.bestPlay.left.count >= analysis.fewestLeft && analysis.evidence == .proved(.groupsOfThree))
    }
  }

  @Test func `the whole deck is cleared but for a card`() {
    let analysis = DealAnalysis(Card.deck, scoring: .standardOfThree)
    // Thirteen triples of a rank leave one card of each rank, of which four triples of a suit are
    // made.
    #expect(analysis.bestScore == 13 * 45 + 4 * 9 && analysis.bestPlay.left.count == 1)
  }
}
