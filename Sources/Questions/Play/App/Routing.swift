/// A place of the program that one can be at (REFERENCES: S3).
package enum Place: Sendable, Hashable {
  /// The choice of what to do; the starting place of every session.
  case menu
  case settings
  case game
  /// A page of its own that a game has, by its name.
  case page(String)
}

/// The current place, and the way there: going to a place on the way is going back.
package struct RoutingState: Sendable, Equatable {
  /// The places, the present one last; never empty.
  package private(set) var places: [Place] = [.menu]

  /// At the menu.
  package init() {}

  /// The present place.
  package var top: Place { places[places.count - 1] }

  /// The reducer: a place that is on top already is ignored.
  package static func reduce(_ state: RoutingState, _ place: Place) -> RoutingState {
    var state = state
    guard place != state.top else { return state }
    if let known = state.places.firstIndex(of: place) {
      state.places.removeSubrange((known + 1)...)
    } else {
      state.places.append(place)
    }
    return state
  }
}
