/// A game {L | R} before it is in canonical form, whose reversible options are bypassed.
///
/// Left's option Gᴸ is reversible when Right can answer it by a Gᴸᴿ ≤ G; then Left's options of Gᴸᴿ
/// take its place. Which options are reversible depends on the value of G alone, so it may be
/// asked of the game as it was given.
package struct Reversals {
  package typealias Value = GameStore.Value

  package let left: [Value]
  package let right: [Value]
  private var known: [Question: Bool] = [:]

  private struct Question: Hashable {
    let value: Value
    let isAtMost: Bool
  }

  package init(left: [Value], right: [Value]) {
    self.left = left
    self.right = right
  }

  /// The options of a player, with reversible ones bypassed; ascending by place.
  package mutating func unreversed(_ player: Player, _ store: inout GameStore) throws(SolverError) -> [Value] {
    var waiting = player == .left ? left : right
    var kept: Set<Value> = []
    var seen = Set(waiting)
    while let option = waiting.popLast() {
      guard let answer = try answer(to: option, player, &store) else {
        kept.insert(option)
        continue
      }
      for next in store.options(player, answer) where seen.insert(next).inserted { waiting.append(next) }
    }
    return kept.sorted()
  }

  /// The opponent's answer to an option that leaves them no worse off than the game does.
  private mutating func answer(
    to option: Value, _ player: Player, _ store: inout GameStore
  ) throws(SolverError) -> Value? {
    for answer in store.options(player == .left ? .right : .left, option)
    where try holds(Question(value: answer, isAtMost: player == .left), &store) {
      return answer
    }
    return nil
  }

  /// Whether the value is at most the game, or at least the game.
  private mutating func holds(_ question: Question, _ store: inout GameStore) throws(SolverError) -> Bool {
    if let answer = known[question] { return answer }
    let (value, isAtMost) = (question.value, question.isAtMost)
    var holds = true
    for option in isAtMost ? right : left
    where try isAtMost ? store.isAtMost(option, value) : store.isAtMost(value, option) {
      holds = false
      break
    }
    if holds {
      for option in store.options(isAtMost ? .left : .right, value)
      where try self.holds(Question(value: option, isAtMost: !isAtMost), &store) {
        holds = false
        break
      }
    }
    known[question] = holds
    return holds
  }
}
