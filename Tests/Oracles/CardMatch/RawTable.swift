import CardMatch
import ExactArithmetic

/// The face-down game by its raw rules, as a slow oracle: any card may be chosen at any time,
/// matching or not.
///
/// Within one set of unseen cards choices can lead in circles, all of which cost something or
/// nothing; so the values are found by improving them until nothing changes.
package final class RawTable {
  package struct State: Hashable {
    package var known: Set<Card>
    package var matched: Set<Card>
    package var open: Card?

    package init(known: Set<Card>, matched: Set<Card>, open: Card?) {
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
    guard values[State(known: known, matched: matched, open: nil)] == nil else { return }
    let states =
      [State(known: known, matched: matched, open: nil)]
      + known.map { State(known: known, matched: matched, open: $0) }
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
    let scoring = game.scoring
    var best: Rational = 0
    for card in state.known {
      var next = state
      let points: Int
      if card == state.open {
        next.open = nil
        points = -scoring.unchooseCost
      } else if let open = state.open, let match = card.match(with: open) {
        points = scoring.gain(match) - scoring.cost
        next.known.subtract([card, open])
        next.matched.formUnion([card, open])
        next.open = nil
        best = max(best, Rational(points) + value(next))
        continue
      } else {
        points = -scoring.cost - (state.open == nil ? 0 : scoring.mismatch)
        next.open = card
      }
      best = max(best, Rational(points) + values[next, default: 0])
    }
    return best
  }

  /// The value of turning an unseen card; `nil` when there is none.
  private func flipValue(_ state: State) -> Rational? {
    let unseen = game.dealSize - state.known.count - state.matched.count
    guard unseen > 0 else { return nil }
    let rest = game.deck.cards.filter { !state.known.contains($0) && !state.matched.contains($0) }
    let sum = rest.reduce(Rational(0)) { sum, card in
      var next = state
      if let open = state.open, let match = card.match(with: open) {
        next.known.remove(open)
        next.matched.formUnion([card, open])
        next.open = nil
        return sum + Rational(game.scoring.gain(match)) + value(next)
      }
      next.known.insert(card)
      next.open = card
      return sum + Rational(state.open == nil ? 0 : -game.scoring.mismatch) + value(next)
    }
    return sum / Rational(rest.count) - Rational(game.scoring.cost)
  }
}
