import ExactArithmetic
import GameCore

/// Take at most half: G(2m) = m, G(2m + 1) = G(m). Write n + 1 = 2ʲ·(2v + 1); the value is v.
final class HalfTheory: Theory, ClosedForm {
  let reach = Reach(computed: 10_000_000, reported: 1000, played: 1_000_000)
  let proof = Proof.half
  let period: ProvedPeriod? = nil
  /// Only 2ᵐ − 1 have the value 0.
  let zeroShare: Rational = 0
  let isPet = true

  func value(of heap: HeapSize) -> BigInt {
    let next = heap.integer + 1
    return (next >> next.trailingZeroBitCount) / 2
  }
  func value(_ heap: Int) -> Int { (heap + 1) >> ((heap + 1).trailingZeroBitCount + 1) }

  func moves(from heap: Int) -> [SmallMove] { heap < 2 ? [] : (1...(heap / 2)).map { .taking($0, from: heap) } }

  func leastMove(from heap: HeapSize) -> MovesFound.Found? { heap.holds(2) ? leastMove(1, from: heap) : nil }

  func table(upTo bound: Int) -> ComputedValues? { nil }

  /// Heaps of value v have the sizes 2ʲ·(2v + 1) − 1; only the largest below n can be at least n
  /// / 2.
  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) {
    let size = heap.integer
    var next = target * 2 + 1
    guard next <= size else { return }
    next = next << max(0, size.bitCount - next.bitCount - 1)
    if next << 1 <= size { next = next << 1 }
    let rest = next - 1
    if (size - rest) * 2 <= size {
      found.append(take: size - rest, leaves: [HeapSize(unchecked: rest)])
    }
  }

  /// 2ᵐ − 1 in normal play, the heaps of value 0; 3·2ᵐ − 1 in misère play, the heaps of value 1.
  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) -> LosingPositions? {
    let first: BigInt = play == .normal ? 2 : 3
    let count = bound < first - 1 ? 0 : ((bound + 1) / first).bitCount
    var meter = WorkMeter(limits)
    var positions: [BigInt] = []
    var words = 0
    for power in 0..<min(count, listing) {
      words += 1 + power / 64
      guard words <= LosingPositions.mostWords, (try? meter.spend(1 + power / 64)) != nil else { break }
      positions.append((first << power) - 1)
    }
    return LosingPositions(count: BigInt(count), positions: positions, bound: bound, proof: proof)
  }

  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)? { (.half, size) }
}
