/// A place of the program that one can be at (REFERENCES: S3).
package enum Place: Sendable, Hashable {
  /// The choice of what to do; where everybody begins.
  case menu
  /// The categories of pictures.
  case categories
  /// The settings of a game.
  case settings(GameKind)
  /// A game.
  case game(GameKind)
}

/// The five games.
package enum GameKind: String, Sendable, CaseIterable {
  case matchsticks, set, reversi, memory, cardmatch
}

/// Where one is, and the way there: going to a place that lies on the way is going back.
package struct RoutingState: Sendable, Equatable {
  /// The places, the present one last; never empty.
  package private(set) var places: [Place] = [.menu]

  /// At the menu.
  package init() {}

  /// The present place.
  package var top: Place { places[places.count - 1] }

  /// The reducer: a place that is on top already is ignored.
  package static func reduce(_ state: RoutingState?, _ action: PlayAction) -> RoutingState {
    var state = state ?? RoutingState()
    guard case .go(let place) = action, place != state.top else { return state }
    if let known = state.places.firstIndex(of: place) {
      state.places.removeSubrange((known + 1)...)
    } else {
      state.places.append(place)
    }
    return state
  }
}

/// What the menu offers.
package struct MenuState: Sendable, Equatable {
  /// The places that one can go to, in order.
  package private(set) var items: [Place] = GameKind.allCases.map { .game($0) } + [.categories]

  /// The menu.
  package init() {}

  /// The reducer: nothing changes the menu.
  package static func reduce(_ state: MenuState?, _ action: PlayAction) -> MenuState { state ?? MenuState() }
}
