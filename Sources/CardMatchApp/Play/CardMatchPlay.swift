import CardMatch
import ExactArithmetic
import GameCore
import Questions

/// The card matching game as people play it: alone (REFERENCES: S2), or two in turn. Then each has
/// the points of their own choices, and a player who doesn't complete a group with its last card
/// passes the turn.
package enum CardMatchPlay: PlayableGame {
  package static let name = "cardmatch"
  package typealias Solvers = CardMatchSolvers

  /// A shuffled deck, from which the cards of the table are drawn.
  package struct Deal: Sendable, Equatable {
    /// The deck, whole.
    package let deck: Deck

    /// A deal from a deck.
    package init(deck: Deck) { self.deck = deck }
  }

  /// The cards, and which of them have been seen.
  package struct Table: Sendable, Equatable {
    /// The cards and the score, by the rules.
    package internal(set) var cards: CardTable
    /// Which cards were ever face up.
    package internal(set) var seen: [Bool]
    /// Whose turn it is, and whether there are two players at all.
    package internal(set) var mover = Seat.you
    package let isShared: Bool
    /// What the second player's choices have earned: a part of the score of the table.
    package internal(set) var othersScore = 0
    /// What was left of the deck.
    package let deck: Deck
    /// The last choice and what it did.
    package internal(set) var last: Last?

    /// A choice and what it did.
    package struct Last: Sendable, Equatable {
      package let place: Int
      /// What choosing it did.
      package let outcome: CardTable.Outcome
    }

    /// The knowledge of a player with perfect memory.
    package var known: KnownTable { KnownTable(cards, seen: seen) }

    /// Whether the card at a place is face up.
    package func isUp(_ place: Int) -> Bool { cards.isMatched[place] || cards.openIndices.contains(place) }
  }

  /// A place, from 0: the card there is turned up, or down when it is up.
  package typealias Move = Int

  /// Why a card can't be chosen.
  package enum Refusal: Error, Sendable, Equatable {
    /// There is no such place; `count` is the number of places.
    case noCard(Int, count: Int)
    /// The card is matched and stays up.
    case matched(Int)
  }

  package static func plainDeal(_ settings: CardMatchSettings) -> Deal? { nil }

  package static func accepts(_ deal: Deal, _ settings: CardMatchSettings) -> Bool {
    deal.deck.count >= settings.dealSize && Set(deal.deck.cards).count == deal.deck.count
  }

  package static func table(_ deal: Deal, _ settings: CardMatchSettings) -> Table {
    var deck = deal.deck
    guard let cards = deck.draw(settings.dealSize) else { preconditionFailure("the deck has enough cards") }
    return Table(
      cards: CardTable(cards, scoring: settings.scoring), seen: [Bool](repeating: false, count: cards.count),
      isShared: settings.isShared, deck: deck)
  }

  package static func turn(on table: Table, _ settings: CardMatchSettings) -> Turn {
    table.cards.isOver ? .over : .person(table.mover)
  }

  package static func refusal(of place: Int, by seat: Seat, on table: Table) -> Refusal? {
    let count = table.cards.cards.count
    guard (0..<count).contains(place) else { return .noCard(place, count: count) }
    return table.cards.isMatched[place] ? .matched(place) : nil
  }

  package static func make(_ place: Int, on table: inout Table) {
    let before = table.cards.score
    guard let outcome = table.cards.choose(place) else { return }
    table.seen[place] = true
    if table.mover == .opponent { table.othersScore += table.cards.score - before }
    if table.isShared, outcome.passesTheTurn { table.mover = table.mover.other }
    table.last = Table.Last(place: place, outcome: outcome)
  }

  package static func legalMoves(on table: Table) -> [Int]? {
    table.cards.isOver ? [] : table.cards.cards.indices.filter { !table.cards.isMatched[$0] }
  }

  package static func deal(
    _ settings: CardMatchSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Deal { Deal(deck: .shuffled(random: &random)) }

  package static func move(
    on table: Table, _ settings: CardMatchSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Int { preconditionFailure("no computer plays card matching") }

  package static func advice(
    on table: Table, _ settings: CardMatchSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> CardMatchAdvice {
    guard !settings.isShared else { throw .tooHard }
    return CardMatchAdvice(try table.advice(settings, computer: computer), on: table)
  }

  package static func next(after advice: CardMatchAdvice) -> CardMatchAdvice { advice.next }
}

/// What the exact adviser says about the choices at a table, one after another.
package struct CardMatchAdvice: Sendable, Equatable {
  /// Something to do and the expected further score with best play after it, exactly.
  package struct Choice: Sendable, Equatable {
    /// What to do.
    package let action: FaceDownAction
    /// The place of the card to choose; `nil` for stopping.
    package let place: Int?
    /// The expected further score.
    package let value: Rational
  }

  /// All choices, the best first.
  package let choices: [Choice]
  /// Which of them is shown.
  package private(set) var shown = 0
  /// How the values are known.
  package let evidence: Evidence<CardMatchProof>

  /// The choice that is shown.
  package var choice: Choice { choices[shown] }

  init(_ advice: FaceDownAdvice, on table: CardMatchPlay.Table) {
    evidence = advice.evidence
    choices = advice.options.map { option in
      Choice(action: option.action, place: table.place(of: option.action), value: option.value)
    }
  }

  /// The same with the next best choice shown, the best again after the worst.
  var next: CardMatchAdvice {
    var advice = self
    advice.shown = (shown + 1) % choices.count
    return advice
  }
}

extension CardTable.Outcome {
  /// Whether the other of two players chooses next.
  fileprivate var passesTheTurn: Bool {
    switch self {
    case .mismatched, .turnedDown: true
    case .turnedUp, .matched: false
    }
  }
}

extension CardMatchPlay.Table {
  /// The points of a player.
  package func score(of seat: Seat) -> Int { seat == .opponent ? othersScore : cards.score - othersScore }

  /// What each choice is worth.
  func advice(_ settings: CardMatchSettings, computer: Computer<CardMatchSolvers>) throws(ComputerError)
    -> FaceDownAdvice
  {
    let game: FaceDownGame
    do {
      game = try FaceDownGame(dealSize: settings.dealSize, scoring: settings.scoring)
      try game.checkSolvable()
    } catch {
      throw .tooHard
    }
    let plan = try computer.solvers.plan(game)
    do {
      return try FaceDownAdvice(known, plan: plan)
    } catch {
      throw .unreadable(reason: error.message)
    }
  }

  /// The place of the card that an action is about.
  fileprivate func place(of action: FaceDownAction) -> Int? {
    switch action {
    case .flipUnseen: seen.firstIndex(of: false)
    case .flipKnown(let card), .turnDown(let card): cards.cards.firstIndex(of: card)
    case .stop: nil
    }
  }
}

extension CardMatchPlay {
  package static func recommended(by advice: CardMatchAdvice, on table: Table) -> Int? { advice.choice.place }
}

/// What card matching is played with.
package struct CardMatchSolvers: Sendable {
  /// Best play at face-down tables of a game that is solved.
  package var plan: @Sendable (FaceDownGame) throws(ComputerError) -> FaceDownPlan

  /// These solvers.
  package init(plan: @escaping @Sendable (FaceDownGame) throws(ComputerError) -> FaceDownPlan) {
    self.plan = plan
  }
}
