import CardMatch
import ExactArithmetic

/// The face-down game by its raw rules, as a slow oracle: any card may be chosen at any time,
/// matching or not. Groups have any size.
///
/// Within one set of unseen cards choices can lead in circles, all of which cost something or
/// nothing; so the values are found by improving them until nothing changes.
package final class RawTable {
  package struct State: Hashable {
    package var known: Set<Card>
    package var matched: Set<Card>
    package var open: Set<Card>

    package init(known: Set<Card> = [], matched: Set<Card> = [], open: Set<Card> = []) {
      (self.known, self.matched, self.open) = (known, matched, open)
    }
  }

  package let game: FaceDownGame
  private var values: [State: Rational] = [:]

  package init(_ game: FaceDownGame) { self.game = game }

  package func value(_ state: State) -> Rational {
    solve(known: state.known, matched: state.matched)
    return values[state, default: 0]
  }

  /// Solves all tables with these cards known, any of them open, and with more of them matched.
  private func solve(known: Set<Card>, matched: Set<Card>) {
    guard values[State(known: known, matched: matched)] == nil else { return }
    var opens: Set<Set<Card>> = [[]]
    for _ in 1..<game.scoring.group.rawValue {
      opens.formUnion(opens.flatMap { open in known.map { open.union([$0]) } })
    }
    let states = opens.map { State(known: known, matched: matched, open: $0) }
    for state in states { values[state] = 0 }
    let flips = states.map { flipValue($0) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (state, flip) in zip(states, flips) {
        let improved = max(flip ?? 0, knownChoices(state), values[state, default: 0])
        if improved > values[state, default: 0] {
          values[state] = improved
          isChanged = true
        }
      }
    }
  }

  /// The best of all choices but an unseen card.
  private func knownChoices(_ state: State) -> Rational {
    var best: Rational = 0
    for card in state.known {
      var next = state
      if state.open.contains(card) {
        next.open.remove(card)
        best = max(best, values[next, default: 0] - Rational(game.scoring.unchooseCost))
        continue
      }
      let points = turnUp(card, &next) - game.scoring.cost
      let rest = next.matched == state.matched ? values[next, default: 0] : value(next)
      best = max(best, Rational(points) + rest)
    }
    return best
  }

  /// Turns up a known card and returns the points of the group that it completes, costs aside.
  private func turnUp(_ card: Card, _ state: inout State) -> Int {
    let (group, size) = (state.open.union([card]), game.scoring.group.rawValue)
    guard group.count == size else {
      state.open = group
      return 0
    }
    guard let points = points(Array(group)) else {
      state.open = [card]
      return -game.scoring.mismatch
    }
    state.known.subtract(group)
    state.matched.formUnion(group)
    state.open = []
    return points
  }

  /// The best line of the table, written from its definition; `nil` without a match.
  private func points(_ group: [Card]) -> Int? {
    let (scoring, most) = (game.scoring, group.count)
    let sameRank = Set(group.map(\.rank)).count
    let sameSuit = Set(group.map(\.suit)).count
    let pairs = most == 3 ? 3 : 1
    var lines: [Int] = []
    if sameRank == 1 { lines.append(pairs * scoring.rankScore) }
    if sameSuit == 1 { lines.append(pairs * scoring.suitScore) }
    if most == 3, sameRank < 3 { lines.append(scoring.partialRankScore) }
    if most == 3, sameSuit < 3 { lines.append(scoring.partialSuitScore) }
    return lines.max().map { $0 * scoring.bonus }
  }

  /// The value of turning an unseen card; `nil` when there is none.
  private func flipValue(_ state: State) -> Rational? {
    let unseen = game.dealSize - state.known.count - state.matched.count
    guard unseen > 0 else { return nil }
    let rest = game.deck.cards.filter { !state.known.contains($0) && !state.matched.contains($0) }
    let sum = rest.reduce(Rational(0)) { sum, card in
      var next = state
      next.known.insert(card)
      return sum + Rational(turnUp(card, &next)) + value(next)
    }
    return sum / Rational(rest.count) - Rational(game.scoring.cost)
  }
}
