import ExactArithmetic
import GameCore

/// Take a proper divisor of the heap: the value of n ≥ 1 is the exponent of 2 in n; G(0) = 0.
final class DivisorsTheory: Theory, ClosedForm {
  let reach = Reach(computed: 10_000_000, reported: 1000, played: 1_000_000)
  let proof = Proof.divisors
  let period: ProvedPeriod? = nil
  let zeroShare = Rational(1, 2)

  func value(of heap: HeapSize) -> BigInt { BigInt(heap.integer.trailingZeroBitCount) }
  func value(_ heap: Int) -> Int { heap == 0 ? 0 : heap.trailingZeroBitCount }

  func moves(from heap: Int) -> [SmallMove] { Self.properDivisors(heap).map { .taking($0, from: heap) } }

  func leastMove(from heap: HeapSize) -> MovesFound.Found? { heap.holds(2) ? leastMove(1, from: heap) : nil }

  func table(upTo bound: Int) -> ComputedValues? { nil }

  /// All proper divisors of a heap up to 10¹², the power of two 2ᵛ that reaches the value v beyond.
  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    if let size = heap.small, size <= 1_000_000_000_000 {
      for take in Self.properDivisors(size) { try probe(BigInt(take), of: heap, to: target, values, &found) }
      return
    }
    if let exponent = target.toInt(), exponent < heap.integer.trailingZeroBitCount {
      try probe(BigInt(1) << exponent, of: heap, to: target, values, &found)
    }
    found.leaveUncounted()
  }

  static func properDivisors(_ number: Int) -> [Int] {
    var (small, large): ([Int], [Int]) = ([], [])
    var candidate = 1
    while candidate * candidate <= number {
      if number % candidate == 0 {
        small.append(candidate)
        if candidate * candidate != number { large.append(number / candidate) }
      }
      candidate += 1
    }
    return (small + large.reversed()).filter { $0 < number }
  }

  /// The odd heaps in normal play.
  func losingRun(_ play: PlayConvention) -> ResidueRun? {
    play == .normal ? ResidueRun(period: 2, residues: 1...1) : nil
  }

  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)? { (lists(size), size) }

  /// The proper divisors of all heaps up to `size`.
  private func lists(_ size: Int) -> PlayResidues.Moves {
    var counts = [Int64](repeating: 0, count: size + 2)
    for take in stride(from: 1, through: size / 2, by: 1) {
      for heap in stride(from: 2 * take, through: size, by: take) { counts[heap + 1] += 1 }
    }
    for heap in 0...size { counts[heap + 1] += counts[heap] }
    var takes = [Int32](repeating: 0, count: Int(counts[size + 1]))
    var next = counts
    for take in stride(from: 1, through: size / 2, by: 1) {
      for heap in stride(from: 2 * take, through: size, by: take) {
        takes[Int(next[heap])] = Int32(take)
        next[heap] += 1
      }
    }
    return .lists(takes: takes, starts: counts)
  }
}
