/// Everything that can happen.
package enum PlayAction: Sendable, Equatable {
  /// Go to a place.
  case go(Place)
  /// Something in a game.
  case matchsticks(GameAction<MatchsticksPlay>)
  case cardmatch(GameAction<CardMatchPlay>)
  case memory(GameAction<MemoryPlay>)
  case reversi(GameAction<ReversiPlay>)
  case set(GameAction<SetPlay>)
}

/// The state of everything: where one is, and the five games.
package struct AppState: Sendable, Equatable {
  /// Where one is.
  package internal(set) var routing: RoutingState
  /// What can be done there.
  package internal(set) var menu: MenuState
  package internal(set) var matchsticks: GameState<MatchsticksPlay>
  package internal(set) var cardmatch: GameState<CardMatchPlay>
  package internal(set) var memory: GameState<MemoryPlay>
  package internal(set) var reversi: GameState<ReversiPlay>
  package internal(set) var set: GameState<SetPlay>

  /// The main reducer: each part has its own, and sees every action.
  package static func reduce(_ state: AppState?, _ action: PlayAction) -> AppState {
    AppState(
      routing: RoutingState.reduce(state?.routing, action),
      menu: MenuState.reduce(state?.menu, action),
      matchsticks: MatchsticksPlay.reduce(state?.matchsticks, action),
      cardmatch: CardMatchPlay.reduce(state?.cardmatch, action),
      memory: MemoryPlay.reduce(state?.memory, action),
      reversi: ReversiPlay.reduce(state?.reversi, action),
      set: SetPlay.reduce(state?.set, action))
  }
}

/// A game that has its part in ``AppState``.
package protocol HousedGame: PlayableGame {
  /// Which one it is.
  static var kind: GameKind { get }
  /// Its part of the state.
  static func state(in app: AppState) -> GameState<Self>
  /// Its action, as one of all.
  static func action(_ action: GameAction<Self>) -> PlayAction
  /// Its action, if that is one.
  static func own(_ action: PlayAction) -> GameAction<Self>?
}

extension HousedGame {
  /// The name of the game, as commands have it.
  package static var name: String { kind.rawValue }

  /// The reducer of its part.
  static func reduce(_ state: GameState<Self>?, _ action: PlayAction) -> GameState<Self> {
    let present = state ?? GameState()
    return own(action).map { GameState.reduce(present, $0) } ?? present
  }
}

/// The store of the five games.
package typealias PlayStore = Store<AppState, PlayAction>

extension Store where State == AppState, Action == PlayAction {
  /// A store whose games haven't begun.
  package convenience init(middleware: [Middleware<AppState, PlayAction>] = []) {
    self.init(AppState.reduce, first: .go(.menu), middleware: middleware)
  }
}
