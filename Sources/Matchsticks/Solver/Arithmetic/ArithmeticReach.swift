/// Shows that every value below F(n) is an option of n, for n ≥ N (``ArithmeticRule``, whose
/// letters these are), by steps of P = kp matches, in which values grow by S = ks.
///
/// A move *grows* if it leaves a large heap, and the nim-sum of the others is below m: the same
/// take from n + P, with that heap larger by P, leads to a value larger by S. It *lasts* if from n
/// + P, and so from n + 2P, …, a move of the same kind leads to the same value: (i) the same heaps
/// are left, as the digits t, t + P, t + 2P, … of the take t all allow it; or (ii) k is even, and
/// two of the large heaps have the same high part and may both be larger by P/2, so that their
/// nim-sum stays. A move that lasts by (ii) grows as well if the third heap is large.
///
/// It suffices that there is a V such that for every n of N…N + P − 1, where F(n) ≥ V + S, each
/// value v < V is had by a move that lasts, each of V…V + S − 1 by one that lasts and grows, and
/// every other v < F(n) by one that grows. For n + P the first two last, and v ≥ V + S follows from
/// v − S for n.
struct ArithmeticReach {
  private let candidate: ArithmeticCandidate
  /// k.
  private let multiple: Int
  /// What moves that leave 0, 1, 2 or 3 heaps of a rest lead to.
  private var ways: [[Ways]] = []

  /// The values that some moves lead to: any of them, those that grow, those that last by (ii), and
  /// those that do both.
  private struct Ways {
    var any = BitRow()
    var growing = BitRow()
    var twins = BitRow()
    var growingTwins = BitRow()
  }

  private var code: TakeAndBreakCode { candidate.code }
  private var values: [Int] { candidate.values }
  /// P.
  private var step: Int { multiple * candidate.period }
  /// S.
  private var rise: Int { multiple * candidate.saltus }
  private var window: Range<Int> { (values.count - step)..<values.count }

  /// `nil` when there are too few values for such steps.
  init?(_ candidate: ArithmeticCandidate, multiple: Int) {
    self.candidate = candidate
    self.multiple = multiple
    guard candidate.start + step + candidate.period <= candidate.values.count else { return nil }
    for heaps in 0...candidate.code.mostHeapsLeft { ways.append(values.indices.map { ways(heaps, of: $0) }) }
  }

  private func ways(_ heaps: Int, of rest: Int) -> Ways {
    switch heaps {
    case 0: none(of: rest)
    case 1: one(of: rest)
    case 2: two(of: rest)
    default: three(of: rest)
    }
  }

  private func none(of rest: Int) -> Ways {
    var ways = Ways()
    if rest == 0 { ways.any.insert(0) }
    return ways
  }

  private func one(of rest: Int) -> Ways {
    var ways = Ways()
    if rest > 0 { ways.any.insert(values[rest]) }
    if rest >= candidate.start { ways.growing.insert(values[rest]) }
    return ways
  }

  private func two(of rest: Int) -> Ways {
    var ways = Ways()
    let (start, modulus) = (candidate.start, candidate.modulus)
    for one in stride(from: 1, through: rest / 2, by: 1) {
      let other = rest - one
      let value = values[one] ^ values[other]
      ways.any.insert(value)
      if other >= start && values[one] < modulus || one >= start && values[other] < modulus {
        ways.growing.insert(value)
      }
      if one >= start, candidate.high(one) == candidate.high(other) { ways.twins.insert(value) }
    }
    return ways
  }

  private func three(of rest: Int) -> Ways {
    var ways = Ways()
    for one in stride(from: 1, through: rest - 2, by: 1) {
      let others = self.ways[2][rest - one]
      if code.lastPlace == nil { ways.any.formUnion(others.any, shiftedBy: values[one]) }
      ways.twins.formUnion(others.twins, shiftedBy: values[one])
      guard one >= candidate.start else { continue }
      ways.growingTwins.formUnion(others.twins, shiftedBy: values[one])
      ways.growing.formUnion(others.any.below(candidate.modulus), shiftedBy: values[one])
    }
    return ways
  }

  /// Whether every value below F(n) is an option of n, from N on.
  var reachesAllBelow: Bool {
    let reached = window.map { (value: values[$0], moves: moves(from: $0)) }
    let first = reached.map { heap in (0..<heap.value).last { !heap.moves.growing.contains($0) }.map { $0 + 1 } ?? 0 }
    let last = reached.map { min($0.moves.lasting.leastMissing, $0.value - rise) }
    guard let low = first.max(), let high = last.min(), low <= high else { return false }
    return (low...high).contains { bound in
      reached.allSatisfy { heap in (bound..<(bound + rise)).allSatisfy { heap.moves.both.contains($0) } }
    }
  }

  /// The values that the moves from a heap lead to.
  private struct Moves {
    var growing = BitRow()
    var lasting = BitRow()
    var both = BitRow()
  }

  private func moves(from heap: Int) -> Moves {
    var moves = Moves()
    for taken in 0...min(heap, code.lastPlace ?? heap) {
      for heaps in ways.indices where code.digit(taken) >> heaps & 1 != 0 && (taken > 0 || heaps > 1) {
        let ways = self.ways[heaps][heap - taken]
        moves.growing.formUnion(ways.growing)
        if multiple.isMultiple(of: 2) {
          moves.lasting.formUnion(ways.twins)
          moves.both.formUnion(ways.growingTwins)
        }
        guard code.allowsAlways(heaps, from: taken, step: step) else { continue }
        moves.lasting.formUnion(ways.any)
        moves.both.formUnion(ways.growing)
      }
    }
    return moves
  }
}

extension TakeAndBreakCode {
  /// Whether the digits t, t + `step`, t + 2·`step`, … all let `heaps` heaps be left.
  func allowsAlways(_ heaps: Int, from taken: Int, step: Int) -> Bool {
    guard !repeating.isEmpty else { return false }
    let steps = digits.count / step + repeating.count + 1
    return (0...steps).allSatisfy { digit(taken + $0 * step) >> heaps & 1 != 0 }
  }
}
