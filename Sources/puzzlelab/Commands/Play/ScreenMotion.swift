import GameCore
import Documents
import Questions

/// What changes on the screen while the player does nothing: a move that is seen bit by bit, and a
/// hint that flashes.
struct ScreenMotion<Game: ShownGame> {
  private var moveCount = 0
  private var table: Game.Table?
  /// The changes of the last move that are shown, and how many there are.
  private var changes: (shown: Int, count: Int, since: Moment)?
  private var advice: (advice: Game.Advice, since: Moment)?
  private var now = Moment.now

  /// How long a change is seen before the next one.
  private static var changeTime: Duration { .milliseconds(90) }
  /// How long the cards of a hint are marked.
  private static var flashTime: Duration { .milliseconds(1500) }

  /// Whether the last move isn't shown whole yet.
  var isMoving: Bool { changes != nil }

  /// The changes of the last move that are shown; `nil` when all are.
  var shownChanges: Int? { changes?.shown }

  /// Whether what a hint shows is marked just now.
  var marksHint: Bool { advice.map { now - $0.since < Self.flashTime } ?? false }

  /// Takes note of the state and the time.
  mutating func follow(_ state: GameState<Game>, now: Moment, isAnimated: Bool) {
    self.now = now
    if state.advice != advice?.advice { advice = state.advice.map { ($0, now) } }
    if state.moves.count == moveCount + 1, state.table != table, isAnimated {
      let count = Game.pictures(of: state)
      changes = count > 0 ? (0, count, now) : nil
    } else if state.table != table {
      changes = nil
    }
    (moveCount, table) = (state.moves.count, state.table)
    guard let begun = changes else { return }
    let shown = Int((now - begun.since) / Self.changeTime)
    changes = shown < begun.count ? (shown, begun.count, begun.since) : nil
  }

  /// Shows all of the last move.
  mutating func finish() { changes = nil }
}
