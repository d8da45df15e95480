import GameCore
import SetGame

/// What happened in many simulated games.
package struct SetSimulateDocument: TableDocument {
  package struct Request: Encodable, Sendable {
    let games: UInt64
    let pick: String
    let rule: String
    let seed: UInt64
  }

  /// A share of trials with its interval of 95 % confidence.
  package struct Share: Encodable, Sendable {
    let hits: UInt64
    let lower: Double
    let share: Double
    let trials: UInt64
    let upper: Double

    init?(_ share: GameCore.Share?) {
      guard let share else { return nil }
      (hits, trials, self.share) = (share.hits, share.trials, share.value)
      (lower, upper) = (share.interval.lowerBound, share.interval.upperBound)
    }
  }

  /// Tables of one size with one number of cards in the deck.
  package struct State: Encodable, Sendable {
    let deckCards: Int
    let meanSets: Double
    let noSet: Share
  }

  /// Tables of one size.
  package struct Table: Encodable, Sendable {
    let byDeckCards: [State]
    let cards: Int
    /// Over all tables met while the deck wasn't empty; several may be of one game, so no interval is given.
    let meanSets: Double?
    let noSetShare: Double?
    let tables: UInt64
  }

  package struct CardsLeft: Encodable, Sendable {
    let cards: Int
    let games: Share
  }

  package struct Reached: Encodable, Sendable {
    let cards: Int
    let games: Share
  }

  package struct Result: Encodable, Sendable {
    let cardsLeft: [CardsLeft]
    let evidence: EvidenceValue?
    let games: UInt64
    let meanSetsTaken: Double?
    let meanTables: Double?
    /// Games that had a table of at least so many cards at some time.
    let reached: [Reached]
    let stopped: String?
    let tables: [Table]
  }

  package static let schema = "puzzlelab/set.simulate/1"
  private static let sizes = [12, 15, 18, 21]

  private let tally: SimulatedGames
  package let request: Request
  package let result: Result

  /// Describes simulated games.
  package init(_ tally: SimulatedGames) {
    let asked = tally.request
    self.tally = tally
    request = Request(
      games: asked.games, pick: asked.rules.pick.word, rule: asked.rules.refill.word, seed: asked.seed)
    let games = tally.games
    result = Result(
      cardsLeft: tally.left.compactMap { left in
        Share(GameCore.Share(hits: left.games, of: games)).map { CardsLeft(cards: left.cards, games: $0) }
      },
      evidence: tally.evidence.map { EvidenceValue($0.worded) }, games: games,
      meanSetsTaken: tally.meanSetsTaken.value, meanTables: tally.meanTables,
      reached: SetSimulateDocument.sizes.dropFirst().compactMap { cards in
        Share(GameCore.Share(hits: tally.gamesReaching(cards), of: games)).map { Reached(cards: cards, games: $0) }
      }, stopped: tally.stopped?.rawValue,
      tables: SetSimulateDocument.sizes.map { SetSimulateDocument.table($0, tally) })
  }

  private static func table(_ cards: Int, _ tally: SimulatedGames) -> Table {
    let total = tally.total(table: cards)
    let states = tally.states(table: cards).compactMap { state in
      Share(state.shareWithoutSet).map { State(deckCards: state.deck, meanSets: state.meanSets ?? 0, noSet: $0) }
    }
    return Table(
      byDeckCards: states, cards: cards, meanSets: total.meanSets, noSetShare: total.shareWithoutSet?.value,
      tables: total.visits)
  }
}

extension SetSimulateDocument {
  package func text(style: TextStyle, run: RunInfo) -> String {
    guard tally.games > 0 else { return style.heading("No games played") }
    let rule = tally.request.rules.refill == .classic ? "back to twelve cards" : "always replaced from the deck"
    var text =
      style.heading("\(Wording.count(tally.games, "game", "games")) of Set")
      + style.wrapped(
        "Taken: \(tally.request.rules.pick.phrase); refill: \(rule); seed \(tally.request.seed).")
    text += "\n" + style.heading("Cards on the table, any time while the deck lasts") + tableSizes(style)
    text += "\n" + style.heading("Cards left at the end") + leftovers(style)
    text += "\n" + style.heading("Games that ever need") + needs(style)
    text += "\n" + style.heading("By cards left in the deck") + byDeck(style)
    text += "\n" + style.wrapped(sentence) + style.wrapped("Intervals are of 95 % confidence.")
    if let stopped = tally.stopped { text += style.paint("ended early: \(stopped.words)", .yellow) + "\n" }
    return text
  }

  private func tableSizes(_ style: TextStyle) -> String {
    var table = TextTable(
      .numbers("cards"), .numbers("tables"), .numbers("no Set"), .words("odds"), .numbers("mean Sets"))
    for size in result.tables where size.tables > 0 {
      guard let share = size.noSetShare, let mean = size.meanSets else { continue }
      table.add(
        "\(size.cards)", Wording.grouped(size.tables), SetSimulateDocument.percent(share),
        share > 0 ? "\(Wording.short((1 - share) / share)) : 1" : "–", Wording.fixed(mean, decimals: 4))
    }
    return table.text(style: style, indent: 2)
  }

  private func leftovers(_ style: TextStyle) -> String {
    var table = TextTable(.numbers("cards"), .numbers("games"), .numbers("share"), .words("interval"))
    for left in result.cardsLeft {
      table.add(
        "\(left.cards)", Wording.grouped(left.games.hits), SetSimulateDocument.percent(left.games.share),
        SetSimulateDocument.interval(left.games))
    }
    return table.text(style: style, indent: 2)
  }

  private func needs(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .numbers("games"), .numbers("share"), .words("interval"))
    for reached in result.reached where reached.games.hits > 0 {
      table.add(
        "\(reached.cards) cards", Wording.grouped(reached.games.hits), SetSimulateDocument.percent(reached.games.share),
        SetSimulateDocument.interval(reached.games))
    }
    return table.text(style: style, indent: 2)
  }

  private func byDeck(_ style: TextStyle) -> String {
    var table = TextTable(
      .numbers("deck"), .numbers("no Set in 12"), .numbers("mean Sets"), .numbers("in 15"), .numbers("mean Sets"),
      .numbers("in 18"))
    for deck in stride(from: 69, through: 0, by: -3) {
      let states = SetSimulateDocument.sizes.prefix(3).map { cards in
        result.tables.first { $0.cards == cards }?.byDeckCards.first { $0.deckCards == deck }
      }
      guard states.contains(where: { $0 != nil }) else { continue }
      let shares = states.map { $0.map { SetSimulateDocument.percent($0.noSet.share) } ?? "–" }
      let means = states.map { $0.map { Wording.fixed($0.meanSets, decimals: 3) } ?? "–" }
      table.add("\(deck)", shares[0], means[0], shares[1], means[1], shares[2])
    }
    return table.text(style: style, indent: 2)
  }

  private var sentence: String {
    guard let taken = result.meanSetsTaken, let tables = result.meanTables else { return "" }
    return "A game takes \(Wording.fixed(taken, decimals: 4)) Sets and looks at "
      + "\(Wording.fixed(tables, decimals: 3)) tables on average."
  }

  /// One line a state: table and deck, visits, tables without a Set, the share with its interval, mean number of Sets.
  package func csv() -> String {
    var table = TextTable(
      .numbers("tableCards"), .numbers("deckCards"), .numbers("visits"), .numbers("withoutSet"), .numbers("noSetShare"),
      .numbers("lower"), .numbers("upper"), .numbers("meanSets"))
    for size in result.tables {
      for state in size.byDeckCards {
        table.add(
          "\(size.cards)", "\(state.deckCards)", "\(state.noSet.trials)", "\(state.noSet.hits)",
          "\(state.noSet.share)", "\(state.noSet.lower)", "\(state.noSet.upper)", "\(state.meanSets)")
      }
    }
    return table.csv()
  }

  private static func percent(_ share: Double) -> String { Wording.fixed(share * 100, decimals: 3) + " %" }

  private static func interval(_ share: Share) -> String {
    "\(Wording.fixed(share.lower * 100, decimals: 3)) to \(Wording.fixed(share.upper * 100, decimals: 3)) %"
  }
}
