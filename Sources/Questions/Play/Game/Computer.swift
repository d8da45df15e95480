import GameCore

/// What computer players and advisers of a game work with.
package struct Computer<Solvers: Sendable>: Sendable {
  /// Whatever is drawn is drawn from this seed.
  package var seed: UInt64
  /// What may stop a search.
  package var limits: SearchLimits
  /// What is heavy to make, and made when it is needed first.
  package var solvers: Solvers

  package init(seed: UInt64, limits: SearchLimits = .none, solvers: Solvers) {
    self.seed = seed
    self.limits = limits
    self.solvers = solvers
  }

  /// Does what a game waits for, and says so by an action. The same request in the same state is
  /// answered in the same way: what is drawn comes from stream `tag` of the seed.
  package func answer<Game: PlayableGame>(
    _ request: GameRequest, in state: GameState<Game>
  ) throws(ComputerError) -> GameAction<Game> where Game.Solvers == Solvers {
    var random = SeededGenerator(seed: seed, stream: UInt64(request.tag))
    switch request.want {
    case .deal:
      do throws(ComputerError) {
        return .dealt(tag: request.tag, try Game.deal(state.settings, random: &random, computer: self))
      } catch .load(let reason) {
        return .failed(tag: request.tag, reason: reason)
      }
    case .move:
      guard let table = state.table else { preconditionFailure("nobody moves before the deal") }
      return .answer(tag: request.tag, try Game.move(on: table, state.settings, random: &random, computer: self))
    case .advice:
      guard let table = state.table else { preconditionFailure("nobody asks for advice before the deal") }
      return .advised(tag: request.tag, try Game.advice(on: table, state.settings, computer: self))
    }
  }

  /// An action creator that does what a game waits for on a thread of its own and dispatches the
  /// answer when it is available, or passes it to `deliver` for callers that dispatch on one thread
  /// only; `failed` receives what a solver throws.
  package func work<Game: PlayableGame>(
    of game: Game.Type, deliver: (@Sendable (AppAction<Game>) -> Void)? = nil,
    failed: @escaping @Sendable (ComputerError) -> Void
  ) -> ActionCreator<AppState<Game>, AppAction<Game>> where Game.Solvers == Solvers {
    { app, store in
      let state = app.game
      guard let request = state.request else { return nil }
      let deliver = deliver ?? { store.dispatch($0) }
      let work: @Sendable () -> Void = {
        do throws(ComputerError) {
          deliver(.game(try self.answer(request, in: state)))
        } catch {
          if request.want == .advice { deliver(.game(.failed(tag: request.tag, reason: "no advice"))) }
          failed(error)
        }
      }
      if !Workers.detached(work) { work() }
      return nil
    }
  }
}

/// Why the computer can't do what a game waits for.
package enum ComputerError: Error, Sendable, Equatable {
  /// What a game begins with couldn't be loaded: why, a phrase.
  case load(reason: String)
  /// A file that settings name can't be read: why, a phrase.
  case unreadable(reason: String)
  /// A limit stopped the work.
  case stopped(StopReason)
  /// The position is beyond what the solver can examine.
  case tooHard
}
