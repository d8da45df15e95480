import GameCore
import Reversi
import ReversiOracles
import Testing

/// Advisers to test with: each evaluation that there is.
enum TestAdvisers {
  /// The shipped full evaluation; `EvaluatorTests` fails where it can't be read.
  static let weights = try? EvaluationWeights(bytes: ReversiData.bytes("evaluation.weights"))

  private static let base = SolverMemory(
    weights.map { ReversiWeights($0, models: model.map { [.eight: $0] } ?? [:]) } ?? .none, bytes: 1 << 20)
  private static let model = try? ProbCutModel(text: ReversiData.bytes("probcut.txt"))

  /// A fresh memory with the full evaluation.
  static func full(_ bytes: Int = 1 << 22) -> SolverMemory { SolverMemory(bytes: bytes, sharingEvaluationOf: base) }

  /// A memory with the shipped evaluation of the 6×6 board alone.
  static func six(_ bytes: Int = 1 << 22) -> SolverMemory {
    let weights = try? EvaluationWeights(bytes: ReversiData.bytes("evaluation-6.weights"))
    return SolverMemory(weights.map { ReversiWeights($0) } ?? .none, bytes: bytes)
  }
}

@Suite struct MidgameSearchTests {
  /// Positions of all phases, and some after which a side has to pass.
  private func positions(_ count: Int, seed: UInt64, size: BoardSize = .eight, empties: [Int]) -> [Position] {
    empties.flatMap { RandomPosition.list(count, empties: $0, size: size, seed: seed) }
  }

  private func agrees(_ memory: SolverMemory, _ positions: [Position], depths: ClosedRange<Int>) {
    let adviser = Adviser(memory)
    for position in positions where !position.mustPass {
      for depth in depths where depth < position.emptyCount {
        let plain = PlainNegamax(adviser: adviser)
        let advice = adviser.advise(position, effort: Effort(depth: depth))
        #expect(advice.moves.map(\.move).count == position.legalSquares.count)
        for move in advice.moves {
          guard let next = try? position.playing(move.move) else {
            Issue.record("\(move.move) is not legal in \(position.boardText)")
            continue
          }
          #expect(move.value == -plain.value(next, depth: depth - 1), "\(position.boardText) depth \(depth)")
          #expect(move.depth == depth && move.selectivity == 100 && !move.isProved)
        }
      }
    }
  }

  @Test func `without cut-offs every move's value is that of plain negamax`() {
    agrees(TestAdvisers.full(), positions(4, seed: 71, empties: [50, 33, 20, 11]), depths: 1...3)
    agrees(TestAdvisers.full(), positions(2, seed: 72, empties: [30, 12]), depths: 4...4)
    agrees(TestAdvisers.full(), positions(2, seed: 72, empties: [9, 7, 6]), depths: 1...5)
  }

  @Test func `the same holds for the evaluations that need no file, and on small boards`() {
    agrees(SolverMemory(bytes: 1 << 20), positions(3, seed: 73, empties: [40, 13]), depths: 1...3)
    agrees(SolverMemory(bytes: 1 << 20), positions(3, seed: 74, size: .six, empties: [20, 10]), depths: 1...4)
    agrees(SolverMemory(bytes: 1 << 20), positions(3, seed: 75, size: .four, empties: [9, 6]), depths: 1...5)
    agrees(TestAdvisers.six(), positions(3, seed: 76, size: .six, empties: [25, 12]), depths: 1...3)
  }

  @Test func `tables of any size give the same values`() {
    for position in positions(3, seed: 77, empties: [44, 26]) where !position.mustPass {
      let small = Adviser(TestAdvisers.full(1)).advise(position, effort: Effort(depth: 6))
      let large = Adviser(TestAdvisers.full(1 << 24)).advise(position, effort: Effort(depth: 6))
      #expect(small.moves.map(\.value) == large.moves.map(\.value), "\(position.boardText)")
      #expect(small.moves.map(\.move) == large.moves.map(\.move))
    }
  }

  @Test func `the first of all moves is the one that is found alone`() {
    for position in positions(4, seed: 78, empties: [48, 30, 22]) where !position.mustPass {
      let all = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: 5))
      for count in 1...3 {
        let some = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: 5), count: count)
        #expect(some.moves.map(\.move) == all.moves.prefix(count).map(\.move), "\(position.boardText)")
        #expect(some.moves.map(\.value) == all.moves.prefix(count).map(\.value))
      }
    }
  }

  @Test func `turned and mirrored positions are worth the same, and so are those with colours swapped`() {
    for position in positions(2, seed: 79, empties: [51, 36, 18]) {
      let value = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: 5), count: 1).moves.first?.value
      for symmetry in Symmetry.allCases {
        let turned = symmetry.apply(position)
        let other = Adviser(TestAdvisers.full()).advise(turned, effort: Effort(depth: 5), count: 1)
        #expect(other.moves.first?.value == value, "\(turned.boardText)")
      }
      let swapped = Position(
        mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove.other, size: .eight)
      let other = Adviser(TestAdvisers.full()).advise(swapped, effort: Effort(depth: 5), count: 1)
      #expect(other.moves.first?.value == value)
    }
  }

  @Test func `a search to the end agrees with the exact solver`() {
    let adviser = Adviser(TestAdvisers.full())
    for position in positions(3, seed: 80, empties: [14, 12, 10]) where !position.mustPass {
      // One ply short of the end by search alone, then the end by proof.
      let proved = adviser.advise(position, effort: Effort(depth: 1, endEmpties: 14))
      let solution = Adviser().solve(position, goal: .allMoves)
      #expect(Set(proved.moves.map { $0.value }) == Set(solution.moves.map { 100 * $0.lower }))
      #expect(proved.moves.map(\.isProved) == proved.moves.map { _ in true })
      #expect(proved.moves.first?.value == solution.score.map { 100 * $0 })
      let selective = adviser.advise(position, effort: Effort(depth: 1, endEmpties: 14, endSelectivity: .percent(99)))
      #expect(selective.moves.allSatisfy { !$0.isProved && $0.selectivity == 99 && $0.depth == position.emptyCount })
    }
  }
}
