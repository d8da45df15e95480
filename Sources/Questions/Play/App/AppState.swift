/// Everything that can happen in a program that plays a game.
package enum AppAction<Game: PlayableGame>: Sendable, Equatable {
  case go(Place)
  /// Something in the game.
  case game(GameAction<Game>)
}

/// The state of a program that plays a game: where one is, and the game (REFERENCES: S3).
package struct AppState<Game: PlayableGame>: Sendable, Equatable {
  /// Where one is.
  package internal(set) var routing: RoutingState
  package internal(set) var game: GameState<Game>

  /// The main reducer: each part has its own.
  package static func reduce(_ state: AppState?, _ action: AppAction<Game>) -> AppState {
    var state = state ?? AppState(routing: RoutingState(), game: GameState())
    switch action {
    case .go(let place): state.routing = RoutingState.reduce(state.routing, place)
    case .game(let action): state.game = GameState.reduce(state.game, action)
    }
    return state
  }
}

package typealias PlayStore<Game: PlayableGame> = Store<AppState<Game>, AppAction<Game>>

extension Store {
  /// A store whose game hasn't begun.
  package convenience init<Game>(
    middleware: [Middleware<AppState<Game>, AppAction<Game>>] = []
  ) where State == AppState<Game>, Action == AppAction<Game> {
    self.init(AppState.reduce, first: .go(.menu), middleware: middleware)
  }
}
