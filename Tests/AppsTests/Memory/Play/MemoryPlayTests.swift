import CardMatch
import Documents
import ExactArithmetic
import GameCore
import Memory
import MemoryApp
import Questions
import Reversi
import Testing

private typealias State = GameState<MemoryPlay>

private func settings(_ changes: (String, String)...) throws -> MemorySettings {
  var settings = MemorySettings()
  for (name, value) in changes { try settings.set(name, to: value) }
  return settings
}

/// A game of faces that are named by letters, after turning cards at places from 1; computers move
/// as soon as it is their turn.
private func played(_ faces: String, _ places: Int..., changes: (String, String)...) throws -> State {
  var settings = MemorySettings()
  for (name, value) in changes { try settings.set(name, to: value) }
  settings.pairs = faces.count / settings.game.copies
  var state = State.reduce(State(settings: settings), .new)
  state = State.reduce(state, .dealt(tag: state.tag, MemoryPlay.Deal(category: .pop, faces: faces.map(String.init))))
  state = try answered(state)
  for place in places {
    #expect(state.refusal(of: .play(place - 1)) == nil, "turn \(place)")
    state = try answered(State.reduce(state, .play(place - 1)))
  }
  return state
}

private func answered(_ state: State, computer: Computer<FaceSource> = TestLibrary.computer(of: MemoryPlay.self)) throws
  -> State
{
  var state = state
  while let request = state.request { state = State.reduce(state, try computer.answer(request, in: state)) }
  return state
}

/// A computer with faces of its own, or none.
private func computer(_ names: [String]?) -> Computer<FaceSource> {
  let source = FaceSource { _ throws(ComputerError) in
    guard let names else { throw .load(reason: "the album covers can't be reached") }
    return names
  }
  return Computer(seed: 1, solvers: source)
}

@Suite struct MemoryPlayTests {
  @Test func sixPairsOfPopAloneAreTheDefault() throws {
    var state = State.reduce(nil, .new)
    #expect(state.phase == .loading && state.table == nil, "the faces have to be loaded")
    state = try answered(state)
    let table = try #require(state.table)
    #expect(table.faces.count == 12 && table.category == .pop && table.isSolo)
    #expect(Set(table.faces).count == 6 && table.faces.allSatisfy(FaceCategory.pop.faces.contains))
    #expect(table.faces.indices.allSatisfy { !table.isUp($0) } && state.legalMoves == Array(0..<12))
    #expect(state.turn == .person(.you))
  }

  @Test func equalCardsStayUpAndUnequalOnesUntilTheNextTurn() throws {
    let pair = try played("ABAB", 1, 3)
    #expect(pair.table?.guesser(0) == .you && pair.table?.guesser(2) == .you && pair.table?[.you].attempts == 1)
    #expect(pair.table?.last == .pair(0, 2, by: .you))
    let miss = try played("ABAB", 1, 2)
    #expect(miss.table?.isUp(0) == true && miss.table?.isUp(1) == true && miss.table?.guesser(0) == nil)
    #expect(miss.table?[.you].attempts == 1)
    let next = try played("ABAB", 1, 2, 4)
    #expect(next.table?.isUp(0) == false && next.table?.isUp(1) == false && next.table?.isUp(3) == true)
    #expect(next.table?[.you].attempts == 1, "one card is no attempt yet")
    let again = try played("ABAB", 1, 2, 1)
    #expect(again.table?.turned == [0], "one of the two may be turned at once")
  }

  @Test func theGameIsOverWhenAllCardsAreUp() throws {
    let state = try played("ABAB", 1, 2, 1, 3, 2, 4)
    #expect(state.isOver && state.table?[.you].attempts == 3 && state.table?[.you].pairs == 2)
    #expect(state.refusal(of: .play(0)) == .over && state.legalMoves == [])
    #expect(state.table?.winner == nil, "alone, nobody wins")
  }

  /// Trap: the card's index was unchecked.
  @Test func whatCannotBeTurnedIsRefusedWithAReason() throws {
    let state = try played("ABABCC", 1, 3, 2)
    for (place, refusal) in [
      (-1, MemoryPlay.Refusal.noCard(-1, count: 6)), (6, .noCard(6, count: 6)), (.max, .noCard(.max, count: 6)),
      (0, .guessed(0)), (1, .up(1)),
    ] {
      #expect(state.refusal(of: .play(place)) == .move(refusal))
      #expect(State.reduce(state, .play(place)) == state)
    }
    #expect(state.legalMoves == [3, 4, 5])
    #expect(try state.action("turn 0") == .play(-1) && state.action("choose 5") == .play(4))
  }

  @Test func aPairEarnsAnotherTurnAndPairsAreCountedForEach() throws {
    // The computer remembers nothing; its answers don't matter here, but whose turn it is.
    let mine = try played("AABBCC", 1, 2, changes: ("opponent", "naive"))
    #expect(mine.turn == .person(.you) && mine.table?[.you] != mine.table?[.opponent])
    let lost = try played("AABBCC", 1, 3, 1, changes: ("opponent", "optimal"))
    #expect(lost.table?[.opponent].attempts ?? 0 > 0)
    #expect(lost.moves[2].isDecision == false && lost.moves[3].isDecision == false, "its turn is two answers")
    #expect((lost.table?[.you].pairs ?? 0) + (lost.table?[.opponent].pairs ?? 0) <= 3)
  }

  @Test func aComputerRemembersWhatWasShown() throws {
    // You turn A and B, B and A: all is known, and the computer takes everything.
    let state = try played("ABAB", 1, 2, changes: ("opponent", "naive"))
    #expect(state.table?[.opponent].pairs == 2 || state.turn == .person(.you))
    var settings = try settings(("pairs", "2"), ("opponent", "naive"), ("first", "you"))
    for (opponent, takes) in [("naive", true), ("optimal", true), ("forgetful:0", false)] {
      try settings.set("opponent", to: opponent)
      var wins = 0
      for seed in 0..<40 as Range<UInt64> {
        var state = State.reduce(State(settings: settings), .new)
        let deal = MemoryPlay.Deal(category: .pop, faces: ["A", "B", "A", "B"])
        state = State.reduce(state, .dealt(tag: state.tag, deal))
        for place in [0, 1] { state = State.reduce(state, .play(place)) }
        state = try answered(state, computer: TestLibrary.computer(of: MemoryPlay.self, seed: seed))
        wins += state.table?.winner == .opponent ? 1 : 0
      }
      // With A and B known any third card shows its mate; a player who remembers nothing guesses.
      #expect((wins == 40) == takes, "\(opponent) won \(wins) of 40")
    }
  }

  @Test(arguments: ["optimal", "naive", "forgetful:0", "forgetful:4"])
  func everyOpponentPlaysToTheEnd(_ opponent: String) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let computer = TestLibrary.computer(of: MemoryPlay.self, seed: seed)
      var state = State.reduce(
        State(settings: try settings(("opponent", opponent), ("first", "opponent"))), .new)
      state = try answered(state, computer: computer)
      var random = SeededGenerator(seed: seed)
      while case .person = state.turn {
        let moves = try #require(state.legalMoves)
        state = try answered(State.reduce(state, .play(moves[random.index(moves.count)])), computer: computer)
      }
      #expect(state.isOver && state.moves.count % 2 == 0)
      #expect((state.table?[.you].pairs ?? 0) + (state.table?[.opponent].pairs ?? 0) == 6)
    }
  }

  @Test func movesDuringTheComputersTurnAreRefused() throws {
    var state = State(settings: try settings(("opponent", "naive"), ("first", "opponent")))
    state = State.reduce(state, .new)
    let request = try #require(state.request)
    state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
    #expect(state.turn == .computer(.opponent) && state.legalMoves == [])
    #expect(state.refusal(of: .play(0)) == .thinking && State.reduce(state, .play(0)) == state)
    #expect(state.refusal(of: .hint) == .thinking)
  }

  @Test func undoTakesBackTheComputersTurnToo() throws {
    let state = try played("AABBCC", 1, 3, changes: ("opponent", "forgetful:0"))
    let back = State.reduce(state, .undo)
    #expect(back.moves.count == 1 && back.table?.first == 0 && back.table?[.you].attempts == 0)
    #expect(back.table?.seen == [true, false, false, false, false, false])
  }

  // MARK: Loading

  /// Trap: there was no path for a failed load.
  @Test func aFailedLoadIsSaidAndCanBeTriedAgain() throws {
    let failed = try answered(State.reduce(nil, .new), computer: computer(nil))
    #expect(failed.phase == .failed(reason: "the album covers can't be reached"))
    #expect(failed.refusal(of: .play(0)) == .noGame && failed.request == nil)
    let again = try answered(State.reduce(failed, .new))
    #expect(again.phase == .playing)
    let few = try answered(State.reduce(nil, .new), computer: computer(["One", "Two"]))
    #expect(few.phase == .failed(reason: "pop has too few faces for 6 pairs: 2"))
    let blank = try answered(State.reduce(nil, .new), computer: computer(["a b"]))
    #expect(blank.phase == .failed(reason: "the faces of pop aren't different words"))
  }

  /// Trap: a late answer could overwrite a newer game.
  @Test func lateDealsAreIgnored() throws {
    let first = State.reduce(nil, .new)
    let late = try TestLibrary.computer.answer(try #require(first.request), in: first)
    let second = State.reduce(first, .new)
    #expect(second.refusal(of: late) == .late && State.reduce(second, late) == second)
    #expect(second.refusal(of: .failed(tag: first.tag, reason: "")) == .late)
    let playing = try answered(second)
    #expect(playing.refusal(of: late) == .late && State.reduce(playing, late) == playing)
  }

  @Test func onlyPairsOfWordsAreDealt() throws {
    let state = State.reduce(State(settings: try settings(("pairs", "2"))), .new)
    let wrong = [
      ["A", "A", "B"], ["A", "A", "A", "A"], ["A", "B", "C", "D"], ["A", "A", "", ""], ["a b", "a b", "C", "C"],
    ]
    for faces in wrong {
      let deal = MemoryPlay.Deal(category: .pop, faces: faces)
      #expect(state.refusal(of: .dealt(tag: state.tag, deal)) == .foreignDeal, "\(faces)")
    }
  }

  @Test func facesMayComeFromElsewhere() throws {
    let names = (1...6).map { "Cover\($0)" }
    let state = try answered(State.reduce(nil, .new), computer: computer(names))
    #expect(try #require(state.table).faces.sorted() == (names + names).sorted())
  }

  // MARK: Categories

  @Test func eachCategoryHasFacesOfItsOwn() {
    #expect(
      FaceCategory.allCases.map(\.title) == ["Animals", "Fruit", "Instruments", "Letters", "Numbers"] + [
        "Pop", "Electronic", "Rock", "Metal", "Rap",
      ])
    let all = FaceCategory.allCases.flatMap(\.faces)
    #expect(all.count == 180 && all.allSatisfy { (1...10).contains($0.count) })
    #expect(all.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    for category in FaceCategory.allCases {
      #expect(category.faces.count == FaceCategory.faceCount)
      #expect(Set(category.faces.map { $0.prefix(4) }).count == FaceCategory.faceCount, "short forms differ too")
    }
  }

  @Test func anUnknownCategoryThatWasKeptIsPopAndOneThatIsChosenIsRefused() throws {
    var settings = try settings(("category", "metal"))
    #expect(throws: SettingFault.self) { try settings.set("category", to: "schlager") }
    #expect(settings.category == .metal)
    try settings.restore("category", to: "schlager")
    #expect(settings.category == .pop)
    let state = try State().action("change category schlager")
    #expect(state == .change(MemorySettings()))
  }

  @Test func anotherCategoryIsForTheNextLoadAndLeavesTheGameAlone() throws {
    var state = try played("ABAB", 1, 3)
    let table = state.table
    state = State.reduce(state, .change(try settings(("pairs", "2"), ("category", "metal"))))
    #expect(state.table == table && state.moves.count == 2 && state.settings.category == .metal)
    state = State.reduce(State.reduce(state, .undo), .redo)
    #expect(state.table == table, "nor does taking back")
    state = try answered(State.reduce(state, .new))
    #expect(state.table?.category == .metal)
    let faces = try #require(state.table?.faces)
    #expect(faces.allSatisfy(FaceCategory.metal.faces.contains))
    #expect(state.refusal(of: .change(try settings(("pairs", "3"), ("category", "metal")))) == .needsNewGame)
    let alone = try settings(("pairs", "2"), ("category", "metal"), ("opponent", "naive"))
    #expect(state.refusal(of: .change(alone)) == .needsNewGame)
  }

  @Test func anotherCategoryDuringTheLoadReplacesIt() throws {
    let loading = State.reduce(nil, .new)
    let pop = try TestLibrary.computer.answer(try #require(loading.request), in: loading)
    let changed = State.reduce(loading, .change(try settings(("category", "rap"))))
    #expect(changed.phase == .loading && changed.refusal(of: pop) == .late)
    #expect(try answered(changed).table?.category == .rap)
  }

  @Test func theListOfCategoriesMarksThePresentOneAndStaysOpen() {
    let store = PlayStore<MemoryPlay>()
    store.dispatch(.go(.categories))
    #expect(store.state.categories.chosen == .pop && store.state.categories.categories == FaceCategory.allCases)
    store.dispatch(store.state.categories.choosing(.rock))
    #expect(store.state.categories.chosen == .rock && store.state.game.settings.category == .rock)
    #expect(store.state.routing.top == .categories)
    store.dispatch(.game(.openSettings))
    store.dispatch(store.state.categories.choosing(.metal))
    #expect(store.state.categories.chosen == .metal && store.state.game.settings.category == .rock)
  }

  // MARK: Settings

  @Test func opponentsAreNamed() throws {
    for name in ["none", "person", "optimal", "naive", "forgetful:0", "forgetful:5"] {
      #expect(try settings(("opponent", name))["opponent"] == name)
    }
    for name in ["forgetful", "forgetful:", "forgetful:-1", "forgetful:99", "naive:2", "dumb", ""] {
      #expect(throws: SettingFault.self) { try settings(("opponent", name)) }
    }
    #expect(throws: SettingFault.self) { try settings(("pairs", "1")) }
    #expect(throws: SettingFault.self) { try settings(("pairs", "19")) }
    #expect(throws: SettingFault.unknown("speed")) { try settings(("speed", "1")) }
  }

  // MARK: Advice

  @Test func adviceIsTheSolversForWhatEverybodyHasSeen() throws {
    func advice(_ state: State) throws -> MemoryAdvice { try #require(try answered(State.reduce(state, .hint)).advice) }
    let fresh = try advice(try played("ABAB"))
    #expect(fresh.value == Rational(8, 3) && fresh.place == 0 && fresh.plan == .look(.twoUnknown))
    let second = try advice(try played("ABAB", 1))
    #expect(second.plan == .second(.unseen) && second.place == 1 && second.value == Rational(8, 3))
    let pair = try advice(try played("ABABCC", 1, 2, 3, 5))
    #expect(pair.plan == .pair(other: 2) && pair.place == 0)
    let mate = try advice(try played("ABABCC", 1, 2, 3))
    #expect(mate.plan == .second(.mate) && mate.place == 0)
    #expect(mate.evidence == .proved(.arrangements) && mate.measure == .turns)
  }

  // MARK: Other games alone

  private func advice(_ state: State) throws -> MemoryAdvice {
    try #require(try answered(State.reduce(state, .hint)).advice)
  }

  @Test func `a match scores two points and each card shown again costs one`() throws {
    let points = ("game", "points")
    let state = try played("ABAB", 1, 2, 1, 3, 2, 4, changes: points)
    #expect(state.isOver && state.table?[.you].points == 4)
    #expect(MemoryPlay.result(of: try #require(state.table)) == 4)
    #expect(try played("ABABCC", 1, 2, 3, 4, changes: points).table?[.you].points == 0, "both cards were new")
    #expect(try played("ABABCC", 1, 2, 1, 4, changes: points).table?[.you].points == -1)
    #expect(try played("ABABCC", 1, 2, 2, 1, changes: points).table?[.you].points == -2)
    let hint = try advice(try played("ABABCC", 1, 2, 1, changes: points))
    #expect(hint.measure == .points && hint.value == 6 - Rational(3, 4))
  }

  @Test func `three equal cards are taken, and an attempt ends with the first that differs`() throws {
    let triples = ("game", "triples")
    let open = try played("AAABBB", 1, 2, changes: triples)
    #expect(open.table?.attempt == [0, 1] && open.table?[.you].attempts == 0 && open.refusal(of: .play(1)) != nil)
    #expect(try advice(open).place == 2)
    let taken = try played("AAABBB", 1, 2, 3, changes: triples)
    #expect(taken.table?[.you].pairs == 1 && taken.table?.guesser(1) == .you && taken.table?.attempt == [])
    let missed = try played("AAABBB", 1, 2, 4, changes: triples)
    #expect(missed.table?.turned == [0, 1, 3] && missed.table?[.you].attempts == 1 && missed.table?.isUp(1) == true)
    let over = try played("AAABBB", 1, 2, 4, 1, 2, 3, 4, 5, 6, changes: triples)
    #expect(over.isOver && over.table?[.you].attempts == 3 && over.table?[.you].pairs == 2)
  }

  @Test func `any two of a pack's four equal cards are a pair`() throws {
    let state = try played("AAAABBBB", 1, 4, 5, 2, changes: ("game", "pack"))
    #expect(state.table?[.you].pairs == 1 && state.table?[.you].attempts == 2 && state.table?.isUp(1) == true)
    // The last A is known to be unseen, and an unseen card comes first.
    #expect(try advice(state).plan == .second(.unseen))
  }

  @Test func `a named card stays down until the second one is named`() throws {
    let together = ("game", "together")
    let named = try played("ABAB", 1, changes: together)
    #expect(named.table?.isUp(0) == false && named.table?.seen[0] == false && named.refusal(of: .play(0)) != nil)
    #expect(!MemoryPlay.message(named).contains("A"))
    let shown = try played("ABAB", 1, 2, changes: together)
    #expect(shown.table?.isUp(0) == true && shown.table?.seen[1] == true && shown.table?[.you].attempts == 1)
    #expect(try advice(try played("ABAB", changes: together)).value == 3)
  }

  @Test func `best play loses nothing, and what it expects is what it gets on average`() throws {
    for (game, faces) in [("points", "ABCABC"), ("triples", "ABABAB"), ("pack", "ABABABAB"), ("together", "ABCABC")] {
      var state = try played(faces, changes: ("game", game))
      while !state.isOver {
        let place = try advice(state).place
        state = State.reduce(state, .play(place))
      }
      let review = try DecisionReview(state, computer: TestLibrary.computer(of: MemoryPlay.self))
      #expect(review.loss(of: .you) == 0, "\(game)")
      #expect(review.expectation != nil && review.result != nil)
    }
  }

  @Test func `other games are played alone, with no more cards than a pack has`() throws {
    #expect(try settings(("game", "triples"), ("opponent", "naive")).fault != nil)
    #expect(try settings(("game", "pack"), ("pairs", "14")).fault != nil)
    #expect(try settings(("game", "pack"), ("pairs", "13")).fault == nil)
    #expect(throws: SettingFault.self) { try settings(("game", "fives")) }
  }
}
