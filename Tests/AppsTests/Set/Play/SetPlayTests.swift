import Documents
import GameCore
import Questions
import SetApp
import SetGame
import Testing

private typealias State = GameState<SetPlay>

private func settings(_ change: (inout SetSettings) -> Void) -> SetSettings {
  var settings = SetSettings()
  change(&settings)
  return settings
}

/// A deck that begins with these cards; the others follow in the order of their codes.
private func deck(_ first: String = "") throws -> SetPlay.Deal {
  let cards = try CardParser().parse(first)
  return SetPlay.Deal(deck: cards + Dimension.standard.allCards.filter { !cards.contains($0) })
}

/// A new game with this deck, and then these lines, none of which is refused; computers answer at
/// once.
private func played(
  _ lines: String..., deck: SetPlay.Deal, settings: SetSettings = SetSettings()
) throws -> State {
  var state = State.reduce(State(settings: settings), .new)
  state = State.reduce(state, .dealt(tag: state.tag, deck))
  try play(lines, &state)
  return state
}

private func play(_ lines: [String], _ state: inout State) throws {
  for line in lines { try state.play(line) }
}

/// Twelve cards with the Sets 1 2 3, 4 5 6 and more.
private let twelve = "1RDE 2RDE 3RDE 1RDS 2RDS 3RDS 1GOE 2GOS 3POF 1PSE 2GSF 3RSS"
/// Sixteen cards without a Set: each feature has two values only.
private let cap = "1ROE 1ROS 1RDE 1RDS 1GOE 1GOS 1GDE 1GDS 2ROE 2ROS 2RDE 2RDS 2GOE 2GOS 2GDE 2GDS"

@Suite struct SetPlayTests {
  @Test func theSourcesGameIsTheDefault() throws {
    let state = try played(deck: deck(twelve))
    let table = try #require(state.table)
    #expect(table.places.count == 24 && table.places.prefix(12).allSatisfy { $0 != nil })
    #expect(table.places.dropFirst(12).allSatisfy { $0 == nil } && table.deck.count == 69)
    #expect(state.settings["refill"] == "classic" && state.settings["opponent"] == "none")
    #expect(table.selection.isEmpty && table.trial == nil)
    let begun = State.reduce(State(), .new)
    let drawn = try TestLibrary.computer.answer(try #require(begun.request), in: begun)
    guard case .dealt(_, let deal) = drawn else { return #expect(Bool(false), "a deck") }
    #expect(Set(deal.deck).count == 81 && deal.deck != Dimension.standard.allCards, "shuffled")
  }

  @Test func oneOrTwoSelectedCardsAreDeselectedAndTheThirdDecides() throws {
    let state = try played("select 4", "select 1", "select 4", deck: deck(twelve))
    #expect(state.table?.selection == [0] && state.table?.trial == nil, "undefined unless three are tried")
    let match = try played("select 1", "select 3", "select 2", deck: deck(twelve))
    #expect(match.table?.selection == [0, 2, 1] && match.table?.trial == .match(by: .you))
    let mismatch = try played("select 1", "select 3", "select 4", deck: deck(twelve))
    #expect(mismatch.table?.trial == .mismatch)
  }

  @Test func theNextSelectionReplacesMatchedCards() throws {
    let before = try played("select 1", "select 2", "select 3", deck: deck(twelve))
    let next = try #require(before.table?.deck.suffix(3).reversed())
    let after = try played("select 1", "select 2", "select 3", "select 7", deck: deck(twelve))
    #expect(after.table?.places.prefix(3).compactMap { $0 } == Array(next))
    #expect(after.table?.selection == [6] && after.table?.trial == nil)
    let clicked = try played("select 1", "select 2", "select 3", "select 2", deck: deck(twelve))
    #expect(clicked.table?.places == after.table?.places, "one of the three: they are replaced")
    #expect(clicked.table?.selection == [], "and nothing is selected")
  }

  @Test func theNextSelectionEndsThatOfMismatchedCards() throws {
    let state = try played("select 1", "select 2", "select 4", "select 9", deck: deck(twelve))
    #expect(state.table?.selection == [8] && state.table?.trial == nil)
    let tried = try played("select 1", "select 2", "select 4", deck: deck(twelve))
    let again = State.reduce(tried, .play(.select(1)))
    #expect(again.table?.selection == [1] && again.table?.trial == nil, "a tried card is free, too")
  }

  @Test func clearingEndsATrialAndIsTakenBackWithTheSelectionBeforeIt() throws {
    let match = try played("select 1", "select 2", "select 3", "clear", deck: deck(twelve))
    #expect(match.table?.places.count { $0 != nil } == 12 && match.table?.deck.count == 66)
    #expect(match.table?.selection == [] && match.table?.trial == nil && match.table?.score[.you] == 3)
    #expect(match.refusal(of: .play(.clear)) == .move(.nothingTried(of: 3)))
    #expect(State.reduce(match, .undo).table?.selection == [0, 1])
    #expect(State.reduce(State.reduce(match, .undo), .redo).table == match.table)
    let mismatch = try played("select 1", "select 2", "select 4", "clear", deck: deck(twelve))
    let fresh = try played(deck: deck(twelve))
    #expect(mismatch.table?.selection == [] && mismatch.table?.places == fresh.table?.places)
  }

  @Test func twoPeopleCallBeforeTheySelect() throws {
    let two = settings { $0.isShared = true }
    var state = try played(deck: deck(twelve), settings: two)
    #expect(state.settings["opponent"] == "person")
    #expect(state.refusal(of: .play(.select(0))) == .move(.uncalled))
    try play(["call opponent", "select 1", "call you", "select 1", "select 2"], &state)
    #expect(state.table?.selection == [0, 1] && state.turn == .person(.you), "whoever called last selects")
    #expect(state.refusal(of: .play(.call(.you))) == .move(.called(.you)))
    try play(["select 3", "call opponent", "select 4", "select 5", "select 7"], &state)
    #expect(state.table?.found[.you] == 1 && state.table?.score[.you] == 3)
    #expect(state.table?.score[.opponent] == -1 && state.table?.caller == nil)
    try play(["deal"], &state)
    #expect(state.table?.score[.you] == 3, "which costs nobody anything")
    let alone = try played(deck: deck(twelve))
    #expect(alone.refusal(of: .play(.call(.you))) == .move(.alone))
  }

  @Test func matchedCardsAreRemovedWhenTheDeckIsEmpty() throws {
    let start = try played(deck: deck(twelve))
    for refill in GameRules.Refill.allCases {
      var state = try State.finished(settings { $0.refill = refill }, seed: 3) { $0.table?.deck.isEmpty == true }
      guard !state.isOver, let set = state.table?.sets.first else { continue }
      let before = try #require(state.table?.places)
      try play(set.map { "select \($0 + 1)" }, &state)
      guard let other = before.indices.first(where: { before[$0] != nil && !set.contains($0) }) else { continue }
      guard !state.isOver else { continue }
      try play(["select \(other + 1)"], &state)
      let table = try #require(state.table)
      #expect(set.allSatisfy { table.places[$0] == nil }, "their places stay, empty")
      #expect(table.places.count == start.table?.places.count && table.places[other] == before[other])
      #expect(state.refusal(of: .play(.select(set[0]))) == .move(.emptyPlace(set[0])))
    }
  }

  @Test func fifteenCardsReturnToTwelveByTheClassicRuleOnly() throws {
    let lines = ["deal", "select 1", "select 2", "select 3", "select 7"]
    var classic = try played(deck: deck(twelve))
    try play(lines, &classic)
    #expect(classic.table?.places.count { $0 != nil } == 12 && classic.table?.deck.count == 66)
    var replaced = try played(deck: deck(twelve), settings: settings { $0.refill = .replace })
    try play(lines, &replaced)
    #expect(replaced.table?.places.count { $0 != nil } == 15 && replaced.table?.deck.count == 63)
    try play(["deal"], &classic)
    #expect(classic.table?.places.prefix(15).allSatisfy { $0 != nil } == true, "free places are taken first")
  }

  @Test func dealThreeMoreReplacesAMatchOrAddsThree() throws {
    let match = try played("select 1", "select 2", "select 3", "deal", deck: deck(twelve))
    #expect(match.table?.places.count { $0 != nil } == 12 && match.table?.selection == [])
    #expect(match.table?.score[.you] == 3, "which costs nothing")
    let more = try played("select 1", "deal", deck: deck(twelve))
    #expect(more.table?.places.count { $0 != nil } == 15 && more.table?.selection == [0])
  }

  @Test func aFullTableTakesMoreOnlyForAMatch() throws {
    var state = try played("deal", "deal", "deal", "deal", deck: deck(twelve))
    #expect(state.refusal(of: .play(.deal)) == .move(.tableFull(cards: 24)))
    try play(["select 1", "select 2", "select 3"], &state)
    #expect(state.refusal(of: .play(.deal)) == nil)
    try play(["deal"], &state)
    #expect(state.table?.places.count { $0 != nil } == 24)
  }

  /// Trap: the tutorial's code takes three cards of a deck that has two, and loses them.
  @Test func aDeckOfTwoLosesNoCard() throws {
    // With 4 of 81 cards laid out and three dealt each time two remain in the end; with 5, one
    // does.
    for (cards, left) in [(4, 2), (5, 1)] {
      var state = try State.finished(settings { ($0.cards, $0.refill) = (cards, .replace) }, seed: 5) {
        $0.table?.deck.count == left
      }
      let table = try #require(state.table)
      let before = table.places.count { $0 != nil }
      #expect(table.deck.count == left && state.refusal(of: .play(.deal)) == nil)
      try play(["deal"], &state)
      #expect(state.table?.deck == [])
      #expect(state.table?.places.count { $0 != nil } == before + left - (table.matched.isEmpty ? 0 : 3))
      try state.counted()
      #expect(state.isOver || state.refusal(of: .play(.deal)) == .move(.deckEmpty))
    }
  }

  /// Trap: the tutorial never notices that the game has ended.
  @Test func theEndIsNoticed() throws {
    for (seed, cards) in zip(1..., [12, 12, 3, 9, 13, 16, 20, 24]) {
      for refill in GameRules.Refill.allCases {
        let state = try State.finished(settings { ($0.cards, $0.refill) = (cards, refill) }, seed: UInt64(seed)) { _ in
          false
        }
        let table = try #require(state.table)
        #expect(state.isOver && table.deck.isEmpty && SlowSet(replaying: state).sets().isEmpty)
        #expect(table.cardsInPlay + 3 * table.found[.you] == 81, "cards are left")
        #expect(state.refusal(of: .play(.deal)) == .over && state.refusal(of: .hint) == .over)
      }
    }
  }

  @Test func aMatchShownLastEndsTheGame() throws {
    let ends = try (1...8).map { seed in try State.finished(SetSettings(), seed: seed) { _ in false } }
    #expect(ends.contains { $0.table?.trial == .match(by: .you) }, "it needs no further click")
    #expect(ends.allSatisfy { $0.isOver && ($0.table?.cardsInPlay ?? 81) <= 18 })
  }

  @Test func aCardGoesFromTheDeckToTheTableAndAway() throws {
    let card = try #require(try deck(twelve).deck.first)
    let lines = ["select 1", "select 2", "select 3", "select 8"]
    var state = try played(deck: deck(twelve))
    var stages = [state.table?.stage(of: card)]
    for line in lines {
      try play([line], &state)
      stages.append(state.table?.stage(of: card))
    }
    #expect(stages == [.table, .selected, .selected, .tried, .removed])
    #expect(state.table?.stage(of: try deck(twelve).deck[80]) == .deck)
  }

  @Test func hintsShowOneSetAfterAnotherAndTouchNothing() throws {
    var state = try played("select 5", deck: deck(twelve))
    let sets = try #require(state.table?.sets)
    #expect(sets == SlowSet(replaying: state).sets() && sets.count > 2)
    for round in 0..<6 * sets.count {
      try play(["hint"], &state)
      let set = sets[round / 3 % sets.count]
      #expect(state.advice.map { Array($0.shown) } == Array(set.prefix(round % 3 + 1)))
      #expect(state.advice?.index == round / 3 % sets.count)
      #expect(state.table?.selection == [4])
      // Time passes meanwhile.
      try play(["wait 1"], &state)
    }
  }

  @Test func hintsLeaveOutTheCardsOfAMatch() throws {
    let state = try played("select 1", "select 2", "select 3", "hint", deck: deck(twelve))
    let advice = try #require(state.advice)
    #expect(!advice.sets.isEmpty && advice.sets.allSatisfy { $0.allSatisfy { $0 > 2 } })
    #expect(state.table?.trial == .match(by: .you))
  }

  @Test func noSetBesideAMatchIsKnown() throws {
    let state = try played("select 1", "select 2", "select 3", "hint", deck: deck(cap.threeFirst))
    #expect(state.advice?.sets == [] && state.advice?.shown == [] && state.table?.matched == [0, 1, 2])
    let next = State.reduce(state, .hint)
    #expect(next.advice?.index == 0, "a second press finds none either")
  }

  @Test func decisionsChangeTheScore() throws {
    let amounts = settings { ($0.scores.match, $0.scores.mismatch, $0.scores.deal) = (10, 4, 2) }
    func score(_ lines: String..., settings: SetSettings = SetSettings(), cards: String = twelve) throws -> Int? {
      var state = try played(deck: deck(cards), settings: settings)
      try play(lines, &state)
      return state.table?.score[.you]
    }
    #expect(try score("select 1", "select 2", "select 3") == 3)
    #expect(try score("select 1", "select 2", "select 4") == -1)
    #expect(try score("deal") == -1)
    #expect(try score("deal", cards: cap) == 0, "there was no Set")
    #expect(try score("select 1", "select 2", "select 4", "deal", settings: amounts) == -6)
    #expect(try score("select 1", "select 2", "select 3", "deal", settings: amounts) == 10)
  }

  @Test func theComputerClaimsASetWhenItsTimeHasCome() throws {
    let race = settings { $0.opponent = 10 }
    var state = try played("select 1", "wait 6", "select 7", "wait 3", deck: deck(twelve), settings: race)
    #expect(state.turn == .person(.you) && state.table?.clock == 9, "a selection changes no card")
    #expect(SetPlay.second(on: try #require(state.table), race) == .wait(seconds: 1))
    #expect(SetPlay.second(on: try #require(state.table), SetSettings()) == nil, "nobody waits")
    try play(["wait 1"], &state)
    let table = try #require(state.table)
    #expect(table.trial == .match(by: .opponent) && table.score[.opponent] == 3 && table.score[.you] == 0)
    #expect(table.found[.opponent] == 1 && table.clock == 0 && table.selection.count == 3)
    let claimed = table.selection
    // Its cards are replaced by the next selection, and its next Set is another one.
    try play(["wait 10"], &state)
    #expect(state.table?.found[.opponent] == 2 && state.table?.removed.count == 3)
    #expect(claimed.allSatisfy { state.table?.places[$0] != table.places[$0] })
    // A move without a decision is taken back with the decision before it.
    state = State.reduce(state, .undo)
    #expect(state.table?.selection == [0] && state.table?.clock == 6 && state.table?.found[.opponent] == 0)
  }

  @Test func theComputerNeedsASetAndTheFoundOneStartsItsTimeAnew() throws {
    let race = settings { $0.opponent = 5 }
    let none = try played("wait 400", deck: deck(cap), settings: race)
    #expect(SetPlay.second(on: try #require(none.table), race) == nil, "time does nothing then")
    #expect(none.turn == .person(.you), "there is no Set")
    let state = try played("wait 4", "select 1", "select 2", "select 3", "wait 4", deck: deck(twelve), settings: race)
    #expect(state.turn == .person(.you) && state.table?.trial == .match(by: .you))
    #expect(state.moves.map(\.isDecision) == [false, true, true, true, false])
  }

  @Test func timeThatPassesIsOneMove() throws {
    let state = try played("wait 2", "wait 3", "wait 1000000", deck: deck(twelve))
    #expect(state.moves.map(\.move) == [.wait(seconds: SetPlay.Table.longestClock)])
  }

  @Test func whatTheRulesForbidIsRefusedWithAReason() throws {
    let state = try played(deck: deck(twelve))
    func refusal(_ line: String) throws -> GameRefusal<SetPlay>? { state.refusal(of: try state.action(line)) }
    #expect(try refusal("select 25") == .move(.noPlace(24, count: 24)))
    #expect(try refusal("select 0") == .move(.noPlace(-1, count: 24)))
    #expect(try refusal("select 13") == .move(.emptyPlace(12)))
    #expect(try refusal("claim 1 2 3") == .move(.notYours))
    #expect(try refusal("wait 0") == .move(.time(seconds: 0, 1...SetPlay.Table.longestClock)))
    #expect(state.refusal(of: .answer(tag: state.tag, .claim([0, 1, 2]))) == .late)
    #expect(State.reduce(State(), .new).refusal(of: .dealt(tag: 1, SetPlay.Deal(deck: []))) == .foreignDeal)
    let race = State.reduce(
      try played(deck: deck(twelve), settings: settings { $0.opponent = 1 }), .play(.wait(seconds: 1)))
    #expect(race.refusal(of: .play(.select(0))) == .thinking)
    #expect(race.refusal(of: .answer(tag: race.tag, .claim([0, 0, 0]))) == .move(.noSet([0, 0, 0])))
    #expect(race.refusal(of: .answer(tag: race.tag, .claim([0, 1, 99]))) == .move(.noSet([0, 1, 99])))
  }

  @Test func onlyTheFacesChangeDuringAGame() throws {
    let state = try played("select 1", "change faces tutorial", "select 2", deck: deck(twelve))
    #expect(state.settings.faces == .tutorial && state.table?.selection == [0, 1])
    #expect(state.refusal(of: try state.action("change cards 15")) == .needsNewGame)
    #expect(throws: CommandFault.self) { try state.action("change cards 25") }
    #expect(throws: CommandFault.self) { try state.action("change opponent 601") }
  }

  @Test func lawsHoldUnderRandomActions() throws {
    let choices = [
      SetSettings(), settings { $0.refill = .replace }, settings { ($0.opponent, $0.cards) = (3, 21) },
      settings { ($0.cards, $0.refill) = (4, .replace) }, settings { ($0.cards, $0.opponent) = (23, 1) },
      settings { ($0.scores.match, $0.scores.mismatch, $0.scores.deal) = (7, 0, 5) }, settings { $0.isShared = true },
    ]
    var seen: SetPlay.Table?
    let laws = PlayLaws<SetPlay>(
      anyMove: { table, random in
        switch random.index(10) {
        case 0, 1: .select(random.index(27) - 1)
        // A Set, card by card.
        case 2, 3: table.sets.first.map { .select($0[random.index(3)]) } ?? .deal
        case 4: .deal
        case 5: .clear
        case 6, 7: .call(random.index(2) == 0 ? .you : .opponent)
        case 8: .claim([random.index(25), random.index(25), random.index(25)])
        default: .wait(seconds: random.index(4))
        }
      },
      check: { state in
        if state.table != seen { try state.counted() }
        seen = state.table
      }, settings: choices)
    try laws.hold(steps: Laws.steps)
  }
}

extension String {
  /// Cards of which the first three are a Set, and the others hold none with three of them left
  /// out.
  fileprivate var threeFirst: String { "3PSF 3PSE 3PSS " + split(separator: " ").prefix(9).joined(separator: " ") }
}
