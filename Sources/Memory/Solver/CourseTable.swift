import ExactArithmetic
import GameCore

/// The expected points of the course's score, exactly.
///
/// **With perfect memory** the score is always n matches and no penalty. A player who turns an
/// unknown card, then its mate if that is known and otherwise a second unknown card, never shows a
/// card again without a match: a second unknown card exists, because the mate of the first is one.
/// No play scores more, so this is best, and the fewest turns are best for the points as well.
///
/// **With a short memory**, for the player of ``RecallTable``: of T turns T − n show two unequal
/// cards, so cards are shown 2(T − n) times without a match. Of the 2n cards those that are shown
/// once only, A of them, are shown in a match; each other one is shown without a match, free of
/// charge, the first time. So the cards that cost are 2(T − n) − (2n − A) in number, and
///     points = match · n − penalty · (2T − 4n + A).
/// T is in ``RecallTable``, and E[A] = 2n · G(n,0,–): see ``OnceShown``.
public enum CourseTable {
  /// The expected points of `pairs` (≥ 1) pairs; `recall` cards are remembered, all without it.
  /// With `recall` at most ``RecallTable/exactLimit`` pairs.
  /// - Complexity: O(pairs · min(recall, pairs)²) fractions.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public static func expectedPoints(
    pairs: Int, recall: Int?, score: CourseScore, limits: SearchLimits = .none
  ) throws(Stopped) -> Rational {
    let matches = Rational(score.match * pairs)
    guard let recall else { return matches }
    let turns = try RecallTable.expectedTurns(pairs: pairs, recall: recall, limits: limits)
    let shownOnce = Rational(2 * pairs) * (try OnceShown.chance(pairs: pairs, recall: recall, limits: limits))
    return matches - Rational(score.penalty) * (2 * turns - Rational(4 * pairs) + shownOnce)
  }
}

/// The chance that a card is shown only once, namely in the turn that takes it.
///
/// A card c that hasn't been shown, its mate d, and the state (n,m) of ``RecallTable``: G(n,m,–)
/// when d isn't remembered, G(n,m,a) when d is and a of the remembered cards are newer. A turn that
/// shows c ends the matter: 1 if it takes c, otherwise 0. In all others d keeps its place among the
/// remembered cards, grows older, is forgotten or is shown anew, with chances that depend on n, m
/// and a alone.
struct OnceShown {
  /// n.
  private let pairs: Int
  /// M.
  private let recall: Int
  /// The values of n − 1 pairs, by m and then by a + 1, with – as 0.
  private let previous: [[Rational]]
  /// The values of n pairs.
  private var row: [[Rational]]

  /// G(`pairs`, 0, –) for `pairs` ≥ 1.
  static func chance(pairs: Int, recall: Int, limits: SearchLimits) throws(Stopped) -> Rational {
    var previous: [[Rational]] = [[0]]
    for size in 1...pairs {
      var table = OnceShown(pairs: size, recall: recall, previous: previous)
      for known in stride(from: min(size, recall), through: 0, by: -1) {
        try limits.check()
        table.solve(known)
      }
      previous = table.row
    }
    return previous[0][0]
  }

  private init(pairs: Int, recall: Int, previous: [[Rational]]) {
    (self.pairs, self.recall, self.previous) = (pairs, recall, previous)
    row = [[Rational]](repeating: [], count: min(pairs, recall) + 1)
  }

  /// c + l·x + k·y, where x is G(n,m,–) and y is G(n,m,0) of the m that is being solved.
  private struct Line {
    var constant: Rational = 0
    var slope: Rational = 0
    var newest: Rational = 0

    /// Adds what is asked for only where it counts: states that can't be have no value.
    mutating func add(_ other: @autoclosure () -> Line, times factor: Int) {
      guard factor > 0 else { return }
      let other = other()
      constant += other.constant * Rational(factor)
      if !other.slope.isZero { slope += other.slope * Rational(factor) }
      if !other.newest.isZero { newest += other.newest * Rational(factor) }
    }

    mutating func add(_ value: @autoclosure () -> Rational, times factor: Int) {
      add(Line(constant: value()), times: factor)
    }

    func divided(by divisor: Int) -> Line {
      Line(
        constant: constant / Rational(divisor), slope: slope / Rational(divisor), newest: newest / Rational(divisor))
    }

    /// With y in terms of x.
    func with(_ y: Line) -> Line {
      Line(constant: constant + newest * y.constant, slope: slope + newest * y.slope)
    }
  }

  /// One m: what the turn can do there.
  private struct Turn {
    /// m, and the cards u that aren't remembered.
    let known: Int
    let unknown: Int
    /// The older cards r that are remembered once the first card is stored.
    let older: Int
    /// The cards v from which the second one is chosen.
    let choices: Int
    /// m after a turn that shows two new cards.
    let next: Int

    init(pairs: Int, known: Int, recall: Int) {
      self.known = known
      unknown = 2 * pairs - known
      older = max(0, min(known, recall - 1))
      choices = max(1, 2 * pairs - 1 - older)
      next = min(older + 2, recall)
    }
  }

  private mutating func solve(_ known: Int) {
    let turn = Turn(pairs: pairs, known: known, recall: recall)
    // By a + 1. States that lead to states of the same m have lines; the oldest d is done first,
    // and may become the newest.
    var lines = [Line](repeating: Line(newest: 1), count: known + 1)
    lines[0] = Line(slope: 1)
    for age in stride(from: known - 1, through: 0, by: -1) { lines[age + 1] = remembered(age, turn, lines) }
    if known > 0 {
      let rest = 1 - lines[1].newest
      let newest = Line(constant: lines[1].constant / rest, slope: lines[1].slope / rest)
      lines = lines.map { $0.with(newest) }
    }
    let whole = known < pairs ? forgotten(turn, lines) : Line()
    let unremembered = whole.constant / (1 - whole.slope)
    row[known] = [unremembered] + lines.dropFirst().map { $0.constant + $0.slope * unremembered }
  }

  /// The value after a pair was taken that leaves `others` cards in memory, but no more than fit
  /// in addition to a pair.
  private func taken(_ others: Int, age: Int?) -> Rational {
    let known = max(0, min(others, recall - 2))
    return previous[known][age.map { $0 < known ? $0 + 1 : 0 } ?? 0]
  }

  /// The value after two new cards.
  private func missed(_ turn: Turn, age: Int?, _ lines: [Line]) -> Line {
    let index = age.map { $0 < turn.next ? $0 + 1 : 0 } ?? 0
    return turn.next == turn.known ? lines[index] : Line(constant: row[turn.next][index])
  }

  /// G(n,m,a).
  private func remembered(_ age: Int, _ turn: Turn, _ lines: [Line]) -> Line {
    var sum = Line()
    // First c, or the mate of a remembered card that is newer or older than d.
    sum.add(1, times: turn.choices)
    if age > 0 { sum.add(taken(turn.known - 1, age: age - 1), times: turn.choices * age) }
    if turn.known - 1 > age { sum.add(taken(turn.known - 1, age: age), times: turn.choices * (turn.known - 1 - age)) }
    let fresh = turn.unknown - turn.known
    guard fresh > 0 else { return sum.divided(by: turn.unknown * turn.choices) }
    if age < turn.older {
      // Then its mate, the mate of an older card, or another new card.
      sum.add(taken(turn.older, age: age), times: fresh * (1 + age))
      sum.add(taken(turn.older, age: age + 1), times: fresh * (turn.older - 1 - age))
      sum.add(missed(turn, age: age + 2, lines), times: fresh * (turn.choices - 1 - turn.older))
    } else {
      // The first card has made the player forget d.
      addAfterNewCard(turn, lines, times: fresh, to: &sum)
    }
    return sum.divided(by: turn.unknown * turn.choices)
  }

  /// G(n,m,–).
  private func forgotten(_ turn: Turn, _ lines: [Line]) -> Line {
    var sum = Line()
    // First c or d, then the other one; d, then the mate of an older card, or another new card.
    sum.add(1, times: 2)
    if turn.older > 0 { sum.add(taken(turn.older, age: 0), times: turn.older) }
    sum.add(missed(turn, age: 1, lines), times: turn.choices - 1 - turn.older)
    // First the mate of a remembered card, or a new card.
    if turn.known > 0 { sum.add(taken(turn.known - 1, age: nil), times: turn.known * turn.choices) }
    addAfterNewCard(turn, lines, times: turn.unknown - turn.known - 2, to: &sum)
    return sum.divided(by: turn.unknown * turn.choices)
  }

  /// A new card is up, and neither c nor d is remembered: then comes d, a card that leads to a
  /// pair, or another new one.
  private func addAfterNewCard(_ turn: Turn, _ lines: [Line], times fresh: Int, to sum: inout Line) {
    guard fresh > 0 else { return }
    sum.add(missed(turn, age: 0, lines), times: fresh)
    sum.add(taken(turn.older, age: nil), times: fresh * (1 + turn.older))
    sum.add(missed(turn, age: nil, lines), times: fresh * (turn.choices - 3 - turn.older))
  }
}
