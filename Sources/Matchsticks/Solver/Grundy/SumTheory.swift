import ExactArithmetic

/// The outcome of a sum of heaps, from the Grundy values of the heaps alone.
///
/// Normal play (Sprague 1935, Grundy 1939): the player to move loses exactly when the nim-sum is 0.
///
/// Misère play of *pet* rules: those under which every heap that has a move and the value 0 has a
/// move to the value 1. The P-positions are the sums that hold a value ≥ 2 and have nim-sum 0, and
/// those that hold only 0 and 1 and have nim-sum 1. (From such a position no move leads to another:
/// the nim-sum changes, and a single value ≥ 2 can't have nim-sum 0. From any other there is one:
/// with a value ≥ 2 the move of Nim, or, if that leaves no value ≥ 2, the same heap moved to 0 or 1
/// as needed; with values 0 and 1 and nim-sum 0, a heap of value 1 to 0, or a heap of value 0 to
/// 1.)
///
/// Every subtraction game is pet, whatever its set S (Ferguson 1974). Let s = min S. First, G(n) =
/// 1 exactly when G(n − s) = 0. Now let n have a move and G(n) = 0; then G(n − s) isn't 0. If it is
/// 1, done. Otherwise n − s has a move t to a heap of value 0, and then n − t, an option of n, has
/// the value 1. So is `pile:half`: its heaps of value 0 are 2ᵐ − 1, and 3·2ᵐ⁻² − 1 among their
/// options has the value 1.
package enum SumTheory {
  /// The nim-sum of the values.
  package static func nimSum(_ values: some Sequence<BigInt>) -> BigInt { values.reduce(0) { $0 ^ $1 } }

  /// The outcome of heaps with these values; misère play needs pet rules.
  package static func outcome(_ values: [BigInt], play: PlayConvention) -> Outcome {
    let sum = nimSum(values)
    guard play == .misere, values.allSatisfy({ $0 <= 1 }) else { return sum.isZero ? .pPosition : .nPosition }
    return sum == 1 ? .pPosition : .nPosition
  }

  /// For each heap, the value to which it must be moved so that, with the others, the opponent
  /// loses: the nim-sum of the others, or in misère play, where none of them is above 1, the other
  /// of 0 and 1.
  /// - Complexity: O(n): the rest of a heap's position is all heaps, without it.
  package static func targets(_ values: [BigInt], play: PlayConvention) -> [BigInt] {
    let sum = nimSum(values)
    let large = values.count { $0 > 1 }
    return values.map { own in
      let rest = sum ^ own
      return play == .misere && large == (own > 1 ? 1 : 0) ? rest ^ 1 : rest
    }
  }
}
