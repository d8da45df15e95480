import GameCore

/// What can be made of a deal when every card is visible.
public struct DealAnalysis: Sendable, Equatable {
  /// The cards.
  public let cards: [Card]
  /// What choices and pairs are worth.
  public let scoring: Scoring
  /// The best score.
  public let bestScore: Int
  /// The groups of a best play, of those one that leaves the fewest cards.
  public let bestPlay: BestMatching
  /// The choices of that play, with the running score after each.
  public let steps: [Step]
  /// The connected parts, which determine what can be cleared.
  public let components: Components

  /// How all of that is known.
  public var evidence: Evidence<CardMatchProof> {
    .proved(scoring.group == .two ? .matching : .groupsOfThree)
  }

  /// The fewest cards that can stay.
  public var fewestLeft: Int { components.fewestLeft(in: scoring.group) }

  /// One choice.
  public struct Step: Sendable, Equatable {
    /// The index of the chosen card.
    public let index: Int
    /// What it did.
    public let outcome: CardTable.Outcome
    /// The score after it.
    public let score: Int
  }

  /// Analyses a deal of different cards.
  public init(_ cards: [Card], scoring: Scoring = .standard) {
    let best = BestMatching(cards, scoring: scoring)
    var table = CardTable(cards, scoring: scoring)
    var steps: [Step] = []
    for index in best.groups.flatMap({ $0.cards }) {
      guard let outcome = table.choose(index) else { continue }
      steps.append(Step(index: index, outcome: outcome, score: table.score))
    }
    self.cards = cards
    self.scoring = scoring
    bestScore = best.score
    bestPlay = best
    self.steps = steps
    components = Components(cards)
  }
}
