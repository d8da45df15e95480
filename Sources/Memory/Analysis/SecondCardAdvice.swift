import ExactArithmetic
import GameCore

/// Which card to turn second when the first lies open, and what that is worth.
///
/// The mathematics. Let the open card count among the k single known cards of n pairs, known pairs
/// aside, of which there are p: u = 2n − k cards are unseen, and one of them is the open card's
/// mate. An unseen card is that mate in one case of u, the mate of another single card in k − 1,
/// and a new one else; a known card tells nothing. With F(n,k) for the turns that best play expects
/// then, and G(n,k) for the pairs that it expects to win more than the other,
///     unseen: 1 + p + [F(n−1,k−1) + (k−1)(1 + F(n−1,k−1)) + (u−k) F(n,k+1)] / u,
///             [(1 + p + G(n−1,k−1)) − (k−1)(1 + p + G(n−1,k−1)) − (u−k)(p + G(n,k+1))] / u;
///     known:  1 + p + F(n,k), or − p − G(n,k).
public struct SecondCardAdvice: Sendable, Equatable {
  /// What can be turned.
  public enum Choice: Sendable, Hashable, CaseIterable {
    /// The mate of the open card.
    case mate
    /// A card that nobody has seen.
    case unseen
    /// A card that everybody knows and that doesn't match.
    case known
  }

  /// A choice with one of its places and what it is worth.
  public struct Option: Sendable, Equatable {
    /// What is turned.
    public let choice: Choice
    /// The first place where such a card lies.
    public let place: Int
    /// Expected turns to the end, this one counted, or expected gain, with best play afterwards.
    public let value: Rational
  }

  /// The choices that there are, the best first: the mate alone where it is known.
  public let options: [Option]
  /// How many take part.
  public let seats: Seats
  /// How the values are known.
  public let evidence: Evidence<MemoryProof>

  /// Advises on a table of at most ``PairsSolver/exactLimit`` pairs on which the card at `first`
  /// was turned, so that its face is known; `nil` when it isn't or nothing else lies there.
  /// - Throws: ``GameCore/Stopped`` when a limit ended the work: nothing is known then.
  public init?(
    _ setup: TableSetup, first: Int, seats: Seats = .solitaire, limits: SearchLimits = .none
  ) throws(Stopped) {
    guard setup.places.indices.contains(first), case .known = setup.places[first] else { return nil }
    let values = SecondCardValues(setup: setup, seats: seats, limits: limits)
    if let pair = setup.knownPairs.first(where: { $0.contains(first) }) {
      let mate = pair[0] == first ? pair[1] : pair[0]
      options = [Option(choice: .mate, place: mate, value: try values.mate())]
    } else {
      var options: [Option] = []
      if let place = setup.unseen.first {
        options.append(Option(choice: .unseen, place: place, value: try values.unseen()))
      }
      let others = setup.singles + setup.knownPairs.flatMap { $0 }
      if let place = others.first(where: { $0 != first }) {
        options.append(Option(choice: .known, place: place, value: try values.known()))
      }
      if options.count == 2, values.isBetter(options[1].value, than: options[0].value) { options.swapAt(0, 1) }
      guard !options.isEmpty else { return nil }
      self.options = options
    }
    self.seats = seats
    evidence = .proved(.arrangements)
  }
}

/// What the choices of a second card are worth at one table; the names are those of
/// ``SecondCardAdvice``.
private struct SecondCardValues {
  let seats: Seats
  let limits: SearchLimits
  /// The pairs n and the single known cards k.
  let state: PairState
  /// The known pairs p.
  let pairs: Rational

  init(setup: TableSetup, seats: Seats, limits: SearchLimits) {
    self.seats = seats
    self.limits = limits
    state = setup.stateWithoutKnownPairs
    pairs = Rational(setup.knownPairs.count)
  }

  func isBetter(_ value: Rational, than other: Rational) -> Bool {
    seats == .solitaire ? value < other : value > other
  }

  /// F or G.
  private func value(_ pairs: Int, _ known: Int) throws(Stopped) -> Rational {
    try PairsSolver.analyze(PairState(uncheckedPairs: pairs, known: known), seats: seats, limits: limits).value
  }

  /// The open card belongs to one of the known pairs: its turn is counted with them.
  func mate() throws(Stopped) -> Rational { try pairs + value(state.pairs, state.known) }

  func unseen() throws(Stopped) -> Rational {
    let (n, k, u) = (state.pairs, state.known, state.unknown)
    let matched = try value(n - 1, k - 1)
    // Where every unseen card has a known mate no new one can come.
    let shown = u > k ? try value(n, k + 1) : 0
    let (others, new, all) = (Rational(k - 1), Rational(u - k), Rational(u))
    switch seats {
    case .solitaire: return 1 + pairs + (matched + others * (1 + matched) + new * shown) / all
    case .twoPlayers:
      let taken = 1 + pairs + matched
      return (taken - others * taken - new * (pairs + shown)) / all
    }
  }

  func known() throws(Stopped) -> Rational {
    let rest = try value(state.pairs, state.known)
    return seats == .solitaire ? 1 + pairs + rest : -(pairs + rest)
  }
}
