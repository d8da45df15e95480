import GameCore
import Matchsticks
import Play
import Synchronization
import Testing

@Suite struct AppTests {
  @Test func everybodyBeginsAtTheMenu() {
    let store = PlayStore()
    #expect(store.state.routing.places == [.menu])
    #expect(store.state.menu.items == GameKind.allCases.map { .game($0) } + [.categories])
    #expect(store.state.matchsticks.phase == .idle)
  }

  @Test func aPlaceThatIsOnTopIsIgnored() {
    let store = PlayStore()
    for place in [Place.game(.memory), .game(.memory), .settings(.memory)] { store.dispatch(.go(place)) }
    #expect(store.state.routing.places == [.menu, .game(.memory), .settings(.memory)])
  }

  @Test func goingToAPlaceOnTheWayIsGoingBack() {
    let store = PlayStore()
    for place in [Place.categories, .game(.memory), .settings(.memory), .menu] { store.dispatch(.go(place)) }
    #expect(store.state.routing.places == [.menu])
  }

  @Test func anActionOfOneGameLeavesTheOthersAlone() {
    let store = PlayStore()
    let before = store.state
    store.dispatch(.matchsticks(.new))
    #expect(store.state.matchsticks != before.matchsticks)
    #expect(store.state.routing == before.routing && store.state.menu == before.menu)
  }

  @Test func aLateAnswerNeverOverwritesANewerGame() throws {
    let store = PlayStore()
    store.dispatch(.matchsticks(.new))
    let game = store.state.matchsticks
    store.dispatch(.matchsticks(.play(try #require(game.legalMoves)[0])))
    let thinking = store.state.matchsticks
    let answer = try TestLibrary.house.answer(try #require(thinking.request), in: thinking)
    store.dispatch(.matchsticks(.new))
    let newer = store.state.matchsticks
    store.dispatch(.matchsticks(answer))
    #expect(store.state.matchsticks == newer && newer.refusal(of: answer) == .late)
  }

  @Test func theHouseAnswersOnAThreadOfItsOwn() async throws {
    let store = PlayStore()
    store.dispatch(.matchsticks(.new))
    store.dispatch(.matchsticks(.play(try #require(store.state.matchsticks.legalMoves)[0])))
    await withCheckedContinuation { done in
      let told = Lock(false)
      let subscription = store.subscribe(select: \.matchsticks.moves.count) { count in
        guard count == 2,
          told.withLock({ told in
            defer { told = true }; return !told
          })
        else { return }
        done.resume()
      }
      _ = subscription
      store.dispatch(TestLibrary.house.errand(of: MatchsticksPlay.self) { _ in })
    }
    #expect(store.state.matchsticks.turn == .person(.you))
  }

  @Test func theSameSeedPlaysTheSameGame() throws {
    func game(seed: UInt64) throws -> [String] {
      var state = GameState<MatchsticksPlay>()
      var settings = state.settings
      (settings.you, settings.opponent) = (.wild, .wild)
      for action in [GameAction<MatchsticksPlay>.change(settings), .new] { state = GameState.reduce(state, action) }
      let house = House(seed: seed, library: TestLibrary())
      while let request = state.request { state = GameState.reduce(state, try house.answer(request, in: state)) }
      return state.script
    }
    #expect(try game(seed: 7) == game(seed: 7))
    #expect(try Set((1...8).map { try game(seed: $0) }).count > 1)
  }
}
