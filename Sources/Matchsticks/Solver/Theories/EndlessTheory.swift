import ExactArithmetic
import GameCore

/// An infinite code that never breaks a heap: values whose whole state repeats.
final class EndlessTheory: Theory {
  let code: TakeAndBreakCode

  init(code: TakeAndBreakCode) { self.code = code }

  private var plain: TakeAndBreakTheory { TakeAndBreakTheory(code: code) }

  let reach = Reach(computed: EndlessSubtraction.largestHeap, played: 5000)

  func moves(from heap: Int) -> [SmallMove] { code.moves(from: heap) }
  func moveCount(from heap: Int) -> Int { plain.moveCount(from: heap) }
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { code.leastMove(from: heap) }

  func source(upTo bound: Int) -> (any ValueSource)? { EndlessSubtraction(code) }
  func table(upTo bound: Int) -> ComputedValues? { plain.table(upTo: bound) }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    guard case .sequence(let sequence) = values else { return }
    try EndlessMoves(code: code, values: sequence).add(from: heap, to: target, &found)
  }
}
