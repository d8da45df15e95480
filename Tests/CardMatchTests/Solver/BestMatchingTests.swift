import CardMatch
import GameCore
import Testing

@Suite struct BestMatchingTests {
  static func deal(_ count: Int, _ random: inout SeededGenerator) -> [Card] {
    var deck = Card.deck
    random.drawToFront(count, of: &deck)
    return Array(deck.prefix(count))
  }

  /// The best score over all matchings, and the fewest cards left of those, by trying everything.
  static func bruteForce(_ cards: [Card], _ scoring: Scoring) -> (score: Int, left: Int) {
    guard let first = cards.first else { return (0, 0) }
    let rest = Array(cards.dropFirst())
    let without = bruteForce(rest, scoring)
    var best = (score: without.score, left: without.left + 1)
    for (index, other) in rest.enumerated() {
      guard let match = first.match(with: other) else { continue }
      var remaining = rest
      remaining.remove(at: index)
      let found = bruteForce(remaining, scoring)
      let candidate = (score: found.score + scoring.net(match), left: found.left)
      if candidate.score > best.score || (candidate.score == best.score && candidate.left < best.left) {
        best = candidate
      }
    }
    return best
  }

  @Test func `a best matching is as good as any`() throws {
    let seed: UInt64 = 14
    var random = SeededGenerator(seed: seed)
    let scorings = try [
      .standard, Scoring(rankScore: 1, suitScore: 1), Scoring(rankScore: 1, suitScore: 4), Scoring(cost: 3),
      Scoring(rankScore: 3, suitScore: 2, bonus: 1), Scoring(rankScore: 0, suitScore: 0), Scoring(cost: 100),
    ]
    for trial in 0..<600 {
      let cards = Self.deal(random.index(10), &random)
      for scoring in scorings {
        let best = BestMatching(cards, scoring: scoring)
        let expected = Self.bruteForce(cards, scoring)
        let note: Comment = "seed \(seed) trial \(trial): \(cards.map { CardNotation.text($0) }) \(scoring)"
        #expect(best.score == expected.score && best.left.count == expected.left, note)
        for pair in best.groups { #expect(scoring.match(pair.cards.map { cards[$0] }) == pair.match, note) }
        #expect((best.groups.flatMap(\.cards) + best.left).sorted() == Array(cards.indices), note)
      }
    }
  }

  @Test func `parts of odd size keep one card each, and no more`() {
    let seed: UInt64 = 15
    var random = SeededGenerator(seed: seed)
    for trial in 0..<3000 {
      let cards = Self.deal(random.index(20), &random)
      let components = Components(cards)
      let largest = BestMatching.largest(cards, scoring: .standard)
      #expect(components.fewestLeft == largest.left.count, "seed \(seed) trial \(trial)")
      #expect(components.parts.flatMap(\.cards).sorted() == Array(cards.indices))
    }
  }

  @Test func `a card may stay exactly when the others of its part can be matched`() {
    let seed: UInt64 = 16
    var random = SeededGenerator(seed: seed)
    for trial in 0..<500 {
      let cards = Self.deal(1 + random.index(12), &random)
      for part in Components(cards).parts where part.isOdd {
        let expected = part.cards.filter { stays in
          BestMatching.largest(part.cards.filter { $0 != stays }.map { cards[$0] }, scoring: .standard).left.isEmpty
        }
        #expect(part.mayStay == expected && !expected.isEmpty, "seed \(seed) trial \(trial)")
      }
    }
  }

  @Test func `the play reaches the best score on the real table`() throws {
    let seed: UInt64 = 17
    var random = SeededGenerator(seed: seed)
    for trial in 0..<500 {
      let cards = Self.deal(12, &random)
      let analysis = DealAnalysis(cards)
      #expect((analysis.steps.last?.score ?? 0) == analysis.bestScore, "seed \(seed) trial \(trial)")
      var table = CardTable(cards)
      for step in analysis.steps { table.choose(step.index) }
      #expect(table.isOver && table.score == analysis.bestScore)
      #expect(table.isMatched.count { !$0 } == analysis.bestPlay.left.count)
    }
  }
}
