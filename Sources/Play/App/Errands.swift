import GameCore

extension House {
  /// Does what a game waits for, and says so by an action. The same request in the same state is
  /// answered in the same way: what is drawn comes from stream `tag` of the seed.
  package func answer<Game: PlayableGame>(
    _ request: GameRequest, in state: GameState<Game>
  ) throws(HouseError) -> GameAction<Game> {
    var random = SeededGenerator(seed: seed, stream: UInt64(request.tag))
    switch request.want {
    case .deal:
      do throws(HouseError) {
        return .dealt(tag: request.tag, try Game.deal(state.settings, random: &random, house: self))
      } catch .load(let reason) {
        return .failed(tag: request.tag, reason: reason)
      }
    case .move:
      guard let table = state.table else { preconditionFailure("nobody moves before the deal") }
      return .answer(tag: request.tag, try Game.move(on: table, state.settings, random: &random, house: self))
    case .advice:
      guard let table = state.table else { preconditionFailure("nobody asks for advice before the deal") }
      return .advised(tag: request.tag, try Game.advice(on: table, state.settings, house: self))
    }
  }

  /// An action creator that does what a game waits for on a thread of its own and dispatches the
  /// answer when it is there; `failed` is told what a solver throws.
  package func errand<Game: HousedGame>(
    of game: Game.Type, failed: @escaping @Sendable (HouseError) -> Void
  ) -> ActionCreator<AppState, PlayAction> {
    { app, store in
      let state = Game.state(in: app)
      guard let request = state.request else { return nil }
      let errand: @Sendable () -> Void = {
        do throws(HouseError) {
          store.dispatch(Game.action(try self.answer(request, in: state)))
        } catch {
          if request.want == .advice {
            store.dispatch(Game.action(.failed(tag: request.tag, reason: "no advice")))
          }
          failed(error)
        }
      }
      if !Workers.detached(errand) { errand() }
      return nil
    }
  }
}
