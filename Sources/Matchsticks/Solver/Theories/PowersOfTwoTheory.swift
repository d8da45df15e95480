import ExactArithmetic
import GameCore

/// Take a power of two: G(n) = n mod 3, since a power of two is 1 or 2 (mod 3), and 1 and 2 are
/// powers of two.
final class PowersOfTwoTheory: Theory, ClosedForm {
  private static let numbers = NumbersTheory(
    numbers: NumberSet.powersOfTwo, least: 1, reach: Reach(computed: 10_000_000, reported: 1000, played: 1_000_000))
  private var numbers: NumbersTheory { Self.numbers }

  var reach: Reach { numbers.reach }
  let proof = Proof.powersOfTwo
  let period: ProvedPeriod? = ProvedPeriod(closedFormWithPeriod: 3)
  let zeroShare = Rational(1, 3)
  let isPet = true

  func value(of heap: HeapSize) -> BigInt { heap.remainder(dividingBy: 3) }
  func value(_ heap: Int) -> Int { heap % 3 }

  func moves(from heap: Int) -> [SmallMove] { numbers.moves(from: heap) }
  func table(upTo bound: Int) -> ComputedValues? { numbers.table(upTo: bound) }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    var take: BigInt = 1
    while heap.holds(take), !found.isFull {
      try probe(take, of: heap, to: target, values, &found)
      take = take << 1
    }
    if heap.holds(take) { found.leaveUncounted() }
  }

  func losingRun(_ play: PlayConvention) -> ResidueRun? {
    ResidueRun(period: 3, residues: play == .normal ? 0...0 : 1...1)
  }

  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)? { numbers.modularPlays(size) }
}
