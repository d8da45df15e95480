import GameCore
import Reversi
import ReversiOracles
import Synchronization
import Testing

@Suite struct AdviserTests {
  private static let efforts = [
    Effort(depth: 0), Effort(depth: 3), Effort(depth: 7, selectivity: .percent(73)),
    Effort(depth: 9, selectivity: .percent(95)),
    Effort(depth: 6, selectivity: .percent(73), endEmpties: 16, endSelectivity: .percent(87)), .level(12, empties: 14),
  ]

  /// Plays a line; the position at its end.
  private func end(of line: [Move], from position: Position) throws -> Position {
    try line.reduce(position) { try $0.playing($1) }
  }

  @Test(arguments: efforts)
  func `lines are legal, begin with their move and are as long as the search`(effort: Effort) throws {
    let adviser = Adviser(TestAdvisers.full())
    for empties in [58, 40, 21, 15, 8, 2] {
      for position in RandomPosition.list(2, empties: empties, seed: 81) {
        for advice in adviser.advise(position, effort: effort).moves {
          #expect(advice.principalVariation.first == advice.move)
          let end = try end(of: advice.principalVariation, from: position)
          let placed = advice.principalVariation.filter { $0 != .pass }.count
          #expect(end.isFinished || placed == advice.depth, "\(position.boardText) \(effort)")
          if advice.isProved {
            let sign = end.sideToMove == position.sideToMove ? 1 : -1
            #expect(advice.value == 100 * sign * end.finalDifference)
          }
        }
      }
    }
  }

  @Test func `a whole line of a search without cut-offs ends in its value`() throws {
    let adviser = Adviser(TestAdvisers.full())
    for position in RandomPosition.list(5, empties: 30, seed: 82) {
      for advice in adviser.advise(position, effort: Effort(depth: 4)).moves {
        let end = try end(of: advice.principalVariation, from: position)
        let sign = end.sideToMove == position.sideToMove ? 1 : -1
        #expect(advice.value == sign * PlainNegamax(adviser: adviser).value(end, depth: 0), "\(position.boardText)")
      }
    }
  }

  @Test func `one thread with fresh tables repeats itself to the node`() {
    for effort in Self.efforts {
      for position in RandomPosition.list(2, empties: 24, seed: 83) {
        let first = Adviser(TestAdvisers.full()).advise(position, effort: effort)
        let second = Adviser(TestAdvisers.full()).advise(position, effort: effort)
        #expect(first.moves == second.moves)
        #expect(first.nodes == second.nodes)
      }
    }
  }

  @Test(arguments: [1, 2])
  func `an observer hears of root moves and visited positions as they come`(threads: Int) {
    let position = FFOTests.records[40].position
    let heard = Lock<[Progress]>([])
    let observer = Observer { progress in heard.withLock { $0.append(progress) } }
    let solution = ReversiData.solver.solve(
      position, goal: .line, limits: SearchLimits(threads: threads), observer: observer)
    let news = heard.withLock { $0 }
    let moves = Double(position.legalSquares.count)
    #expect(news.allSatisfy { $0.unit == "root moves" && $0.total == moves })
    #expect(news.first?.completed == 0 && news.last?.completed == moves - 1)
    let counts = news.compactMap { $0.effort?.count }.sorted()
    #expect(counts.count > 2 && Double(solution.nodes) >= counts.last ?? .infinity)
    #expect(Double(solution.nodes) - (counts.last ?? 0) < 10_000_000, "no more is left out than a moment's")
  }

  @Test func `a limit leaves the last depth that was finished`() {
    let position = RandomPosition.list(1, empties: 40, seed: 84)[0]
    var depths: Set<Int> = []
    for nodes in [1, 1000, 20_000, 300_000] as [UInt64] {
      let limits = SearchLimits(nodes: nodes)
      let advice = Adviser(TestAdvisers.full()).advise(position, effort: .level(60, empties: 40), limits: limits)
      #expect(advice.stopReason == .nodeLimit)
      #expect(advice.moves.count == position.legalSquares.count)
      #expect(advice.nodes < 2 * nodes + 10_000)
      let depth = advice.moves.first?.depth ?? 0
      depths.insert(depth)
      // What is reported is what the last finished depth says on its own.
      let alone = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: depth, selectivity: .percent(73)))
      #expect(alone.moves.map(\.value) == advice.moves.map(\.value))
    }
    #expect(depths.count > 2, "more nodes go deeper: \(depths)")
    let signal = StopSignal()
    signal.raise()
    let stopped = Adviser(TestAdvisers.full())
      .advise(position, effort: Effort(depth: 20), limits: SearchLimits(stopSignal: signal))
    #expect(stopped.stopReason == .interrupted)
    #expect(stopped.moves.first?.depth == 1)
  }

  @Test(arguments: [2, 3, 7])
  func `threads answer as one does, where nothing is cut`(threads: Int) {
    for position in RandomPosition.list(3, empties: 36, seed: 85) {
      let alone = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: 9), count: 2)
      var effort = Effort(depth: 9)
      effort.threadsInside = threads
      let together = Adviser(TestAdvisers.full()).advise(position, effort: effort, count: 2)
      #expect(alone.moves.map(\.move) == together.moves.map(\.move))
      #expect(alone.moves.map(\.value) == together.moves.map(\.value))
      #expect(together.nodes > 0 && together.stopReason == nil)
    }
  }

  @Test(arguments: [2, 3, 7])
  func `what threads had found when their time was up is what one finds at that depth`(threads: Int) {
    let position = RandomPosition.list(1, empties: 36, seed: 87)[0]
    for round in 0..<6 {
      var effort = Effort(depth: 11)
      effort.threadsInside = threads
      let limits = SearchLimits(deadline: .after(seconds: 0.004 * Double(1 << round)))
      let advice = Adviser(TestAdvisers.full()).advise(position, effort: effort, limits: limits)
      let depth = advice.moves.first?.depth ?? 0
      let alone = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: depth))
      #expect(alone.moves.map(\.value) == advice.moves.map(\.value), "round \(round), depth \(depth)")
    }
  }

  @Test func `selective answers never say that they are proved`() {
    let adviser = Adviser(TestAdvisers.full())
    for position in RandomPosition.list(4, empties: 13, seed: 86) {
      for selectivity in Selectivity.allCases {
        let effort = Effort(depth: 4, selectivity: .percent(73), endEmpties: 13, endSelectivity: selectivity)
        for move in adviser.advise(position, effort: effort).moves {
          #expect(move.isProved == (selectivity == .full))
          #expect(move.selectivity == selectivity.percent)
          #expect(move.evidence.isProof == move.isProved)
        }
      }
    }
  }

  @Test func `strange positions have answers`() throws {
    var generator = SeededGenerator(seed: 87, stream: 0)
    let adviser = Adviser(TestAdvisers.full())
    for round in 0..<300 {
      let (mover, opponent) = SlowReversi.randomDiscs(&generator)
      let position = Position(mover: mover, opponent: opponent, sideToMove: .white, size: .eight)
      let effort = Effort(
        depth: generator.index(6), selectivity: Selectivity.allCases[generator.index(6)],
        endEmpties: generator.index(12), endSelectivity: Selectivity.allCases[generator.index(6)])
      let advice = adviser.advise(position, effort: effort)
      #expect(Set(advice.moves.map(\.move)) == Set(position.legalMoves), "round \(round): \(position.boardText)")
      for move in advice.moves {
        #expect(abs(move.value) <= 6400)
        _ = try end(of: move.principalVariation, from: position)
      }
    }
  }

  @Test func `a pass is advised where there is nothing else, and worth what the opponent then gets`() {
    let positions = RandomPosition.list(200, empties: 8, seed: 88).flatMap { position in
      position.legalSquares.map { position.placingUnchecked($0) }.filter(\.mustPass)
    }
    #expect(positions.count > 3)
    for position in positions {
      for effort in [Effort(depth: 3), Effort(depth: 2, endEmpties: 10)] {
        let advice = Adviser(TestAdvisers.full()).advise(position, effort: effort)
        let reply = Adviser(TestAdvisers.full()).advise(position.passing, effort: effort, count: 1)
        #expect(advice.moves.map(\.move) == [.pass])
        #expect(advice.moves.first?.value == reply.moves.first.map { -$0.value })
        #expect(advice.moves.first?.principalVariation == reply.moves.first.map { [.pass] + $0.principalVariation })
      }
    }
  }

  @Test func `full boards, single discs and wipe-outs work`() throws {
    let adviser = Adviser(TestAdvisers.full())
    let full = Position(mover: ~0 >> 30, opponent: ~(~0 >> 30), sideToMove: .black, size: .eight)
    #expect(adviser.advise(full, effort: Effort(depth: 5)).moves.isEmpty)
    let single = Position(mover: 1, opponent: 0, sideToMove: .black, size: .eight)
    #expect(adviser.advise(single, effort: Effort(depth: 5)).moves.isEmpty)
    #expect(adviser.staticValue(of: single) == 6400)
    // c1 takes the opponent's only disc.
    let wipeOut = Position(mover: 1, opponent: 2, sideToMove: .black, size: .eight)
    for depth in 0...8 {
      let advice = adviser.advise(wipeOut, effort: Effort(depth: depth))
      #expect(advice.moves.map(\.value) == [6400])
      #expect(advice.moves.first?.principalVariation.count == 1)
    }
  }
}

extension Evidence<ReversiProof> {
  /// Whether the evidence is a proof.
  fileprivate var isProof: Bool {
    if case .proved = self { true } else { false }
  }
}
