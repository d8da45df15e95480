public import ExactArithmetic
public import GameCore

/// What a player can turn, as far as it makes a difference to a player with perfect memory.
public enum CardKind: String, Sendable, Hashable, CaseIterable {
  /// A card of a pair both of whose places are known; as a second card, the mate of the first.
  case mate
  /// A card whose face is known, and which isn't the mate of the first one.
  case known
  /// A card whose face hasn't been seen.
  case unseen
}

/// What the cards that a player can turn are worth exactly, one card at a time; finer than
/// ``TableAdvice``, which says what to do.
///
/// The mathematics. With n pairs on the table, of which p are known pairs, and s known cards whose
/// mate isn't known, the rest of the game is worth p + V(n − p, s), V being the value of
/// ``PairsSolver``: a known pair is taken at some point, and costs a turn (solitaire) or gains one
/// pair (two players). A card that hasn't been seen is one of the u = 2n − s − 2p unseen ones with
/// equal chances: the mate of one of the s singles, the mate of the first card, or one of the
/// others.
public struct CardChoice: Sendable, Equatable {
  /// A card, one of several that are worth the same.
  public struct Option: Sendable, Equatable {
    /// What it is: `mate` completes a known group, or is equal to those that are up.
    public let kind: CardKind
    /// The places of such cards, the one to turn first.
    public let places: [Int]
    /// Expected turns to the end, this one counted, or expected gain or points.
    public let value: Rational
  }

  /// What the values count.
  public let measure: PairsVariant.Measure
  /// The cards that can be turned, the best first; of equals the mate, then the unseen one, unless
  /// it can't be new.
  public let options: [Option]
  /// How the values are known.
  public let evidence: Evidence<MemoryProof>

  /// How much worse the card at a place is than the best one, at least 0; `nil` for one that can't
  /// be turned.
  public func loss(of place: Int) -> Rational? {
    guard let best = options.first, let option = options.first(where: { $0.places.contains(place) }) else { return nil }
    return measure == .turns ? option.value - best.value : best.value - option.value
  }

  /// The options that have a card, sorted by what `measure` says is better.
  init(_ measure: PairsVariant.Measure, _ proof: MemoryProof, _ options: [Option]) {
    self.measure = measure
    evidence = .proved(proof)
    self.options = options.filter { !$0.places.isEmpty }.sorted {
      measure == .turns ? $0.value < $1.value : $0.value > $1.value
    }
  }

  private init(_ seats: Seats, _ values: [(kind: CardKind, value: Rational)], _ places: [CardKind: [Int]]) {
    self.init(
      seats == .solitaire ? .turns : .lead, .arrangements,
      values.map { Option(kind: $0.kind, places: places[$0.kind] ?? [], value: $0.value) })
  }

  /// The choice of the first card of a turn.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(
    first setup: TableSetup, seats: Seats = .solitaire, limits: SearchLimits = .none
  ) throws(Stopped) {
    self.init(
      seats, try Worth(seats: seats, limits: limits).first(Knowledge(setup)),
      [.mate: setup.knownPairs.flatMap { $0 }, .known: setup.singles, .unseen: setup.unseen])
  }

  /// The choice of the second card, the first one being up at `place`; its face must be known in
  /// `setup`.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(
    second setup: TableSetup, first place: Int, seats: Seats = .solitaire, limits: SearchLimits = .none
  ) throws(Stopped) {
    let pair = setup.knownPairs.first { $0.contains(place) }
    precondition(pair != nil || setup.singles.contains(place), "the first card is up, so its face is known")
    let others = setup.singles + setup.knownPairs.filter { $0 != pair }.flatMap { $0 }
    self.init(
      seats, try Worth(seats: seats, limits: limits).second(Knowledge(setup), isMateKnown: pair != nil),
      [
        .mate: (pair ?? []).filter { $0 != place }, .known: others.filter { $0 != place },
        .unseen: setup.unseen,
      ])
  }
}

/// What is known of a table, in numbers.
private struct Knowledge {
  /// The pairs on the table.
  var pairs: Int
  /// The known cards whose mate isn't known.
  var singles: Int
  /// The pairs both of whose places are known.
  var knownPairs: Int

  init(_ setup: TableSetup) {
    let state = setup.stateWithoutKnownPairs
    (pairs, singles, knownPairs) = (state.pairs + setup.knownPairs.count, state.known, setup.knownPairs.count)
  }

  /// The cards that haven't been seen.
  var unseen: Int { 2 * (pairs - knownPairs) - singles }

  /// After other numbers have changed by these.
  func changed(pairs: Int = 0, singles: Int = 0, knownPairs: Int = 0) -> Knowledge {
    var other = self
    other.pairs += pairs
    other.singles += singles
    other.knownPairs += knownPairs
    return other
  }
}

/// Values of what is known, and of choices there.
private struct Worth {
  let seats: Seats
  let limits: SearchLimits

  /// The value after a turn that made a pair or didn't, the next player to move then.
  private func after(_ isPair: Bool, _ next: Knowledge) throws(Stopped) -> Rational {
    let state = PairState(uncheckedPairs: next.pairs - next.knownPairs, known: next.singles)
    let value = try PairsSolver.analyze(state, seats: seats, limits: limits).value + Rational(next.knownPairs)
    switch seats {
    case .solitaire: return 1 + value
    case .twoPlayers: return isPair ? 1 + value : -value
    }
  }

  func second(_ now: Knowledge, isMateKnown: Bool) throws(Stopped) -> [(kind: CardKind, value: Rational)] {
    var values: [(kind: CardKind, value: Rational)] = []
    if isMateKnown { values.append((.mate, try after(true, now.changed(pairs: -1, knownPairs: -1)))) }
    let others = now.singles + 2 * now.knownPairs - (isMateKnown ? 2 : 1)
    if others > 0 { values.append((.known, try after(false, now))) }
    if now.unseen > 0 {
      let value = try unseenSecond(now, isMateKnown: isMateKnown)
      let isFirst = now.unseen > now.singles && values.last?.kind == .known
      values.insert((.unseen, value), at: isFirst ? values.count - 1 : values.count)
    }
    return values
  }

  /// The mean over what an unseen second card can be.
  private func unseenSecond(_ now: Knowledge, isMateKnown: Bool) throws(Stopped) -> Rational {
    let otherSingles = isMateKnown ? now.singles : now.singles - 1
    let fresh = now.unseen - now.singles
    var sum: Rational = 0
    if !isMateKnown { sum += try after(true, now.changed(pairs: -1, singles: -1)) }
    if otherSingles > 0 {
      sum += try after(false, now.changed(singles: -1, knownPairs: 1)) * Rational(otherSingles)
    }
    if fresh > 0 { sum += try after(false, now.changed(singles: 1)) * Rational(fresh) }
    return sum / Rational(now.unseen)
  }

  func first(_ now: Knowledge) throws(Stopped) -> [(kind: CardKind, value: Rational)] {
    var values: [(kind: CardKind, value: Rational)] = []
    if now.knownPairs > 0 { values.append((.mate, try best(now, isMateKnown: true))) }
    if now.unseen > 0 { values.append((.unseen, try unseenFirst(now))) }
    if now.singles > 0 { values.append((.known, try best(now, isMateKnown: false))) }
    return values
  }

  /// The mean over what an unseen first card can be.
  private func unseenFirst(_ now: Knowledge) throws(Stopped) -> Rational {
    var sum: Rational = 0
    if now.singles > 0 {
      sum += try best(now.changed(singles: -1, knownPairs: 1), isMateKnown: true) * Rational(now.singles)
    }
    if now.unseen > now.singles {
      sum += try best(now.changed(singles: 1), isMateKnown: false) * Rational(now.unseen - now.singles)
    }
    return sum / Rational(now.unseen)
  }

  private func best(_ now: Knowledge, isMateKnown: Bool) throws(Stopped) -> Rational {
    let values = try second(now, isMateKnown: isMateKnown).map { $0.value }
    guard let best = seats == .solitaire ? values.min() : values.max() else {
      preconditionFailure("a table with a card has another one")
    }
    return best
  }
}
