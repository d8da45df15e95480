/// Proves that the Grundy values of a code without end grow from period to period: G(n + p) = G(n)
/// + s for every n ≥ n₀, s a power of two, as in Lasker's nim.
///
/// The code breaks heaps into two at most, and each of its digits from place 1 on has the bits 1
/// and 2: any number may be taken so that the rest stays one heap or nothing. So every smaller heap
/// is an option, and no two heaps have the same value.
///
/// Let the equation hold for the computed values G(0), …, G(N + p − 1), and let F be these values,
/// continued by it. F = G is shown for n ≥ N by induction; F(n₀ + r + pu) = w + s(c + u), with w <
/// s the low bits and c the rest of F(n₀ + r).
///
/// **F(n) is no option of n.** (1) Single heaps: the w of the p residues are different, and F(n)
/// exceeds all values below n₀. (2) Two heaps below n₀ have a nim-sum below a power of two that
/// F(n) reaches. (3) A heap a < n₀ of value g + sh, g < s, with b = n₀ + r + pu, after a take of t:
/// equality needs the low bits to agree, and h ⊕ x = x + δ, where x = c + u, and δ follows from a,
/// r and t. As |(h ⊕ x) − x| ≤ h, only δ up to h matter, that is finitely many t, and whether there
/// is such an x depends on its bits below those of h. (4) Two heaps from n₀ on: the low bits must
/// agree, and x ⊕ y = z with z − (x + y) = δ, which follows from the residues and t; x ⊕ y is x + y
/// less an even number, so δ must be even and at most 0: finitely many t again.
///
/// **Every value v < F(n) is an option of n.** Call a move *good* if it leaves one heap k ≥ n₀, or
/// heaps a and b ≥ n₀ with F(a) < s; from n + p the same take with k + p, or with a and b + p,
/// leads to v + s. Call it *lasting* if the same heaps are left from n + p, n + 2p, … too; single
/// heaps always are. Let V exceed all values below n₀. It suffices that, for each n of N…N + p − 1,
/// every v < V is the value of a smaller heap than N, every v of V…V + s − 1 is had by a good and
/// lasting move, and every other v < F(n) by a good one: for n + p the first two last, and v ≥ V +
/// s follows from v − s for n.
struct ArithmeticRule {
  private let code: TakeAndBreakCode

  /// How many values are looked at, at most.
  static let mostValues = 1024
  private static let longestPeriod = 32
  private static let longestPreperiod = 64

  /// The rule for a code; `nil` for codes of another kind.
  init?(_ code: TakeAndBreakCode) {
    guard code.lastPlace == nil, code.mostHeapsLeft == 2, (code.digits + code.repeating).allSatisfy({ $0 & 3 == 3 })
    else { return nil }
    self.code = code
  }

  /// The period that the values of the heaps 0, 1, 2, … prove; the fewest that do are used, so that
  /// more values say the same.
  func period(of values: [Int]) -> ProvedPeriod? {
    for size in stride(from: 8, through: min(values.count, Self.mostValues), by: 8) {
      if let period = period(ofExactly: Array(values.prefix(size))) { return period }
    }
    return nil
  }

  private func period(ofExactly values: [Int]) -> ProvedPeriod? {
    let count = values.count
    for period in 1...min(Self.longestPeriod, count / 3) {
      let saltus = values[count - 1] - values[count - 1 - period]
      guard saltus > 0, saltus & (saltus - 1) == 0 else { continue }
      var start = count - period
      while start > 0, values[start - 1] + saltus == values[start - 1 + period] { start -= 1 }
      guard start <= Self.longestPreperiod, start + 2 * period <= count else { continue }
      let candidate = ArithmeticCandidate(
        code: code, values: values, start: max(start, 1), period: period, saltus: saltus)
      guard candidate.avoidsOptions, candidate.reachesAllBelow else { continue }
      return ProvedPeriod(preperiod: start, period: period, saltus: saltus, checkedTo: count - period - 1)
    }
    return nil
  }
}

/// Values that seem to grow from period to period, and what remains to be shown of them
/// (``ArithmeticRule``, whose letters these are).
private struct ArithmeticCandidate {
  let code: TakeAndBreakCode
  /// G(0), …, G(N + p − 1).
  let values: [Int]
  /// n₀ ≥ 1.
  let start: Int
  /// p.
  let period: Int
  /// s.
  let saltus: Int

  private var largestBefore: Int { values[..<start].max() ?? 0 }
  private var window: Range<Int> { (values.count - period)..<values.count }
  private func low(_ residue: Int) -> Int { values[start + residue] % saltus }
  private func high(_ residue: Int) -> Int { values[start + residue] / saltus }
  private var highest: Int { (0..<period).map(high).max() ?? 0 }

  /// Whether F(n) is no option of any n from N on.
  var avoidsOptions: Bool {
    let bits = Int.bitWidth - largestBefore.leadingZeroBitCount
    guard Set((0..<period).map(low)).count == period, window.allSatisfy({ values[$0] >= 1 << bits }),
      window.allSatisfy({ values[$0] > largestBefore })
    else { return false }
    let small = (1..<start).allSatisfy { heap in (0..<period).allSatisfy { avoids(heap, beside: $0) } }
    return small && (0..<period).allSatisfy { one in (one..<period).allSatisfy { avoids(one, and: $0) } }
  }

  /// Case (3) for a = `heap` and the residue r of b.
  private func avoids(_ heap: Int, beside residue: Int) -> Bool {
    let (lowBits, highBits) = (values[heap] % saltus, values[heap] / saltus)
    let width = 1 << (Int.bitWidth - highBits.leadingZeroBitCount)
    for taken in 0...(period * (highBits + highest + 2)) where code.digit(taken) & 4 != 0 {
      let (periods, left) = (heap + residue + taken).quotientAndRemainder(dividingBy: period)
      guard lowBits ^ low(residue) == low(left) else { continue }
      let difference = high(left) - high(residue) + periods
      if (0..<width).contains(where: { (highBits ^ $0) - $0 == difference }) { return false }
    }
    return true
  }

  /// Case (4) for the residues of two heaps.
  private func avoids(_ one: Int, and other: Int) -> Bool {
    for taken in 0...(period * (2 * highest + 2)) where code.digit(taken) & 4 != 0 {
      let (periods, left) = (start + one + other + taken).quotientAndRemainder(dividingBy: period)
      guard low(one) ^ low(other) == low(left) else { continue }
      let difference = high(left) - high(one) - high(other) + periods
      if difference <= 0, difference.isMultiple(of: 2) { return false }
    }
    return true
  }

  /// Whether every value below F(n) is an option of n, from N on.
  var reachesAllBelow: Bool {
    let first = largestBefore + 1
    guard window.allSatisfy({ values[$0] >= first + saltus }) else { return false }
    let known = Set(values[..<window.lowerBound])
    guard (0..<first).allSatisfy({ known.contains($0) }) else { return false }
    return window.allSatisfy { heap in
      let (good, lasting) = goodMoves(from: heap)
      return (first..<(first + saltus)).allSatisfy { lasting.contains($0) }
        && (first..<values[heap]).allSatisfy { good.contains($0) }
    }
  }

  /// The values that good moves from a heap lead to, and those of them that last.
  private func goodMoves(from heap: Int) -> (good: Set<Int>, lasting: Set<Int>) {
    var good = Set(values[start..<heap])
    var lasting = good
    for small in 1..<heap where values[small] < saltus {
      for other in stride(from: start, through: heap - small, by: 1) {
        let taken = heap - small - other
        guard code.digit(taken) & 4 != 0 else { continue }
        let value = values[small] ^ values[other]
        good.insert(value)
        if breaksAlways(from: taken) { lasting.insert(value) }
      }
    }
    return (good, lasting)
  }

  /// Whether the digits t, t + p, t + 2p, … all let a heap be broken.
  private func breaksAlways(from taken: Int) -> Bool {
    let steps = code.digits.count / period + code.repeating.count + 1
    return (0...steps).allSatisfy { code.digit(taken + $0 * period) & 4 != 0 }
  }
}
