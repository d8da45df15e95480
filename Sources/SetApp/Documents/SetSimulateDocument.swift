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

  package static let table: String? = "tables"

  package static let shape = Shape<Self>(
    Field("games", "The number of games played; fewer than asked for only when stopped") { $0.games.games },
    Field("tables", "Tables by their size: as many as are dealt first, and 3, 6 and 9 more") { document in
      document.sizes.map { Table(games: document.games, cards: $0) }
    },
    Field("cardsLeft", "Games by the number of cards left at the end") { $0.cardsLeft },
    Field("reached", "Games that ever had that many cards on the table") { $0.reached },
    Field("meanSetsTaken", "The mean number of Sets taken in a game") {
      Estimate($0.games.meanSetsTaken, $0.games.evidence)
    },
    Field("meanTables", "The mean number of table states in a game") { $0.games.meanTables },
    Field("stopReason", "Why fewer games were played than asked for") { $0.games.stopped },
    Field("sums", TrialSumsEntry.help) { TrialSumsEntry.entries(of: $0.games.sums, isPart: $0.isPart) })

  /// The sizes of tables that are shown: 12, 15, 18 and 21 cards of Set.
  var sizes: [Int] { (0...3).map { deck.firstDeal + 3 * $0 } }

  var deck: Deck { games.request.deck }

  /// Tables of one size.
  struct Table: Record {
    package static var recordName: String { "tablesOfSize" }
    let games: SimulatedGames
    let cards: Int

    private var total: SimulatedGames.State { games.total(table: cards) }

    static let shape = Shape<Self>(
      Field("cardCount", "The number of cards on the table") { $0.cards },
      Field("tables", "How many occurred while the deck lasted; a game may have several") { $0.total.visits },
      Field("noSetShare", "The share of them without a Set; those of a game depend on each other, so without interval")
      {
        Estimate(withoutInterval: $0.total.shareWithoutSet?.value)
      },
      Field("meanSets", "Their mean number of Sets") { $0.total.meanSets },
      Field("byDeckCards", "The same by the number of cards in the deck; each occurs at most once per game") { table in
        table.games.states(table: table.cards).compactMap { State(state: $0, seed: table.games.request.seed) }
      })
  }

  /// Tables of one size with one number of cards in the deck.
  struct State: Record {
    package static var recordName: String { "tablesByDeck" }
    let deckCards: Int
    let meanSets: Double
    let noSet: Share
    let seed: UInt64

    init?(state: SimulatedGames.State, seed: UInt64) {
      guard let share = state.shareWithoutSet, let mean = state.meanSets else { return nil }
      (deckCards, meanSets, noSet, self.seed) = (state.deck, mean, share, seed)
    }

    static let shape = Shape<Self>(
      Field("deckCards", "The number of cards in the deck") { $0.deckCards },
      Field("meanSets", "The mean number of Sets") { $0.meanSets },
      Field("noSetTables", "How many of the tables have no Set") { $0.noSet.hits },
      Field("noSetShare", "The share of the tables without a Set, with its Clopper–Pearson interval") {
        Estimate($0.noSet, seed: $0.seed)
      })
  }

  /// Games with some number of cards.
  struct Games: Record {
    package static var recordName: String { "gamesByCards" }
    let cards: Int
    let share: Share
    let seed: UInt64

    static let shape = Shape<Self>(
      Field("cardCount", "The number of cards") { $0.cards },
      Field("games", "How many games there were") { $0.share.hits },
      Field("share", "Their share of all games, with its Clopper–Pearson interval") {
        Estimate($0.share, seed: $0.seed)
      })
  }

  private var cardsLeft: [Games] {
    games.left.compactMap { shared(cards: $0.cards, hits: $0.games) }
  }

  private var reached: [Games] {
    sizes.dropFirst().compactMap { shared(cards: $0, hits: games.gamesReaching($0)) }
  }

  private func shared(cards: Int, hits: UInt64) -> Games? {
    Share(hits: hits, of: games.games).map { Games(cards: cards, share: $0, seed: games.request.seed) }
  }

  /// A line of the table: tables of one size with one number of cards in the deck.
  package struct Row: Record {
    let tableCards: Int
    let state: State

    package static let shape = Shape<Self>(
      [Field("tableCards", "The number of cards on the table") { $0.tableCards }] + State.shape.fields { $0.state })
  }

  package var rows: [Row] {
    sizes.flatMap { cards in
      games.states(table: cards).compactMap { state in
        State(state: state, seed: games.request.seed).map { Row(tableCards: cards, state: $0) }
      }
    }
  }
}

extension SetSimulateDocument {
  package func text(style: TextStyle, run: RunInfo?) -> String {
    guard games.games > 0 else {
      return style.heading("No games played") + (games.evidence.map { style.evidence($0) } ?? "")
    }
    let isClassic = games.request.rules.refill == .classic
    let rule = isClassic ? "back to \(SetWords.cards(deck.firstDeal))" : "always replaced from the deck"
    var text =
      style.heading("\(Wording.count(games.games, "game", "games")) of \(deckInWords)")
      + style.wrapped(
        "Taken: \(games.request.rules.pick.phrase(deck.variant)); refill: \(rule); seed \(games.request.seed).")
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
      .numbers("cards"), .numbers("tables"), .numbers(deck.variant.none), .words("odds"),
      .numbers("mean \(deck.variant.nouns.many)"))
    for cards in sizes {
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
        "\(left.cards)", Wording.grouped(left.share.hits), Self.percent(left.share.value),
        Self.interval(left.share))
    }
    return table.text(style: style, indent: 2)
  }

  private func needs(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .numbers("games"), .numbers("share"), .words("interval"))
    for reached in reached where reached.share.hits > 0 {
      table.add(
        "\(reached.cards) cards", Wording.grouped(reached.share.hits), Self.percent(reached.share.value),
        Self.interval(reached.share))
    }
    return table.text(style: style, indent: 2)
  }

  private func byDeck(_ style: TextStyle) -> String {
    let mean = "mean \(deck.variant.nouns.many)"
    var table = TextTable(
      .numbers("deck"), .numbers("\(deck.variant.none) in \(sizes[0])"), .numbers(mean), .numbers("in \(sizes[1])"),
      .numbers(mean), .numbers("in \(sizes[2])"))
    let all = sizes.prefix(3).map { games.states(table: $0) }
    for deck in Set(all.joined().map { $0.deck }).sorted(by: >) {
      let states = all.map { states in states.first { $0.deck == deck } }
      let shares = states.map { $0?.shareWithoutSet.map { Self.percent($0.value) } ?? "–" }
      let means = states.map { $0?.meanSets.map { Wording.fixed($0, decimals: 3) } ?? "–" }
      table.add("\(deck)", shares[0], means[0], shares[1], means[1], shares[2])
    }
    return table.text(style: style, indent: 2)
  }

  private var sentence: String {
    guard let taken = games.meanSetsTaken.value, let tables = games.meanTables else { return "" }
    return "On average a game yields \(Wording.fixed(taken, decimals: 4)) \(deck.variant.nouns.many) and "
      + "\(Wording.fixed(tables, decimals: 3)) table states."
  }

  /// "Set", "the deck quads".
  var deckInWords: String { deck == .set ? "Set" : "the deck \(DeckNotation.name(deck))" }

  private static func percent(_ share: Double) -> String { Wording.fixed(share * 100, decimals: 3) + " %" }

  private static func interval(_ share: Share) -> String {
    let interval = share.interval
    return "\(Wording.fixed(interval.lowerBound * 100, decimals: 3)) to "
      + "\(Wording.fixed(interval.upperBound * 100, decimals: 3)) %"
  }
}
