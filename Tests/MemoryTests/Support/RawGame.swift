import ExactArithmetic

/// The rules of the pairs game without any shortcut, as a slow oracle: every pair of cards may be
/// turned, a known mate need not be taken, and a known pair may be left lying.
///
/// A state is (s, p, m): s known single cards, p known pairs, m pairs of which nothing is known.
/// Games are cut off after `horizon` turns, which changes nothing once the horizon is longer than
/// any sensible game.
struct RawGame {
  struct State: Hashable {
    var singles: Int
    var pairs: Int
    var hidden: Int
    var unknown: Int { singles + 2 * hidden }
    var isOver: Bool { singles + pairs + hidden == 0 }
  }

  let isSolitaire: Bool
  private var memo: [Key: Rational] = [:]

  private struct Key: Hashable {
    let state: State
    let horizon: Int
  }

  init(isSolitaire: Bool) { self.isSolitaire = isSolitaire }

  /// The expected turns, or the expected gain of the player to move, within `horizon` turns.
  mutating func value(_ state: State, horizon: Int) -> Rational {
    if state.isOver || horizon == 0 { return 0 }
    let key = Key(state: state, horizon: horizon)
    if let known = memo[key] { return known }
    var values: [Rational] = []
    if state.unknown > 0 { values.append(firstUnknown(state, horizon)) }
    if state.pairs > 0 { values.append(secondAfterPairCard(state, horizon)) }
    if state.singles > 0 { values.append(secondAfterSingle(state, horizon)) }
    let best = pick(values)
    memo[key] = best
    return best
  }

  private func pick(_ values: [Rational]) -> Rational {
    guard let best = isSolitaire ? values.min() : values.max() else { return 0 }
    return best
  }

  /// The turn took a pair: the same player continues.
  private mutating func matched(_ state: State, _ horizon: Int) -> Rational {
    1 + value(state, horizon: horizon - 1)
  }

  /// The turn took nothing.
  private mutating func missed(_ state: State, _ horizon: Int) -> Rational {
    let rest = value(state, horizon: horizon - 1)
    return isSolitaire ? 1 + rest : -rest
  }

  private mutating func firstUnknown(_ state: State, _ horizon: Int) -> Rational {
    var sum: Rational = 0
    if state.singles > 0 {
      var completed = state
      completed.singles -= 1
      completed.pairs += 1
      sum += Rational(state.singles, state.unknown) * secondAfterPairCard(completed, horizon)
    }
    if state.hidden > 0 {
      var shown = state
      shown.hidden -= 1
      shown.singles += 1
      sum += Rational(2 * state.hidden, state.unknown) * secondAfterSingle(shown, horizon)
    }
    return sum
  }

  /// The first card belongs to a known pair, which `state` counts.
  mutating func secondAfterPairCard(_ state: State, _ horizon: Int) -> Rational {
    var taken = state
    taken.pairs -= 1
    var values = [matched(taken, horizon)]
    if state.singles > 0 || state.pairs > 1 { values.append(missed(state, horizon)) }
    if state.unknown > 0 { values.append(secondUnknown(state, horizon, firstIsSingle: false)) }
    return pick(values)
  }

  /// The first card is a single, which `state` counts.
  mutating func secondAfterSingle(_ state: State, _ horizon: Int) -> Rational {
    var values: [Rational] = []
    if state.singles > 1 || state.pairs > 0 { values.append(missed(state, horizon)) }
    if state.unknown > 0 { values.append(secondUnknown(state, horizon, firstIsSingle: true)) }
    return pick(values)
  }

  private mutating func secondUnknown(_ state: State, _ horizon: Int, firstIsSingle: Bool) -> Rational {
    var sum: Rational = 0
    let others = firstIsSingle ? state.singles - 1 : state.singles
    if firstIsSingle {
      var taken = state
      taken.singles -= 1
      sum += Rational(1, state.unknown) * matched(taken, horizon)
    }
    if others > 0 {
      var completed = state
      completed.singles -= 1
      completed.pairs += 1
      sum += Rational(others, state.unknown) * missed(completed, horizon)
    }
    if state.hidden > 0 {
      var shown = state
      shown.hidden -= 1
      shown.singles += 1
      sum += Rational(2 * state.hidden, state.unknown) * missed(shown, horizon)
    }
    return sum
  }
}
