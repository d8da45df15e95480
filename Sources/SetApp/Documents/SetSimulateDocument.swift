import Documents
import GameCore
import SetGame

/// What happened in many simulated games: `set simulate`.
package struct SetSimulateDocument: TableDocument {
  let games: SimulatedGames
  /// Whether it is a part of a longer run, to be joined with others.
  let isPart: Bool

  /// Shows simulated games.
  package init(_ games: SimulatedGames, isPart: Bool = false) {
    self.games = games
    self.isPart = isPart
  }

  package static let shape = Shape<Self>(
    Field("games", "The number of games played; fewer than asked for only when stopped") { $0.games.games },
    Field("tables", "Tables by their size: 12, 15, 18 and 21 cards") { document in
      sizes.map { Table(games: document.games, cards: $0) }
    },
    Field("cardsLeft", "Games by the number of cards left at the end") { $0.cardsLeft },
    Field("reached", "Games that ever had that many cards on the table") { $0.reached },
    Field("meanSetsTaken", "The mean number of Sets taken in a game; the evidence has its interval") {
      $0.games.meanSetsTaken.value
    },
    Field("meanTables", "The mean number of table states in a game") { $0.games.meanTables },
    Field("evidence", "The interval of the mean number of Sets taken") { $0.games.evidence },
    Field("stopped", "Why fewer games were played than asked for") { $0.games.stopped?.rawValue },
    Field("sums", TrialSumsEntry.help) { TrialSumsEntry.entries(of: $0.games.sums, isPart: $0.isPart) })

  private static let sizes = [12, 15, 18, 21]

  /// A share of trials with its interval of 95 % confidence, in the fields of a record.
  static func fields<Root>(of share: @escaping @Sendable (Root) -> GameCore.Share) -> [Field<Root>] {
    [
      Field("hits", "How often it happened") { share($0).hits },
      Field("trials", "How often it could have happened") { share($0).trials },
      Field("share", "The share of the trials") { share($0).value },
      Field("lower", "The lower end of the 95 % Clopper–Pearson interval") {
        share($0).interval.lowerBound
      },
      Field("upper", "Its upper end") { share($0).interval.upperBound },
    ]
  }

  /// A share of trials.
  struct Share: Record {
    let share: GameCore.Share

    static let shape = Shape<Self>(SetSimulateDocument.fields { $0.share })
  }

  /// Tables of one size.
  struct Table: Record {
    let games: SimulatedGames
    let cards: Int

    private var total: SimulatedGames.State { games.total(table: cards) }

    static let shape = Shape<Self>(
      Field("cards", "The number of cards on the table") { $0.cards },
      Field("tables", "How many occurred while the deck lasted; a game may have several") { $0.total.visits },
      Field("noSetShare", "The share of them without a Set") { $0.total.shareWithoutSet?.value },
      Field("meanSets", "Their mean number of Sets") { $0.total.meanSets },
      Field("byDeckCards", "The same by the number of cards in the deck; each occurs at most once per game") { table in
        table.games.states(table: table.cards).compactMap { State(state: $0) }
      })
  }

  /// Tables of one size with one number of cards in the deck.
  struct State: Record {
    let deckCards: Int
    let meanSets: Double
    let noSet: Share

    init?(state: SimulatedGames.State) {
      guard let share = state.shareWithoutSet, let mean = state.meanSets else { return nil }
      (deckCards, meanSets, noSet) = (state.deck, mean, Share(share: share))
    }

    static let shape = Shape<Self>(
      Field("deckCards", "The number of cards in the deck") { $0.deckCards },
      Field("meanSets", "The mean number of Sets") { $0.meanSets },
      Field("noSet", "The share of tables without a Set") { $0.noSet })
  }

  /// Games with some number of cards.
  struct Games: Record {
    let cards: Int
    let games: Share

    init?(cards: Int, hits: UInt64, of games: UInt64) {
      guard let share = GameCore.Share(hits: hits, of: games) else { return nil }
      self.cards = cards
      self.games = Share(share: share)
    }

    static let shape = Shape<Self>(
      Field("cards", "The number of cards") { $0.cards }, Field("games", "The share of the games") { $0.games })
  }

  private var cardsLeft: [Games] {
    games.left.compactMap { Games(cards: $0.cards, hits: $0.games, of: games.games) }
  }

  private var reached: [Games] {
    Self.sizes.dropFirst().compactMap { Games(cards: $0, hits: games.gamesReaching($0), of: games.games) }
  }

  /// A line of the table: tables of one size with one number of cards in the deck.
  package struct Row: Record {
    let tableCards: Int
    let deckCards: Int
    let share: GameCore.Share
    let meanSets: Double

    package static let shape = Shape<Self>(
      [
        Field("tableCards", "The number of cards on the table") { $0.tableCards },
        Field("deckCards", "The number of cards in the deck") { $0.deckCards },
        Field("meanSets", "The mean number of Sets") { $0.meanSets },
      ] + SetSimulateDocument.fields { $0.share })
  }

  package var rows: [Row] {
    Self.sizes.flatMap { cards in
      games.states(table: cards).compactMap { state in
        guard let share = state.shareWithoutSet, let mean = state.meanSets else { return nil }
        return Row(tableCards: cards, deckCards: state.deck, share: share, meanSets: mean)
      }
    }
  }
}

extension SetSimulateDocument {
  package func text(style: TextStyle, run: RunInfo) -> String {
    guard games.games > 0 else {
      return style.heading("No games played") + (games.evidence.map { style.evidence($0) } ?? "")
    }
    let rule = games.request.rules.refill == .classic ? "back to twelve cards" : "always replaced from the deck"
    var text =
      style.heading("\(Wording.count(games.games, "game", "games")) of Set")
      + style.wrapped(
        "Taken: \(games.request.rules.pick.phrase); refill: \(rule); seed \(games.request.seed).")
    text += "\n" + style.heading("Cards on the table, at any time while the deck lasts") + tableSizes(style)
    text += "\n" + style.heading("Cards left at the end") + leftovers(style)
    text += "\n" + style.heading("Games that ever need") + needs(style)
    text += "\n" + style.heading("By cards left in the deck") + byDeck(style)
    text += "\n" + style.wrapped(sentence) + style.wrapped("Intervals have 95 % confidence.")
    if let evidence = games.evidence { text += style.evidence(evidence) }
    if let stopped = games.stopped { text += style.paint("Stopped early (\(stopped.words)).", .yellow) + "\n" }
    return text
  }

  private func tableSizes(_ style: TextStyle) -> String {
    var table = TextTable(
      .numbers("cards"), .numbers("tables"), .numbers("no Set"), .words("odds"), .numbers("mean Sets"))
    for cards in Self.sizes {
      let total = games.total(table: cards)
      guard let share = total.shareWithoutSet?.value, let mean = total.meanSets else { continue }
      table.add(
        "\(cards)", Wording.grouped(total.visits), Self.percent(share),
        share > 0 ? "\(Wording.short((1 - share) / share)) : 1" : "–", Wording.fixed(mean, decimals: 4))
    }
    return table.text(style: style, indent: 2)
  }

  private func leftovers(_ style: TextStyle) -> String {
    var table = TextTable(.numbers("cards"), .numbers("games"), .numbers("share"), .words("interval"))
    for left in cardsLeft {
      table.add(
        "\(left.cards)", Wording.grouped(left.games.share.hits), Self.percent(left.games.share.value),
        Self.interval(left.games.share))
    }
    return table.text(style: style, indent: 2)
  }

  private func needs(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .numbers("games"), .numbers("share"), .words("interval"))
    for reached in reached where reached.games.share.hits > 0 {
      table.add(
        "\(reached.cards) cards", Wording.grouped(reached.games.share.hits), Self.percent(reached.games.share.value),
        Self.interval(reached.games.share))
    }
    return table.text(style: style, indent: 2)
  }

  private func byDeck(_ style: TextStyle) -> String {
    var table = TextTable(
      .numbers("deck"), .numbers("no Set in 12"), .numbers("mean Sets"), .numbers("in 15"), .numbers("mean Sets"),
      .numbers("in 18"))
    for deck in stride(from: 69, through: 0, by: -3) {
      let states = Self.sizes.prefix(3).map { cards in games.states(table: cards).first { $0.deck == deck } }
      guard states.contains(where: { $0 != nil }) else { continue }
      let shares = states.map { $0?.shareWithoutSet.map { Self.percent($0.value) } ?? "–" }
      let means = states.map { $0?.meanSets.map { Wording.fixed($0, decimals: 3) } ?? "–" }
      table.add("\(deck)", shares[0], means[0], shares[1], means[1], shares[2])
    }
    return table.text(style: style, indent: 2)
  }

  private var sentence: String {
    guard let taken = games.meanSetsTaken.value, let tables = games.meanTables else { return "" }
    return "On average a game yields \(Wording.fixed(taken, decimals: 4)) Sets and "
      + "\(Wording.fixed(tables, decimals: 3)) table states."
  }

  private static func percent(_ share: Double) -> String { Wording.fixed(share * 100, decimals: 3) + " %" }

  private static func interval(_ share: GameCore.Share) -> String {
    let interval = share.interval
    return "\(Wording.fixed(interval.lowerBound * 100, decimals: 3)) to "
      + "\(Wording.fixed(interval.upperBound * 100, decimals: 3)) %"
  }
}
