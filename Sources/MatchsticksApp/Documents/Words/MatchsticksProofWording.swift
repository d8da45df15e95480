import Documents
import Matchsticks

extension Proof: WordedProof {
  /// The argument in a few words.
  package var words: String {
    switch self {
    case .nim: "closed form: the Grundy value of a heap is its size"
    case .interval: "closed form: takes of a to b have the Grundy value ⌊(n mod (a + b)) / a⌋"
    case .half: "closed form: the Grundy value of 2m is m, that of 2m + 1 that of m"
    case .divisors: "closed form: the Grundy value is the exponent of 2 in the heap"
    case .powersOfTwo: "closed form: the Grundy value is n mod 3"
    case .equalSplit: "closed form: the Grundy value of an even heap is 1, that of an odd one 0"
    case .period(let period):
      "period \(period.period) after preperiod \(period.preperiod)"
        + (period.saltus > 0 ? " with saltus \(period.saltus)" : "")
        + (period.checked.map { ", checked for n = \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .ladder: "closed form: the smallest part in the sum of losing heaps (Schwenk 1970)"
    case .misere(.ladder):
      "\(Proof.ladder.words); misère play of n matches is normal play of n − 1"
    case .misere(let proof):
      "\(proof.words); in misère play, too, the values decide, since every heap of value 0 with a move has one to "
        + "value 1 (Ferguson 1974)"
    case .computed(let heap): "computed from the definition for all heaps up to \(heap)"
    case .definition(let positions):
      "computed from the definition: \(Wording.count(positions, "position", "positions"))"
    case .box(let last):
      "computed from the definition for all positions up to \(last.map { "\($0)" }.joined(separator: ", "))"
    case .exhaustive(let positions): "exhaustive search of \(positions) positions"
    case .quotient(let order, let heap, let isStable):
      "misère quotient of \(order) elements, "
        + (isStable ? "valid for all heaps, as those up to \(heap) show" : "verified for heaps up to \(heap)")
    case .quotientSearch(let order, let heap, let positions):
      "misère quotient of \(order) elements for heaps up to \(heap), and a search of \(positions) sums with larger ones"
    case .counted: "exact count"
    case .recursion(let positions): "exact recursion over \(positions) positions"
    case .canonicalForms(let heap): "canonical forms computed from the options of all heaps up to \(heap)"
    case .cycles: "the cycle of the outcomes of every set (Brent's algorithm)"
    case .windows: "each period by values that repeat over as many heaps as the largest take"
    }
  }
}
