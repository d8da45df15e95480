/// A state that a turn can lead to, in sums over arrangements (see ``ExactRow``), with the number
/// of ways in which it does. All exact games of pairs have these turns, and count them differently.
struct TurnResult {
  /// Whether a pair has left the table.
  var isSmaller = true
  /// The known cards then.
  let known: Int
  /// The ways in which the player takes a pair and moves on.
  var taken = 0
  /// Those of them in which both cards were unknown.
  var lucky = 0
  /// The ways in which the second card has a known mate: the next turn, or player, takes the pair.
  var given = 0
  /// The ways in which the turn shows nothing but new faces.
  var missed = 0

  /// All ways.
  var all: Int { taken + given + missed }
}

extension TurnMove {
  /// Whether the rules allow the move with `pairs` pairs on the table and `known` known cards.
  func isLegal(pairs: Int, known: Int) -> Bool {
    switch self {
    case .twoUnknown: 2 * pairs - known >= 2
    case .oneUnknown: known >= 1
    case .noUnknown: known >= 2
    }
  }

  /// Calls `body` with each state that a legal move which shows a card can lead to.
  @inline(__always)
  func forEachResult(pairs: Int, known: Int, _ body: (TurnResult) -> Void) {
    if known >= 1 { body(TurnResult(known: known - 1, taken: known)) }
    guard known < pairs else { return }
    if self == .oneUnknown { return body(TurnResult(isSmaller: false, known: known + 1, missed: 1)) }
    body(TurnResult(known: known, taken: 1, lucky: 1, given: known))
    if known + 2 <= pairs { body(TurnResult(isSmaller: false, known: known + 2, missed: 1)) }
  }
}
