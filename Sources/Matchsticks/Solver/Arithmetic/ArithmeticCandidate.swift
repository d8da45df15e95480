/// Values that seem to grow from period to period, and what remains to be shown of them
/// (``ArithmeticRule``, whose letters these are).
struct ArithmeticCandidate {
  let code: TakeAndBreakCode
  /// G(0), …, G(N + kp − 1).
  let values: [Int]
  /// n₀ ≥ 1.
  let start: Int
  /// p.
  let period: Int
  /// s.
  let saltus: Int

  /// m.
  var modulus: Int { saltus & -saltus }
  /// σ.
  private var rise: Int { saltus / modulus }

  func low(_ heap: Int) -> Int { values[heap] % modulus }
  func high(_ heap: Int) -> Int { values[heap] / modulus }

  /// Whether every value below F(n) is an option of n, by steps of `multiple` periods.
  func reachesAllBelow(_ multiple: Int) -> Bool {
    ArithmeticReach(self, multiple: multiple)?.reachesAllBelow ?? false
  }

  /// Whether F(n) isn't an option of any n from N on.
  ///
  /// *Small heaps alone* have a nim-sum below a power of two that F(n) reaches.
  ///
  /// *With large heaps*, n₀ + rᵢ + puᵢ of high parts xᵢ = cᵢ + σuᵢ, next to small ones of v matches
  /// and the nim-sum with high part h, after a take of t: the residue r of n and e = u − Σuᵢ follow
  /// from the number of matches, the low parts must agree, and so must the high ones: h ⊕ x₁ ⊕ … =
  /// Σxᵢ + δ, where δ = c − Σcᵢ + σe depends on the residues, v and t only. The left side is h +
  /// Σxᵢ − 2M, where M ≥ 0 is what is carried. So an option of the value F(n) needs an even h − δ =
  /// 2M ≥ 0, and, next to a single large heap, an M that is a part of the bits of h. As δ grows
  /// with t, finitely many takes have to be examined.
  var avoidsOptions: Bool {
    let largest = values[..<start].max() ?? 0
    let bound = 1 << (Int.bitWidth - largest.leadingZeroBitCount)
    guard values.suffix(period).allSatisfy({ $0 >= bound }) else { return false }
    return (0..<code.mostHeapsLeft).allSatisfy { smallCount in
      let small = smallParts(smallCount)
      return (1...(code.mostHeapsLeft - smallCount)).allSatisfy { largeCount in
        let large = largeParts(largeCount)
        return small.allSatisfy { small in large.allSatisfy { avoids(small, $0, smallCount, largeCount) } }
      }
    }
  }

  /// What matters of some small heaps: their matches and their nim-sum.
  private struct SmallPart: Hashable {
    var matches = 0
    var value = 0
  }

  /// What matters of some large heaps: the sum of their residues, the nim-sum of their low parts
  /// and the sum of the high parts that they begin with.
  private struct LargePart: Hashable {
    var residues = 0
    var low = 0
    var high = 0
  }

  private func smallParts(_ count: Int) -> Set<SmallPart> {
    (0..<count).reduce(into: [SmallPart()]) { parts, _ in
      parts = Set(
        parts.flatMap { part in
          (1..<start).map { SmallPart(matches: part.matches + $0, value: part.value ^ values[$0]) }
        })
    }
  }

  private func largeParts(_ count: Int) -> Set<LargePart> {
    (0..<count).reduce(into: [LargePart()]) { parts, _ in
      parts = Set(
        parts.flatMap { part in
          (0..<period).map {
            LargePart(
              residues: part.residues + $0, low: part.low ^ low(start + $0), high: part.high + high(start + $0))
          }
        })
    }
  }

  private func avoids(_ small: SmallPart, _ large: LargePart, _ smallCount: Int, _ largeCount: Int) -> Bool {
    let heaps = smallCount + largeCount
    let (lowBits, highBits) = (small.value % modulus ^ large.low, small.value / modulus)
    let matches = small.matches + (largeCount - 1) * start + large.residues
    let last = min(period * ((highBits + large.high) / rise + 2), code.lastPlace ?? .max)
    for taken in 0...last where code.digit(taken) >> heaps & 1 != 0 && (taken > 0 || heaps > 1) {
      let (periods, residue) = (matches + taken).quotientAndRemainder(dividingBy: period)
      guard low(start + residue) == lowBits else { continue }
      let excess = highBits - (high(start + residue) - large.high + rise * periods)
      guard excess >= 0, excess.isMultiple(of: 2) else { continue }
      if largeCount > 1 || excess / 2 & ~highBits == 0 { return false }
    }
    return true
  }
}
