public import ExactArithmetic

/// The rules of a take-away game: what a move may do to one heap. A move changes one heap only.
public enum Ruleset: Hashable, Sendable {
  /// Take a number from a finite set.
  case take(TakeSet)
  /// Take any number: Nim.
  case takeAny
  /// Take, and perhaps break what is left into smaller heaps.
  case takeAndBreak(TakeAndBreakCode)
  /// Take at most what the last take allows, from whichever heap.
  case lastMove(LastMoveRule)
  /// Take what the size of the heap allows.
  case pile(PileRule)
  /// Take nothing, but split a heap in two.
  case split(SplitRule)
  /// What a line says, in which a position may have several numbers.
  case written(WrittenRule)

  /// The default convention: misère for finite `take` sets (the rule of the source, REFERENCES:
  /// S1), normal elsewhere.
  public var defaultPlay: PlayConvention {
    if case .take = self { .misere } else { .normal }
  }

  /// Whether a move takes a number of a fixed set from a heap, whatever the heap: a subtraction
  /// game.
  public var isSubtraction: Bool {
    switch self {
    case .take, .takeAny: true
    case .pile(let rule): rule.isSubtraction
    case .takeAndBreak, .lastMove, .split, .written: false
    }
  }

  /// Whether there is a move as long as there are matches: then the player who makes the last move
  /// takes the last match.
  public var takesTheLastMatch: Bool {
    switch self {
    case .take(let set): set.smallest == 1
    case .takeAny, .lastMove: true
    case .pile(let rule): rule.takesOne
    case .takeAndBreak, .split, .written: false
    }
  }
}

extension Ruleset {
  /// The same rules with a first move of at most `first`.
  /// - Throws: ``FirstMoveError`` unless these are last-move rules and `first` is at least 1.
  public func limitingFirstMove(to first: BigInt) throws(FirstMoveError) -> Ruleset {
    guard case .lastMove(let rule) = self else { throw .notLastMove }
    guard let limited = LastMoveRule(rule.allowance, first: first) else { throw .belowOne }
    return .lastMove(limited)
  }
}

/// Why a limit of the first move makes no sense.
public enum FirstMoveError: Error, Equatable, Sendable {
  /// Only last-move rules treat the first move in a way of its own.
  case notLastMove
  /// The first player must be allowed to take a match.
  case belowOne
}

/// A move: `take` matches from one heap, which leaves `leaves` in its place.
public struct HeapMove: Hashable, Sendable {
  /// The 0-based place of the heap.
  public let heap: Int
  /// How many matches are taken; 0 for a move that only breaks a heap.
  public let take: BigInt
  /// The heaps that replace it, ascending: at least one, a heap of 0 when nothing is left. Under a
  /// line all numbers in their order.
  public let leaves: [HeapSize]

  /// Creates a move.
  public init(heap: Int, take: BigInt, leaves: [HeapSize]) {
    self.heap = heap
    self.take = take
    self.leaves = leaves
  }

  /// The order of moves: by the heap, then ascending by what is taken, then by what is left.
  func precedes(_ other: HeapMove) -> Bool {
    if heap != other.heap { return heap < other.heap }
    if take != other.take { return take < other.take }
    return leaves.map { $0.small ?? 0 }.lexicographicallyPrecedes(other.leaves.map { $0.small ?? 0 })
  }
}
