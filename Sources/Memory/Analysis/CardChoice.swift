public import ExactArithmetic
public import GameCore

/// What a player can turn, as far as it makes a difference to a player with perfect memory.
public enum CardKind: Sendable, Hashable, CaseIterable {
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
  /// A choice and what it is worth.
  public struct Option: Sendable, Equatable {
    /// The kind of card.
    public let kind: CardKind
    /// The first place of such a card.
    public let place: Int
    /// Expected turns to the end, this one counted, or expected gain.
    public let value: Rational
  }

  /// How many take part.
  public let seats: Seats
  /// The cards that can be turned, the best first; of equals the mate, then the unseen one, unless
  /// it can't be new.
  public let options: [Option]
  /// How the values are known.
  public var evidence: Evidence<MemoryProof> { .proved(.arrangements) }

  /// How much worse a card of this kind is than the best one, at least 0; `nil` when there is none.
  public func loss(of kind: CardKind) -> Rational? {
    guard let best = options.first, let option = options.first(where: { $0.kind == kind }) else { return nil }
    return seats == .solitaire ? option.value - best.value : best.value - option.value
  }

  /// The choice of the first card of a turn.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(
    first setup: TableSetup, seats: Seats = .solitaire, limits: SearchLimits = .none
  ) throws(Stopped) {
    let worth = Worth(seats: seats, limits: limits)
    let places: [CardKind: Int?] = [
      .mate: setup.knownPairs.first?[0], .known: setup.singles.first, .unseen: setup.unseen.first,
    ]
    self.seats = seats
    options = worth.sorted(try worth.first(Knowledge(setup)), places)
  }

  /// The choice of the second card, the first one being up at `place`; its face must be known in
  /// `setup`.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(
    second setup: TableSetup, first place: Int, seats: Seats = .solitaire, limits: SearchLimits = .none
  ) throws(Stopped) {
    let worth = Worth(seats: seats, limits: limits)
    let pair = setup.knownPairs.first { $0.contains(place) }
    precondition(pair != nil || setup.singles.contains(place), "the first card is up, so its face is known")
    let others = setup.singles + setup.knownPairs.filter { $0 != pair }.flatMap { $0 }
    let places: [CardKind: Int?] = [
      .mate: pair?.first { $0 != place }, .known: others.first { $0 != place }, .unseen: setup.unseen.first,
    ]
    self.seats = seats
    options = worth.sorted(try worth.second(Knowledge(setup), isMateKnown: pair != nil), places)
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

  /// The choices with their places, the best first.
  func sorted(_ values: [(CardKind, Rational)], _ places: [CardKind: Int?]) -> [CardChoice.Option] {
    let options = values.compactMap { kind, value in
      places[kind]?.map { CardChoice.Option(kind: kind, place: $0, value: value) }
    }
    return options.sorted { isBetter($0.value, than: $1.value) }
  }

  private func isBetter(_ value: Rational, than other: Rational) -> Bool {
    seats == .solitaire ? value < other : value > other
  }

  /// The value after a turn that made a pair or didn't, the next player to move then.
  private func after(_ isPair: Bool, _ next: Knowledge) throws(Stopped) -> Rational {
    let state = PairState(uncheckedPairs: next.pairs - next.knownPairs, known: next.singles)
    let value = try PairsSolver.analyze(state, seats: seats, limits: limits).value + Rational(next.knownPairs)
    switch seats {
    case .solitaire: return 1 + value
    case .twoPlayers: return isPair ? 1 + value : -value
    }
  }

  func second(_ now: Knowledge, isMateKnown: Bool) throws(Stopped) -> [(CardKind, Rational)] {
    var values: [(CardKind, Rational)] = []
    if isMateKnown { values.append((.mate, try after(true, now.changed(pairs: -1, knownPairs: -1)))) }
    let others = now.singles + 2 * now.knownPairs - (isMateKnown ? 2 : 1)
    if others > 0 { values.append((.known, try after(false, now))) }
    if now.unseen > 0 {
      let value = try unseenSecond(now, isMateKnown: isMateKnown)
      let isFirst = now.unseen > now.singles && values.last?.0 == .known
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

  func first(_ now: Knowledge) throws(Stopped) -> [(CardKind, Rational)] {
    var values: [(CardKind, Rational)] = []
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
    let values = try second(now, isMateKnown: isMateKnown).map { $0.1 }
    guard let best = seats == .solitaire ? values.min() : values.max() else {
      preconditionFailure("a table with a card has another one")
    }
    return best
  }
}
