import ExactArithmetic
package import GameCore

extension GrundyFunction {
  /// The Grundy values of `rules`, known at least for `heaps` where that can be had.
  ///
  /// What has no closed form is computed: to the largest heap, or to the proof of a period,
  /// whichever comes first.
  /// - Throws: ``SolverError/unsupported(_:)`` for last-move rules, whose heaps have no values;
  ///   ``SolverError/stopped(_:)``.
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
    if case .takeAndBreak(let code) = rules, var endless = EndlessSubtraction(code) {
      let stop = endless.run(bound: largest, limits: limits, observer: observer)
      if let stop, stop != .nodeLimit { throw .stopped(stop) }
      return .sequence(endless.sequence)
    }
    let bound = min(largest, rules.largestComputedHeap)
    guard let search = GrundySearch(rules, bound: bound) else { throw .unsupported(.grundyValues) }
    let reason = search.run(
      bound: bound, untilPeriod: true, isCheap: largest > bound, limits: limits, observer: observer)
    if let reason { throw .stopped(reason) }
    return .sequence(search.sequence())
  }
}

extension Ruleset {
  /// The largest heap whose value is computed when nobody says how far to go. Kept to what takes
  /// seconds.
  package var largestComputedHeap: Int {
    switch self {
    case .take: 20_000_000
    case .takeAndBreak(let code): code.largestComputedHeap
    case .pile(.primes): 100_000
    case .pile(.squares): 1_000_000
    case .pile, .takeAny, .lastMove: 10_000_000
    }
  }

  /// Whether these are the rules of a code without end that never breaks a heap
  /// (``EndlessSubtraction``).
  var isEndlessSubtraction: Bool {
    if case .takeAndBreak(let code) = self { code.lastPlace == nil && code.mostHeapsLeft == 1 } else { false }
  }

  /// Whether the misère outcome of a sum follows from the normal Grundy values (``SumTheory``).
  package var isPet: Bool { isSubtraction || self == .pile(.half) }
}

extension TakeAndBreakCode {
  /// The largest heap whose value is computed when nobody says how far to go.
  fileprivate var largestComputedHeap: Int {
    if mostHeapsLeft == 3 { return 2500 }
    if lastPlace != nil { return 5_000_000 }
    return mostHeapsLeft == 2 ? 20_000 : EndlessSubtraction.largestHeap
  }
}
