import Documents
import Questions
import Streams

/// What keys act upon: the command of a spot, and where it was seen last. A button that comes or
/// goes doesn't change what Enter does.
package struct ScreenTarget {
  /// The place among the spots.
  package private(set) var index = 0
  /// What Enter does; `nil` before anything was shown.
  package private(set) var command: String?
  private var kind: ScreenKind?

  /// Nothing yet.
  package init() {}

  /// Begins anew where another kind of page is shown, on the spot that it suggests.
  package mutating func follow(_ kind: ScreenKind, _ spots: [Scene.Spot]) {
    guard self.kind != kind, !spots.isEmpty else { return }
    self.kind = kind
    let start = kind == .result ? spots.firstIndex { $0.command == "new" } : spots.firstIndex { !$0.isPassedOver }
    choose(spots[start ?? 0], at: start ?? 0)
  }

  /// The place of the spot now; `nil` while it isn't there. A setting is known by its row, since
  /// its command changes.
  package func place(in spots: [Scene.Spot]) -> Int? {
    if kind == .settings { return spots.indices.contains(index) ? index : nil }
    if spots.indices.contains(index), spots[index].command == command { return index }
    return spots.firstIndex { $0.command == command }
  }

  /// Goes to the next spot in a direction.
  package mutating func walk(_ event: FullScreen.Event, over spots: [Scene.Spot]) {
    guard !spots.isEmpty else { return }
    let next = ScreenFocus.spot(from: place(in: spots) ?? min(index, spots.count - 1), towards: event, in: spots)
    choose(spots[next], at: next)
  }

  /// Takes a spot.
  package mutating func choose(_ spot: Scene.Spot, at place: Int) { (index, command) = (place, spot.command) }
}

/// The kinds of pages.
package enum ScreenKind: Sendable {
  case loading, table, result, settings, place, help
}

extension ScreenPage {
  /// What is shown.
  var kind: ScreenKind {
    if help != nil { return .help }
    if state.draft != nil { return .settings }
    if place != nil { return .place }
    return isResult ? .result : state.table == nil ? .loading : .table
  }
}
