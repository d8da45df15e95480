import GameCore
import Matchsticks
import MatchsticksApp
import MemoryApp
import Questions
import Synchronization
import Testing

@Suite struct AppTests {
  @Test func everybodyBeginsAtTheMenu() {
    let store = PlayStore<MatchsticksPlay>()
    #expect(store.state.routing.places == [.menu])
    #expect(store.state.game.phase == .idle)
  }

  @Test func aPlaceThatIsOnTopIsIgnored() {
    let store = PlayStore<MatchsticksPlay>()
    for place in [Place.game, .game, .settings] { store.dispatch(.go(place)) }
    #expect(store.state.routing.places == [.menu, .game, .settings])
  }

  @Test func goingToAPlaceOnTheWayIsGoingBack() {
    let store = PlayStore<MatchsticksPlay>()
    for place in [Place.categories, .game, .settings, .menu] { store.dispatch(.go(place)) }
    #expect(store.state.routing.places == [.menu])
  }

  @Test func whatHappensInTheGameLeavesThePlaceAlone() {
    let store = PlayStore<MatchsticksPlay>()
    let before = store.state
    store.dispatch(.game(.new))
    #expect(store.state.game != before.game && store.state.routing == before.routing)
  }

  @Test func aLateAnswerNeverOverwritesANewerGame() throws {
    let store = PlayStore<MatchsticksPlay>()
    store.dispatch(.game(.new))
    let game = store.state.game
    store.dispatch(.game(.play(try #require(game.legalMoves)[0])))
    let thinking = store.state.game
    let answer = try TestLibrary.computer.answer(try #require(thinking.request), in: thinking)
    store.dispatch(.game(.new))
    let newer = store.state.game
    store.dispatch(.game(answer))
    #expect(store.state.game == newer && newer.refusal(of: answer) == .late)
  }

  @Test func theComputerAnswersOnAThreadOfItsOwn() async throws {
    let store = PlayStore<MatchsticksPlay>()
    store.dispatch(.game(.new))
    store.dispatch(.game(.play(try #require(store.state.game.legalMoves)[0])))
    await withCheckedContinuation { done in
      let told = Lock(false)
      let subscription = store.subscribe(select: \.game.moves.count) { count in
        guard count == 2,
          told.withLock({ told in
            defer { told = true }; return !told
          })
        else { return }
        done.resume()
      }
      _ = subscription
      store.dispatch(TestLibrary.computer(of: MatchsticksPlay.self).work(of: MatchsticksPlay.self) { _ in })
    }
    #expect(store.state.game.turn == .person(.you))
  }

  @Test func theSameSeedPlaysTheSameGame() throws {
    func game(seed: UInt64) throws -> [String] {
      var state = GameState<MatchsticksPlay>()
      var settings = state.settings
      (settings.you, settings.opponent) = (.wild, .wild)
      for action in [GameAction<MatchsticksPlay>.change(settings), .new] { state = GameState.reduce(state, action) }
      let computer = TestLibrary.computer(of: MatchsticksPlay.self, seed: seed)
      while let request = state.request { state = GameState.reduce(state, try computer.answer(request, in: state)) }
      return state.script
    }
    #expect(try game(seed: 7) == game(seed: 7))
    #expect(try Set((1...8).map { try game(seed: $0) }).count > 1)
  }
}
