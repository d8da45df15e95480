import CardMatch
import CardMatchApp
import Documents
import ExactArithmetic
import GameCore
import Questions
import Testing

private typealias State = GameState<CardMatchPlay>

/// The settings with some changed.
private func settings(_ changes: (String, String)...) throws -> CardMatchSettings {
  var settings = CardMatchSettings()
  for (name, value) in changes { try settings.set(name, to: value) }
  return settings
}

/// A game of these cards, after turning cards at places from 1.
private func played(_ cards: String, _ places: Int..., changes: (String, String)...) throws -> State {
  let dealt = try DealNotation(cards).cards
  var settings = CardMatchSettings()
  settings.dealSize = dealt.count
  for (name, value) in changes { try settings.set(name, to: value) }
  var state = State.reduce(State(settings: settings), .new)
  state = State.reduce(state, .dealt(tag: state.tag, CardMatchPlay.Deal(deck: Deck(dealt))))
  for place in places {
    #expect(state.refusal(of: .play(place - 1)) == nil, "turn \(place)")
    state = State.reduce(state, .play(place - 1))
  }
  return state
}

private func advised(_ state: State) throws -> State {
  let asked = State.reduce(state, .hint)
  let request = try #require(asked.request)
  return State.reduce(asked, try TestLibrary.computer.answer(request, in: asked))
}

@Suite struct CardMatchPlayTests {
  @Test func theSourcesGameIsTheDefault() throws {
    var state = State.reduce(nil, .new)
    #expect(state.phase == .loading && state.refusal(of: .play(0)) == .loading)
    let request = try #require(state.request)
    state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
    let table = try #require(state.table)
    #expect(table.cards.cards.count == 12 && table.deck.count == 40)
    #expect(Set(table.cards.cards + table.deck.cards).count == 52, "no card is lost or dealt twice")
    #expect(table.cards.scoring == .standard && table.cards.score == 0 && table.cards.openIndices.isEmpty)
    #expect(state.legalMoves == Array(0..<12) && state.turn == .person(.you))
    #expect(table.cards.cards.indices.allSatisfy { !table.isUp($0) }, "face down")
  }

  @Test func theCardsAreDrawnFromTheTopOfTheDeck() throws {
    var deck = Deck(try DealNotation("2C 3C 4C").cards)
    deck.addOnTop(try #require(CardNotation.card("10H")))
    deck.addAtBottom(try #require(CardNotation.card("AS")))
    let table = CardMatchPlay.table(CardMatchPlay.Deal(deck: deck), try settings(("deal-size", "3")))
    #expect(table.cards.cards.map(CardNotation.symbol) == ["10♥", "2♣", "3♣"])
    #expect(table.deck.cards.map(CardNotation.symbol) == ["4♣", "A♠"])
  }

  @Test func theScoreFollowsTheSourceToTheLetter() throws {
    #expect(try played("AH 2D AD 9D", 1).table?.cards.score == -1, "turning a card up costs 1")
    #expect(try played("AH 2D AD 9D", 1, 3).table?.cards.score == 14, "16 for a rank")
    #expect(try played("AH 2D AD 9D", 2, 4).table?.cards.score == 2, "4 for a suit")
    let mismatch = try played("AH 2D AD 9D", 1, 2)
    #expect(mismatch.table?.cards.score == -4, "2 more for a mismatch")
    #expect(mismatch.table?.isUp(0) == false && mismatch.table?.isUp(1) == true, "the earlier card is turned down")
    let both = try played("AH AD 9C", 1, 2)
    #expect(both.table?.last?.outcome == .matched(.rank, others: [0]))
    #expect(both.table?.isUp(0) == true && both.table?.isUp(1) == true, "matched cards stay up")
    #expect(try played("AH 2D AD 9D", 1, 2, 1, 2).table?.cards.score == -10, "it may go negative")
  }

  @Test func turningDownIsFreeInTheCodesRuleAndCostsOneInTheTexts() throws {
    let free = try played("AH 2D AD 9D", 1, 1)
    #expect(free.table?.cards.score == -1 && free.table?.isUp(0) == false)
    #expect(try played("AH 2D AD 9D", 1, 1, changes: ("unchoose-cost", "1")).table?.cards.score == -2)
    #expect(CardMatchSettings()["unchoose-cost"] == "0")
  }

  @Test func numbersOfTheScoringAreSettings() throws {
    let state = try played(
      "AH 2D AD 9D", 1, 2, 4, 1, 3,
      changes: ("rank-score", "5"), ("suit-score", "2"), ("bonus", "3"), ("mismatch", "7"), ("cost", "2"))
    #expect(state.table?.cards.score == -2 - (2 + 7) + (6 - 2) - 2 + (15 - 2))
    #expect(throws: SettingFault.value(setting: "cost", text: "-1", expected: "a number from 0 to 1000")) {
      try settings(("cost", "-1"))
    }
    #expect(throws: SettingFault.unknown("colour")) { try settings(("colour", "1")) }
  }

  @Test func moreCardsThanTheDeckHasAreRefused() throws {
    #expect(throws: SettingFault.value(setting: "deal-size", text: "53", expected: "a number from 2 to 52")) {
      try settings(("deal-size", "53"))
    }
    let state = State.reduce(State(settings: try settings(("deal-size", "4"))), .new)
    let few = CardMatchPlay.Deal(deck: Deck(try DealNotation("AH 2D AD").cards))
    #expect(state.refusal(of: .dealt(tag: state.tag, few)) == .foreignDeal)
    let doubled = CardMatchPlay.Deal(deck: Deck(try DealNotation("AH 2D AD").cards + [Card.deck[0]]))
    #expect(state.refusal(of: .dealt(tag: state.tag, doubled)) == .foreignDeal)
  }

  /// Trap: an invalid index changed the score.
  @Test func anInvalidPlaceOrAMatchedCardLeavesTheScore() throws {
    let state = try played("AH 2D AD 9D 3C 3S", 1, 3)
    for (place, refusal) in [
      (-1, CardMatchPlay.Refusal.noCard(-1, count: 6)), (6, .noCard(6, count: 6)), (Int.max, .noCard(.max, count: 6)),
      (0, .matched(0)), (2, .matched(2)),
    ] {
      #expect(state.refusal(of: .play(place)) == .move(refusal))
      #expect(State.reduce(state, .play(place)) == state)
    }
    #expect(try state.action("turn 0") == .play(-1) && state.action("choose 5") == .play(4))
  }

  /// Trap: the end was never detected.
  @Test func theGameEndsWhenNoTwoCardsLeftMatch() throws {
    let state = try played("AH AD 2S 3C", 1, 2)
    #expect(state.isOver && state.legalMoves == [] && state.refusal(of: .play(2)) == .over)
    #expect(state.table?.cards.score == 14 && state.refusal(of: .hint) == .over)
    #expect(try !played("AH AD 2S 3S", 1, 2).isOver, "2♠ and 3♠ match")
    #expect(try played("AH AD 2S 3S", 1, 2, 3, 4).isOver, "no card is left")
    #expect(try played("AH 2D").isOver, "nothing matches from the start")
  }

  @Test func threeCardsMatchWhereTheSettingSaysSo() throws {
    let three = ("match", "3")
    let mixed = try played("AH AD 9S 2C 3C", 1, 2, 3, changes: three)
    #expect(mixed.table?.cards.score == 8 - 3 && mixed.isOver, "two of a rank, and fewer than three cards are left")
    let miss = try played("AH 2D 9S 2C 3C", 1, 2, 3, changes: three, ("opponent", "person"))
    #expect(miss.table?.cards.openIndices == [2] && miss.table?.mover == .opponent && !miss.isOver)
    #expect(miss.table?.score(of: .you) == -5 && miss.table?.score(of: .opponent) == 0)
    #expect(throws: SettingFault.value(setting: "match", text: "4", expected: "a number from 2 to 3")) {
      try settings(("match", "4"))
    }
    #expect(try settings(("partial-suit-score", "2"))["match"] == "3", "pairs have no part that could match")
    #expect(try settings(("partial-suit-score", "2"), ("match", "2")) == CardMatchSettings())
  }

  @Test func threeCardsAreAdvisedUpToTheirLimit() throws {
    let open = try advised(try played("AH 4D 9S 2C 3C", 1, 2, changes: ("match", "3")))
    let table = try #require(open.table)
    let game = try FaceDownGame(dealSize: 5, scoring: .standardOfThree)
    let exact = try FaceDownAdvice(table.known, plan: TestLibrary.plan(of: game))
    #expect(open.advice?.choice.value == exact.value)
    let large = State.reduce(try played("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH", changes: ("match", "3")), .hint)
    #expect(throws: ComputerError.tooHard) {
      try TestLibrary.computer.answer(try #require(large.request), in: large)
    }
  }

  @Test func theAdviserKnowsWhatWasEverFaceUp() throws {
    let state = try played("AH 2D AD 9C 3C 7S", 1, 2, 4)
    let known = try KnownTable(
      known: DealNotation("AH 2D 9C").cards, matched: [], open: DealNotation("9C").cards, unseen: 3)
    #expect(state.table?.known == known)
    let back = State.reduce(state, .undo)
    #expect(back.table?.known.unseen == 4, "what was taken back wasn't seen")
  }

  @Test func adviceIsTheExactAdvisers() throws {
    var state = try advised(try played("AH 2S AD 9C 3C", 1, 2, 3))
    let table = try #require(state.table)
    let exact = try FaceDownAdvice(table.known)
    let advice = try #require(state.advice)
    #expect(advice.choice.value == exact.value && advice.choice.action == exact.options[0].action)
    #expect(advice.evidence == .proved(.decisionProcess(areKeysChecked: true)))
    state = State.reduce(state, .hint)
    #expect(state.advice?.shown == 1, "asked again, it names the next best choice")
    #expect(state.advice?.choice.value == exact.options[1].value)
    for _ in 1..<exact.options.count { state = State.reduce(state, .hint) }
    #expect(state.advice == advice, "and the best one again in the end")
  }

  @Test func aFreshTableIsWorthWhatTheGameIs() throws {
    // The source's 12 cards take two seconds, and many times that unless optimised.
    let size = Laws.isLong ? 12 : 7
    let state = State.reduce(State(settings: try settings(("deal-size", "\(size)"))), .new)
    let dealt = State.reduce(state, try TestLibrary.computer.answer(try #require(state.request), in: state))
    let advice = try #require(try advised(dealt).advice)
    #expect(advice.choice.action == .flipUnseen && advice.choice.place == 0)
    let game = try FaceDownGame(dealSize: size)
    let value = try #require(try TestLibrary.plan(of: game).value)
    #expect(advice.choice.value == value && value > 0)
  }

  @Test func aKnownPartnerIsNamedByItsPlace() throws {
    let state = try advised(try played("AH 2C 9C AD", 4, 2, 1))
    #expect(state.advice?.choice.place == 3 && state.advice?.choice.value ?? 0 >= 15)
  }

  @Test func whatCannotBeSolvedIsSaid() throws {
    let state = State.reduce(
      try played("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AD 2D"), .hint)
    let request = try #require(state.request)
    #expect(throws: ComputerError.tooHard) { try TestLibrary.computer.answer(request, in: state) }
  }

  @Test func lawsHoldUnderRandomActions() throws {
    let choices = try [
      settings(("deal-size", "6")), settings(("deal-size", "8")), settings(("deal-size", "2")),
      settings(("deal-size", "7"), ("unchoose-cost", "1"), ("bonus", "1")),
      settings(("deal-size", "7"), ("match", "3")),
    ]
    let laws = PlayLaws<CardMatchPlay>(
      anyMove: { table, random in random.index(table.cards.cards.count + 4) - 2 },
      check: { state in
        guard let table = state.table, let deal = state.deal else { return }
        let recount = Recount(deal.deck.cards, state.settings, state.moves.map(\.move))
        try #require(recount.score == table.cards.score, "the score, counted anew")
        try #require(recount.matched == table.cards.cards.indices.filter { table.cards.isMatched[$0] })
        try #require(recount.open == table.cards.openIndices, "fewer unmatched cards than a group are up")
        try #require(recount.seen == table.seen.indices.filter { table.seen[$0] })
        try #require(Set(table.cards.cards + table.deck.cards).count == deal.deck.count, "no card is lost")
        try #require(recount.isOver == state.isOver)
      },
      settings: choices)
    try laws.hold(steps: Laws.steps)
  }
}

/// The rules once more, in the words of the source, from the first move.
private struct Recount {
  private(set) var score = 0
  private(set) var open: [Int] = []
  private var pairs: Set<Int> = []
  private var looked: Set<Int> = []
  private let cards: [(rank: Int, suit: Int)]
  private let size: Int

  init(_ deck: [Card], _ settings: CardMatchSettings, _ moves: [Int]) {
    cards = deck.prefix(settings.dealSize).map { ($0.rank, $0.suit) }
    size = settings["match"] == "3" ? 3 : 2
    for place in moves { choose(place, settings.scoring) }
  }

  var matched: [Int] { pairs.sorted() }
  var seen: [Int] { looked.sorted() }
  var isOver: Bool {
    let rest = cards.indices.filter { !pairs.contains($0) }.map { cards[$0] }
    return rest.count < size || Set(rest.map(\.rank)).count == rest.count && Set(rest.map(\.suit)).count == rest.count
  }

  private mutating func choose(_ place: Int, _ scoring: Scoring) {
    looked.insert(place)
    if open.contains(place) {
      open.removeAll { $0 == place }
      score -= scoring.unchooseCost
      return
    }
    score -= scoring.cost
    open.append(place)
    guard open.count == size else { return }
    let ranks = Set(open.map { cards[$0].rank }).count
    let suits = Set(open.map { cards[$0].suit }).count
    guard ranks < size || suits < size else {
      score -= scoring.mismatch
      return open = [place]
    }
    // The usual points, which is all that the law draws, put ranks before suits, and three before
    // two.
    let points =
      size == 2
      ? (ranks == 1 ? scoring.rankScore : scoring.suitScore)
      : ranks == 1 ? 3 * scoring.rankScore : suits == 1 ? 3 * scoring.suitScore : ranks == 2 ? 2 : 1
    score += points * scoring.bonus
    pairs.formUnion(open)
    open = []
  }
}
