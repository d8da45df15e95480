import GameCore
import Reversi
import Testing

@Suite struct OpeningSearchTests {
  private func plan(
    _ count: Int, plies: Int = 8, within: Int = 2, loss: Int = 2, size: BoardSize = .eight, seed: UInt64 = 1
  ) -> OpeningPlan {
    OpeningPlan(
      size: size, plies: plies, within: within, loss: loss, count: count, effort: EffortRequest(.depth(2)), seed: seed)
  }

  @Test func `no move of a line is worse than the best by more than the loss`() throws {
    for loss in [0, 1, 3] {
      let set = ReversiSolver().openings(plan(12, within: 12, loss: loss))
      #expect(!set.openings.isEmpty)
      for opening in set.openings {
        var position = opening.line.start
        for move in opening.line.moves {
          let advice = Adviser().advise(position, effort: Effort(depth: 2))
          let value = try #require(advice.moves.first { $0.move == move }?.value)
          #expect(advice.moves[0].value - value <= 100 * loss, "\(opening.line.transcript)")
          position = try position.playing(move)
        }
      }
    }
  }

  @Test func `with the shipped evaluation people know how the lines begin, and no side plays next to a corner`() {
    let names = (try? OpeningNames(ReversiData.bytes("openings.txt"))) ?? .none
    let set = ReversiSolver(ReversiData.memory()).openings(plan(16, plies: 7))
    #expect(set.isComplete)
    let bad = Set(["b2", "g2", "b7", "g7", "a1", "h1", "a8", "h8"].compactMap { Square($0) })
    for opening in set.openings {
      #expect(opening.line.moves.allSatisfy { move in !bad.contains { .place($0) == move } })
      #expect(["f5f4", nil].contains(names.name(of: opening.line)?.line.transcript) == false)
    }
  }

  @Test func `openings are as long and as balanced as asked, begin alike and hold no pass`() {
    for size in [BoardSize.eight, .six] {
      let set = ReversiSolver().openings(plan(25, loss: size == .eight ? 2 : 12, size: size))
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
    let ends = ReversiSolver().openings(plan(60, plies: 5, within: 10, loss: 10)).openings.map(\.line.end)
    for (index, end) in ends.enumerated() {
      let images = Set(Symmetry.allCases.map { $0.apply(end) })
      #expect(ends.dropFirst(index + 1).allSatisfy { !images.contains($0) })
    }
  }

  @Test func `the values are those of the search alone`() {
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
      let set = ReversiSolver().openings(plan(100, plies: plies, within: 64, loss: OpeningPlan.anyLoss))
      #expect(set.openings.count == count)
      #expect(!set.isComplete)
      #expect(set.stopReason == nil)
    }
  }

  @Test func `a limit keeps what was found`() {
    let signal = StopSignal()
    let observer = Observer { if $0.completed >= 1 { signal.raise() } }
    let set = ReversiSolver().openings(
      plan(10_000, plies: 12, within: 20, loss: 20), limits: SearchLimits(stopSignal: signal), observer: observer)
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
