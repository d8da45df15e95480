import Documents
import ExactArithmetic
import GameCore
import SetGame

extension SetReportDocument: FigureDocument {
  package var title: String {
    SetChanceDocument.words(
      distribution.probability(of: 0), of: distribution.variant, cards: distribution.cards, digits: 4)
  }

  package var lead: [String] {
    guard let odds = distribution.oddsAgainstNone, !odds.isZero else { return [] }
    let booklet = distribution.bookletOddsAgainstNone.map { " The game's booklet says \($0) : 1." } ?? ""
    return ["The odds against a deal without \(distribution.variant.one) are \(odds.decimal(digits: 5)) : 1.\(booklet)"]
  }

  package var figures: [Figure] {
    [SetFigures.distribution(distribution, numbers: numberTable)]
      + (distribution.most.deal.count <= Self.mostDrawn && distribution.deck.dimension == .standard
        ? [
          SetFigures.hand(
            "A deal with the most \(distribution.variant.nouns.many): \(distribution.most.sets)",
            distribution.most.deal, faces),
          SetFigures.hand("A deal with the fewest: \(distribution.fewest.sets)", distribution.fewest.deal, faces),
        ] : [])
  }
}

extension SetDistributionDocument: FigureDocument {
  package var title: String {
    guard let whole else {
      if case .ranks(let ranks) = outcome {
        return "\(ranks.deck.variant.nouns.many) in a deal of \(Wording.count(ranks.cards, "card", "cards"))"
      }
      if case .sampled(let deals) = outcome { return deals.title }
      return outcome.isStopped ? "Sets in a deal: a count that was stopped" : "Sets in a deal: a part of the count"
    }
    let mean = whole.mean.decimal(digits: 4)
    return "A deal of \(Wording.count(whole.cards, "card", "cards")) has \(mean) \(whole.variant.nouns.1) on average"
  }

  package var lead: [String] {
    guard let whole else { return [] }
    return [
      "All \(whole.total.words()) deals are counted; \(whole.classCount.words()) are inequivalent under affine maps."
    ]
  }

  package var figures: [Figure] {
    if case .sampled(let deals) = outcome, deals.trials > 0 { return [deals.figure(numbers: numberTable)] }
    return whole.map { [SetFigures.distribution($0, numbers: numberTable)] } ?? []
  }
}

extension SetChanceDocument: FigureDocument {
  package var figures: [Figure] {
    guard let chance else { return [] }
    let variant = chance.deck.variant
    let chances = [(variant.none, chance.probability), ("\(variant.one) or more", 1 - chance.probability)]
    let deals = BigInt.binomial(chance.deck.dimension.cardCount, chance.cards)
    return [
      Figure(
        "The chance of \(variant.none)",
        caption: "Exact: the share of all \(deals.words()) deals of \(chance.cards) cards.",
        RowChart(
          "share of the deals, %", names: ("", "exact"),
          chances.map { name, chance in
            RowChart.Row(name, exact: 100 * chance.toDouble(), "\(name): \(CensusWords.percent(chance))")
          }, about: [0, 100]))
    ]
  }
}

extension SetRoundsDocument: FigureDocument {
  package var title: String {
    "No Set: \(CensusWords.percent(deal.first[0])) of first deals, \(CensusWords.percent(deal.afterSet[0])) after a Set"
  }

  package var lead: [String] { [rule] }

  package var figures: [Figure] {
    let tables: [(String, SetChances, Ink)] = [
      ("first deal", deal.first, .first), ("after a Set", deal.afterSet, .second),
      ("after none", deal.afterNone, .third),
    ]
    let series = tables.filter { !$0.1.all.isEmpty }.map { name, chances, ink in
      Chart.Series(
        name, .line, ink,
        chances.all.enumerated().map { sets, chance in
          Chart.Point(Double(sets), 100 * chance.toDouble(), "\(name), \(sets) Sets: \(CensusWords.percent(chance))")
        })
    }
    return [
      Figure(
        "The chance of each number of Sets",
        caption:
          "\(SetWords.cards(deal.deck.firstDeal).capitalizedFirst) at first and after a Set was taken, three more after "
          + "there was none. All chances are exact.",
        Chart(
          x: Chart.Axis("Sets on the table", isWhole: true), y: Chart.Axis("chance, %", holdsZero: true), series),
        numbers: numberTable)
    ]
  }
}

extension SetCensusDocument: FigureDocument {
  /// The largest tables without a Set, and how many there are.
  package var inBrief: String? {
    guard let most = census.rows.last(where: { $0.setFree > 0 }) else { return nil }
    return "\(title): \(Wording.grouped(most.setFree)) of \(Wording.count(most.cards, "card", "cards"))"
  }

  package var title: String {
    let deck = census.deckInWords
    guard let last = census.rows.last, last.setFree == 0, let most = census.rows.last(where: { $0.setFree > 0 }) else {
      return "Tables of \(deck) without a \(census.noun)"
    }
    return "At most \(Wording.count(most.cards, "card", "cards")) of \(deck) have no \(census.noun) among them"
  }

  package var lead: [String] {
    ["How many tables of each size have no \(census.noun), and how likely a random deal is one of them."]
  }

  package var figures: [Figure] {
    let rows = census.rows.filter { $0.setFree > 0 }
    let tables = Chart(
      x: Chart.Axis("cards on the table", isWhole: true), y: Chart.Axis("tables", .logarithmic),
      [
        Chart.Series(
          "without a \(census.noun)", .points, .first,
          rows.map {
            Chart.Point(
              Double($0.cards), Double($0.setFree), "\($0.cards) cards: \(Wording.grouped($0.setFree)) tables")
          }),
        Chart.Series(
          "classes under all affine maps", .points, .second,
          rows.compactMap { row in
            row.classes.map {
              Chart.Point(Double(row.cards), Double($0), "\(row.cards) cards: \(Wording.grouped($0)) classes")
            }
          }),
      ])
    let chances = Chart(
      x: Chart.Axis("cards dealt", isWhole: true), y: Chart.Axis("chance of no \(census.noun), %", holdsZero: true),
      [
        Chart.Series(
          .bars,
          rows.map { row in
            let chance = row.probabilitySetFree
            return Chart.Point(
              Double(row.cards), 100 * chance.toDouble(), "\(row.cards) cards: \(CensusWords.percent(chance))")
          })
      ])
    return [
      Figure("The chance of no \(census.noun) by table size", caption: "Exact, from the counts below.", chances),
      Figure(
        "Tables without a \(census.noun), and their classes", caption: "",
        tables,
        numbers: numberTable),
    ]
  }
}

extension SetSimulateDocument: FigureDocument {
  package var title: String {
    let mean = games.meanSetsTaken.value.map {
      ": \(Wording.fixed($0, decimals: 2)) \(deck.variant.nouns.many) taken on average"
    }
    return "\(Wording.count(games.games, "game", "games")) of \(deckInWords)\(mean ?? "")"
  }

  package var lead: [String] {
    [
      "Played at random by the rules below; seed \(games.request.seed). Intervals hold the true value with 95 % confidence."
    ]
  }

  package var figures: [Figure] {
    let inks: [Ink] = [.first, .second, .third]
    let series = zip(sizes, inks).map { cards, ink in
      Chart.Series(
        "\(cards) cards", .points, ink,
        games.states(table: cards).compactMap { state in
          state.shareWithoutSet.flatMap { share in
            guard share.trials >= Self.fewestTables else { return nil }
            return Chart.Point(
              Double(state.deck), 100 * share.value,
              interval: 100 * share.interval.lowerBound...100 * share.interval.upperBound,
              "\(cards) on the table, \(state.deck) in the deck: \(Wording.short(100 * share.value)) % of \(Wording.grouped(share.trials))"
            )
          }
        })
    }.filter { !$0.isEmpty }
    guard !series.isEmpty else { return [] }
    return [
      Figure(
        "Tables without \(deck.variant.one), as the deck runs out",
        caption:
          "The share of tables without \(deck.variant.one), with its interval, by the cards left in the deck; the game runs from left "
          + "to right. States reached fewer than \(Self.fewestTables) times are in the data only.",
        Chart(
          x: Chart.Axis("cards in the deck", isWhole: true, isReversed: true),
          y: Chart.Axis("\(deck.variant.none), %", holdsZero: true), series,
          guides: first.map { [.level($0, "first deal, exactly \(Wording.fixed($0, decimals: 2)) %")] } ?? []),
        numbers: numberTable)
    ]
  }

  /// The fewest tables whose share is drawn: with fewer an interval hides everything else.
  private static let fewestTables: UInt64 = 500

  /// The exact chance, in per cent, that the first deal of a game has no Set.
  private var first: Double? { deck == .set ? 100 * CensusWords.firstDealWithoutSet : nil }
}

extension SetHintsDocument: FigureDocument {
  package var title: String { headline }
  package var lead: [String] { [] }

  /// The figures hold the rows, in words.
  package var pageTable: NumberTable? { figures.isEmpty ? numberTable : nil }

  /// The deal, and each group on its own: a hint sheet.
  package var figures: [Figure] {
    guard hints.layout.dimension == .standard, !hints.layout.cards.isEmpty else { return [] }
    let groups = hints.revealed.enumerated().map { number, places in
      Figure(
        "\(number + 1): cards \(Wording.list(places.map { "\($0 + 1)" }))",
        caption: places.map { faces.name(of: hints.layout.cards[$0]) }.joined(separator: ", "),
        CardsPicture(cards: hints.layout.cards, faces: faces, framed: places, scale: 0.5))
    }
    return [SetFigures.hand("The deal", hints.layout.cards, faces)] + groups
  }
}

extension SetAnalyzeDocument: FigureDocument {
  package var title: String {
    let loners = analysis.cardsInNoSet.count
    return analysis.isSetFree ? headline : "\(headline), \(Wording.count(loners, "card", "cards")) in none"
  }
  package var lead: [String] { [loners, deckSentence] }

  package var figures: [Figure] {
    guard dimension == .standard, !analysis.layout.cards.isEmpty else { return [] }
    let cards = analysis.layout.cards
    let groups = analysis.groups.enumerated().map { number, group in
      Figure(
        "\(number + 1): cards " + Wording.list(group.positions.map { "\($0 + 1)" })
          + (kind(of: group).map { ", \($0)" } ?? ""),
        caption: group.positions.map { faces.name(of: cards[$0]) }.joined(separator: ", "),
        CardsPicture(cards: cards, faces: faces, framed: group.positions, scale: 0.5))
    }
    return [SetFigures.hand("The deal", cards, faces)] + groups
  }
}

extension SetExplainDocument: FigureDocument {
  package var title: String { headline }
  package var lead: [String] { [] }

  package var figures: [Figure] {
    guard dimension == .standard else { return [] }
    return [SetFigures.hand("The three cards", explanation.layout.cards, faces)]
  }
}

extension SetDealDocument: FigureDocument {
  package var title: String { Wording.count(deals.layouts.count, "deal", "deals") + " of Set" }

  package var lead: [String] {
    let first = deals.layouts.count > Self.mostDrawn ? ["The first \(Self.mostDrawn) are drawn."] : []
    return (deals.method.isUniform ? [] : ["Found by local search: not all matching deals are equally likely."]) + first
  }

  private static let mostDrawn = 100

  package var figures: [Figure] {
    guard deals.request.deck.dimension == .standard, deals.request.size > 0 else { return [] }
    return rows.prefix(Self.mostDrawn).enumerated().map { number, row in
      SetFigures.hand("Deal \(number + 1): \(deals.request.deck.variant.count(row.sets))", row.layout.cards, faces)
    }
  }
}

/// Figures that several documents of Set have.
enum SetFigures {
  /// Cards on a table.
  static func hand(_ title: String, _ cards: [Card], _ faces: CardFaces = .glyphs) -> Figure {
    Figure(
      title, caption: cards.map { faces.word(of: $0) }.joined(separator: " "),
      CardsPicture(
        cards: cards, faces: faces, columns: cards.count > 15 ? 5 : cards.count == 3 ? 3 : 4,
        isNumbered: cards.count > 1,
        scale: cards.count > 15 ? 0.8 : 1))
  }

  /// How many deals have how many groups, with the mean.
  static func distribution(_ distribution: DealDistribution, numbers: NumberTable) -> Figure {
    let noun = distribution.variant.nouns.1
    let points = distribution.deals.enumerated().map { sets, deals in
      let chance = distribution.probability(of: sets)
      return Chart.Point(
        Double(sets), 100 * chance.toDouble(),
        "\(distribution.variant.count(sets)): \(CensusWords.percent(chance)), \(deals.words()) deals")
    }
    return Figure(
      "The number of \(noun) in a deal of \(distribution.cards) cards",
      caption:
        "The share of all \(distribution.total.words()) deals. The mean is \(distribution.mean.decimal(digits: 8)).",
      Chart(
        x: Chart.Axis(noun, isWhole: true), y: Chart.Axis("share of the deals, %", holdsZero: true),
        [Chart.Series(.bars, points)],
        guides: [.at(distribution.mean.toDouble(), "mean \(distribution.mean.decimal(digits: 4))")]),
      numbers: numbers)
  }
}
