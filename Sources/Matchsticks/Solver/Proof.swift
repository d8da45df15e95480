import ExactArithmetic

/// How an answer about a take-away game is known.
public enum Proof: Hashable, Sendable {
  /// Nim: the value of a heap is its size.
  case nim
  /// Take a…b: the value of n is ⌊(n mod (a + b)) / a⌋.
  case interval
  /// At most half: the value of 2m is m, that of 2m + 1 is the value of m.
  case half
  /// Proper divisors: the value of n is the exponent of 2 in n.
  case divisors
  /// Powers of two: the value of n is n mod 3.
  case powersOfTwo
  /// Two equal halves: the value of an even heap is 1, that of an odd one 0.
  case equalSplit
  /// Misère play of rules whose Grundy values decide it, too (``SumTheory``), with the argument for
  /// the values; with ``ladder`` that misère play of n is normal play of n − 1.
  indirect case misere(Proof)
  /// A period, proved by the range of heaps on which it was checked.
  case period(ProvedPeriod)
  /// Schwenk's ladder of losing heaps.
  case ladder
  /// The values of all heaps up to `heap` were computed from the definition.
  case computed(heap: Int)
  /// This many positions were examined by the definition, each after its options.
  case definition(positions: Int)
  /// All positions whose numbers are at most these were examined by the definition.
  case box([Int])
  /// Every position below was searched.
  case exhaustive(positions: Int)
  /// The misère quotient of the heaps up to `heap`, of `order` elements; proved to be that of all
  /// heaps if it `isStable`.
  case quotient(order: Int, heap: Int, isStable: Bool)
  /// Every sum with a heap above `heap` was searched, `positions` of them; all others are decided
  /// by the misère quotient of the heaps up to `heap`, of `order` elements.
  case quotientSearch(order: Int, heap: Int, positions: Int)
  /// The plays were counted with exact numbers.
  case counted
  /// The chance was found by working up from the end of the game through `positions` positions.
  case recursion(positions: Int)
  /// The cycle of the outcomes of every set was followed to its end.
  case cycles
  /// Values that repeat over as many heaps as the largest take prove each period.
  case windows
  /// The canonical forms of all heaps up to `heap` were computed from their options.
  case canonicalForms(heap: Int)
}

extension Proof {
  /// The argument for outcomes under a convention, from that of normal play.
  func argued(for play: PlayConvention) -> Proof { play == .misere ? .misere(self) : self }
}

/// A period of a sequence of values: G(n + period) = G(n) + saltus for every n ≥ preperiod.
public struct ProvedPeriod: Hashable, Sendable {
  /// The smallest n₀ such that the equation holds from n₀ on.
  public let preperiod: Int
  /// The smallest period.
  public let period: Int
  /// What a period adds; 0 unless the values grow.
  public let saltus: Int
  /// The range of n on which the equation was checked, enough to prove it for all; `nil` when a
  /// closed form shows it.
  public let checked: ClosedRange<Int>?

  /// A period that the values up to heap `checkedTo` + `period` prove.
  package init(preperiod: Int, period: Int, saltus: Int = 0, checkedTo: Int) {
    self.preperiod = preperiod
    self.period = period
    self.saltus = saltus
    checked = preperiod...checkedTo
  }

  /// A period that a closed form shows.
  package init(closedFormWithPeriod period: Int, preperiod: Int = 0, saltus: Int = 0) {
    self.preperiod = preperiod
    self.period = period
    self.saltus = saltus
    checked = nil
  }

  /// The index in preperiod and first period of the value of `heap`.
  package func index(of heap: HeapSize) -> Int {
    if let small = heap.small, small < preperiod + period { return small }
    let shifted = heap.remainder(dividingBy: BigInt(period)) - preperiod
    return preperiod + Int(shifted % UInt(period))
  }
}
