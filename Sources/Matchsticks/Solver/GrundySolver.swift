import ExactArithmetic
package import GameCore

extension GrundyFunction {
  /// The Grundy values of `rules`, known at least for `heaps` where that can be had.
  ///
  /// What has no closed form is computed: to the largest heap, or to the proof of a period, whichever comes first.
  /// - Throws: ``SolverError/unsupported(_:)`` for last-move rules, whose heaps have no values; ``SolverError/stopped(_:)``.
  package static func of(
    _ rules: Ruleset, heaps: [HeapSize], limits: SearchLimits, observer: Observer = .silent
  ) throws(SolverError) -> GrundyFunction {
    switch rules {
    case .take(let set) where set.isInterval: return .interval(lower: set.smallest, upper: set.largest)
    case .takeAny: return .identity
    case .pile(.half): return .half
    case .pile(.divisors): return .trailingZeros
    case .pile(.powersOfTwo): return .moduloThree
    case .lastMove: throw .unsupported(.grundyValues)
    default: break
    }
    let largest = heaps.map { $0.small ?? .max }.max() ?? 0
    let bound = min(largest, rules.largestComputedHeap)
    guard let search = GrundySearch(rules, bound: bound) else { throw .unsupported(.grundyValues) }
    if let reason = search.run(bound: bound, untilPeriod: true, limits: limits, observer: observer) {
      throw .stopped(reason)
    }
    return .sequence(search.sequence())
  }
}

extension Ruleset {
  /// The largest heap whose value is computed when nobody says how far to go. Kept to what takes seconds.
  package var largestComputedHeap: Int {
    switch self {
    case .take: 20_000_000
    case .takeAndBreak(let code): code.mostHeapsLeft == 3 ? 600 : code.lastPlace == nil ? 3000 : 5_000_000
    case .pile(.primes): 100_000
    case .pile(.squares): 1_000_000
    case .pile, .takeAny, .lastMove: 10_000_000
    }
  }

  /// Whether the misère outcome of a sum follows from the normal Grundy values (``SumTheory``).
  package var isPet: Bool { isSubtraction || self == .pile(.half) }
}
