import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct AdviceTests {
  private func values(_ position: Position, _ effort: Effort) -> [Move: Int] {
    let moves = Adviser().advise(position, effort: effort).moves
    return Dictionary(uniqueKeysWithValues: moves.map { ($0.move, $0.value) })
  }

  private func swapped(_ position: Position) -> Position {
    Position(
      mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove.other, size: position.size)
  }

  @Test(arguments: Symmetry.allCases) func `turning and mirroring the board turns the advice with it`(
    symmetry: Symmetry
  ) {
    for position in RandomPosition.list(6, empties: 40, seed: 9) + RandomPosition.list(4, empties: 9, seed: 9) {
      let effort = Effort(depth: 2, endEmpties: 10)
      let turned = values(symmetry.apply(position), effort)
      for (move, value) in values(position, effort) {
        if case .place(let square) = move {
          #expect(turned[.place(symmetry.apply(square, size: .eight))] == value)
        } else {
          #expect(turned[.pass] == value)
        }
      }
    }
  }

  @Test func `changing the colours of all discs and of the side to move keeps the advice`() {
    for position in RandomPosition.list(6, empties: 40, seed: 10) + RandomPosition.list(6, empties: 9, seed: 10) {
      let effort = Effort(depth: 3, endEmpties: 10)
      #expect(values(position, effort) == values(swapped(position), effort))
    }
  }

  @Test func `near the end the advice is proved and agrees with trying everything`() {
    for position in RandomPosition.list(20, empties: 7, seed: 13) {
      let advice = Adviser().advise(position, effort: .level(16, empties: 7))
      #expect(advice.stopReason == nil)
      #expect(advice.moves.count == position.legalMoves.count)
      for move in advice.moves {
        #expect(move.isProved)
        #expect(move.value == (try? -100 * SlowReversi.score(position.playing(move.move))))
      }
    }
  }

  @Test(arguments: [0, 3, 16]) func `moves come best first, all of them, each at the head of its line`(level: Int) {
    for position in RandomPosition.list(8, empties: level == 16 ? 12 : 36, seed: 14) {
      let effort = Effort.level(level, empties: position.emptyCount)
      let advice = Adviser().advise(position, effort: effort)
      #expect(Set(advice.moves.map(\.move)) == Set(position.legalMoves))
      #expect(advice.moves.map(\.value) == advice.moves.map(\.value).sorted(by: >))
      for move in advice.moves {
        #expect(move.principalVariation.first == move.move)
        var line = Line(from: position)
        for next in move.principalVariation { #expect((try? line.play(next)) != nil) }
      }
    }
  }

  @Test func `a finished game has no moves, and a pass is advice too`() throws {
    let finished = try Position(boardText: String(repeating: "X", count: 64) + " O")
    #expect(Adviser().advise(finished, effort: Effort(depth: 4)).moves.isEmpty)
    var generator = SeededGenerator(seed: 15)
    var passes = 0
    while passes < 5 {
      let position = RandomPosition.make(empties: 8, generator: &generator)
      // Positions with a pass are sought among the answers to these.
      for square in position.legalSquares {
        let next = position.placingUnchecked(square)
        guard next.mustPass else { continue }
        passes += 1
        for effort in [Effort(depth: 2), .level(20, empties: next.emptyCount)] {
          let advice = Adviser().advise(next, effort: effort)
          #expect(advice.moves.map(\.move) == [.pass])
        }
      }
    }
  }

  @Test func `an analysis has features, a static value and the best move of the search`() throws {
    let position = try #require(RandomPosition.list(1, empties: 10, seed: 16).first)
    let analysis = ReversiSolver().analysis(of: position, effort: EffortRequest(.level(10)))
    #expect(analysis.features == PositionFeatures(position))
    #expect(analysis.evaluation != nil)
    #expect(analysis.best?.isProved == true)
    #expect(analysis.value == Adviser().solve(position).score.map { 100 * $0 })
    let over = try Position(boardText: String(repeating: "O", count: 63) + "- X")
    let finished = ReversiSolver().analysis(of: over)
    #expect(finished.best == nil)
    #expect(finished.evaluation == nil)
    #expect(finished.value == -6400)
    #expect(finished.evidence == .proved(.gameOver))
  }

  @Test func `an effort of a depth reaches the end where it is that near`() {
    #expect(Effort.plies(6) == Effort(depth: 6, endEmpties: 6))
    let position = RandomPosition.list(1, empties: 6, seed: 17)[0]
    #expect(Adviser().advise(position, effort: .plies(6)).moves.allSatisfy { $0.isProved })
  }
}
