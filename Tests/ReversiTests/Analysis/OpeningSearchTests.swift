import GameCore
import Reversi
import Testing

@Suite struct OpeningSearchTests {
  private func plan(_ count: Int, plies: Int = 8, within: Int = 2, size: BoardSize = .eight, seed: UInt64 = 1)
    -> OpeningPlan
  {
    OpeningPlan(size: size, plies: plies, within: within, count: count, effort: EffortRequest(.depth(2)), seed: seed)
  }

  @Test func `openings are as long and as balanced as asked, begin alike and hold no pass`() {
    for size in [BoardSize.eight, .six] {
      let set = ReversiSolver().openings(plan(25, size: size))
      #expect(set.isComplete)
      #expect(set.stopReason == nil)
      for opening in set.openings {
        #expect(opening.line.moves.count == 8)
        #expect(!opening.line.moves.contains(.pass))
        #expect(opening.line.moves.first == set.openings.first?.line.moves.first)
        #expect(opening.line.start == .start(size: size))
        #expect(abs(opening.value.value) <= 200)
        #expect(opening.line.end.legalMoves.contains(opening.value.move))
      }
    }
    #expect(ReversiSolver().openings(plan(1)).openings.first?.line.moves.first?.description == "f5")
  }

  @Test func `no two openings end in images of one position`() {
    let ends = ReversiSolver().openings(plan(60, plies: 5, within: 10)).openings.map(\.line.end)
    for (index, end) in ends.enumerated() {
      let images = Set(Symmetry.allCases.map { $0.apply(end) })
      #expect(ends.dropFirst(index + 1).allSatisfy { !images.contains($0) })
    }
  }

  @Test func `the values are those of the search by itself`() {
    for opening in ReversiSolver().openings(plan(10)).openings {
      let advice = Adviser().advise(opening.line.end, effort: Effort(depth: 2), count: 1)
      #expect(advice.moves.first?.value == opening.value.value)
    }
  }

  @Test func `the same seed gives the same openings with any number of threads`() {
    func lines(_ threads: Int, seed: UInt64 = 1) -> [Line] {
      ReversiSolver().openings(plan(40, seed: seed), limits: SearchLimits(threads: threads)).openings.map(\.line)
    }
    #expect(lines(1) == lines(3))
    #expect(lines(1) != lines(1, seed: 2))
  }

  @Test func `when there are no more the search ends with all of them`() {
    // Unique positions after 1, 2, 3, 4 plies up to symmetry; known values of the first plies.
    for (plies, count) in [(1, 1), (2, 3), (3, 14), (4, 60)] {
      let set = ReversiSolver().openings(plan(100, plies: plies, within: 64))
      #expect(set.openings.count == count)
      #expect(!set.isComplete)
      #expect(set.stopReason == nil)
    }
  }

  @Test func `a limit keeps what was found`() {
    let signal = StopSignal()
    let observer = Observer { if $0.completed >= 1 { signal.raise() } }
    let set = ReversiSolver().openings(
      plan(10_000, plies: 12), limits: SearchLimits(stopSignal: signal), observer: observer)
    #expect(set.stopReason == .interrupted)
    #expect(!set.openings.isEmpty && set.openings.count < 10_000)
  }

  @Test func `a line of a file is moves from the start, or a position`() throws {
    #expect(try Line(opening: " f5d6").moves.count == 2)
    #expect(try Line(opening: "F5").moves.count == 1)
    #expect(try Line(opening: Position.start().boardText).end == .start())
    #expect(try Line(opening: "e4", size: .six).start.size == .six)
    #expect(throws: NotationError.self) { try Line(opening: "f5f5") }
    #expect(throws: NotationError.self) { try Line(opening: "") }
    #expect(throws: NotationError.self) { try Line(opening: "hello") }
  }
}
