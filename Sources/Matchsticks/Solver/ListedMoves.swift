/// Moves by what is taken: this many matches from one heap, of which the rest is left as one of
/// these numbers of heaps, none of them empty.
public struct ListedMove: Hashable, Sendable {
  /// How many matches are taken, at least 1.
  public let take: Int
  /// How many heaps may be left, ascending; 0 where the whole heap may be taken.
  public let leaves: [Int]
}

extension Ruleset {
  /// The most matches that a listed move takes.
  public static let largestListedTake = 10_000

  /// All moves, ascending by what is taken; `nil` where they don't follow from a finite list of
  /// takes up to ``largestListedTake``, or where a heap may be broken without taking a match.
  public var listedMoves: [ListedMove]? {
    switch recognized {
    case .take(let set):
      return set.elements(upTo: Self.largestListedTake)?.map { ListedMove(take: $0, leaves: [0, 1]) }
    case .takeAndBreak(let code):
      guard code.zeroth == 0, let last = code.lastPlace else { return nil }
      return (1...last).compactMap { take in
        let leaves = (0...3).filter { code.digit(take) >> $0 & 1 != 0 }
        return leaves.isEmpty ? nil : ListedMove(take: take, leaves: leaves)
      }
    case .takeAny, .lastMove, .pile, .split, .written: return nil
    }
  }
}
