/// The state of a game of pairs for a player with perfect memory: how many pairs are on the table,
/// and of how many of their cards the face is known.
///
/// No two of the known cards match: a known pair is a turn that needs no thought (see
/// ``TableSetup``). With n pairs and k known cards, u = 2n − k cards are unknown, and all
/// arrangements of their faces are equally likely.
public struct PairState: Sendable, Hashable {
  /// The number n of pairs on the table, at least 0.
  public let pairs: Int
  /// The number k of known cards, 0…n, all different.
  public let known: Int

  /// Creates the state; 0 ≤ `known` ≤ `pairs`, or there is no such state.
  /// - Throws: ``ImpossibleState``.
  public init(pairs: Int, known: Int = 0) throws(ImpossibleState) {
    guard pairs >= 0 else { throw .fewerThanNoPairs(pairs) }
    guard (0...pairs).contains(known) else { throw .knownOutOfRange(known, pairs: pairs) }
    self.pairs = pairs
    self.known = known
  }

  /// Creates a state that is known to be possible.
  init(uncheckedPairs pairs: Int, known: Int) {
    self.pairs = pairs
    self.known = known
  }

  /// The number u of cards whose face is not known.
  public var unknown: Int { 2 * pairs - known }

  /// The moves that the rules allow, the boldest first; none on an empty table.
  public var legalMoves: [TurnMove] {
    TurnMove.allCases.filter { $0.isLegal(pairs: pairs, known: known) }
  }
}

/// Why there is no state with these numbers.
public enum ImpossibleState: Error, Equatable, Sendable {
  /// A negative number of pairs.
  case fewerThanNoPairs(Int)
  /// Different cards are known of each pair at most once, so there are 0 to `pairs` of them.
  case knownOutOfRange(Int, pairs: Int)
}

/// What a turn aims at when no pair is known (Zwick–Paterson 1993 call them 2-move, 1-move and
/// 0-move).
///
/// In the first two a known mate of the first card is turned at once; otherwise they differ in the
/// second card.
public enum TurnMove: Int, Sendable, CaseIterable {
  /// Turn an unknown card; if it matches no known card, turn a second unknown one.
  case twoUnknown = 2
  /// Turn an unknown card; if it matches no known card, turn a known one, which shows nothing new.
  case oneUnknown = 1
  /// Turn two known cards: show nothing, in effect pass.
  case noUnknown = 0
}

/// How many take part.
public enum Seats: Int, Sendable, CaseIterable {
  /// One player, whose aim is to finish in few turns; a turn is two cards.
  case solitaire = 1
  /// Two players, each of whom aims for more pairs than the other; a match earns another turn.
  case twoPlayers = 2
}
