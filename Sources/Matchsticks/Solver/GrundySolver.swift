import ExactArithmetic
package import GameCore

extension GrundyFunction {
  /// The Grundy values of `rules`, known at least for `heaps` where that can be had.
  package static func of(
    _ rules: Ruleset, heaps: [HeapSize], limits: SearchLimits
  ) throws(SolverError) -> GrundyFunction {
    switch rules {
    case .take(let set) where set.isInterval: return .interval(lower: set.smallest, upper: set.largest)
    case .takeAny: return .identity
    case .pile(.half): return .half
    case .pile(.divisors): return .trailingZeros
    default: throw .unsupported(.grundyValues)
    }
  }
}
