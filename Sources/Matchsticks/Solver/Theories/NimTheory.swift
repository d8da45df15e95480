import ExactArithmetic
import GameCore

/// Take any number: the value of a heap is its size.
final class NimTheory: Theory, ClosedForm {
  let reach = Reach(computed: 10_000_000, reported: 1000, played: 1_000_000)
  let proof = Proof.nim
  let period: ProvedPeriod? = ProvedPeriod(closedFormWithPeriod: 1, saltus: 1)
  let zeroShare: Rational = 0
  let isPet = true

  func value(of heap: HeapSize) -> BigInt { heap.integer }
  func value(_ heap: Int) -> Int { heap }

  func moves(from heap: Int) -> [SmallMove] { heap > 0 ? (1...heap).map { .taking($0, from: heap) } : [] }
  func highestTake(from heap: HeapSize) -> BigInt? { heap.integer }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) {
    let size = heap.integer
    if target < size { found.append(take: size - target, leaves: [HeapSize(unchecked: target)]) }
  }

  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) -> LosingPositions? {
    let losing: [BigInt] = play == .normal || bound < 1 ? [] : [1]
    return LosingPositions(
      count: BigInt(losing.count), positions: Array(losing.prefix(listing)), bound: bound, proof: proof)
  }

  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity { try TakePlays.upTo(.max, size, limits) }
}
