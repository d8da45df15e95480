import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Several heaps under a last-move rule, against the definition.
@Suite struct LastMoveSumTests {
  /// Every position by its definition: the heaps and what may be taken at most.
  private struct Search {
    let rule: LastMoveRule
    let play: PlayConvention
    var known: [[Int]: (wins: Bool, moves: Int)] = [:]

    mutating func fate(_ heaps: [Int], _ cap: Int) -> (wins: Bool, moves: Int) {
      let largest = heaps.max() ?? 0
      let key = heaps.sorted() + [min(cap, largest)]
      if let fate = known[key] { return fate }
      var (wins, losses): ([Int], [Int]) = ([], [])
      for (place, heap) in heaps.enumerated() {
        for take in stride(from: 1, through: min(heap, cap), by: 1) {
          let next = after(heaps, take, from: place)
          if next.wins { losses.append(next.moves + 1) } else { wins.append(next.moves + 1) }
        }
      }
      let isOver = wins.isEmpty && losses.isEmpty
      let fate = isOver ? (play == .misere, 0) : (!wins.isEmpty, wins.min() ?? losses.max() ?? 0)
      known[key] = fate
      return fate
    }

    mutating func after(_ heaps: [Int], _ take: Int, from place: Int) -> (wins: Bool, moves: Int) {
      var next = heaps
      next[place] -= take
      return fate(next, rule.limit(after: BigInt(take)).toInt() ?? .max)
    }
  }

  private func rule(_ text: String) throws -> LastMoveRule {
    guard case .lastMove(let rule) = try RulesNotation.parse(text) else { throw RulesError(.empty, offset: 0) }
    return rule
  }

  /// The convention for the first move, written out: all matches but one may go, in misère play all
  /// but two.
  private func firstCap(_ heaps: [Int], _ play: PlayConvention) -> Int {
    let total = heaps.reduce(0, +)
    return play == .normal ? total - 1 : total <= 2 ? 1 : total - 2
  }

  @Test(arguments: ["last:x2", "last:x1", "last:x3", "last:x5/3", "last:+1", "last:+3"])
  func `random sums agree with a search, moves and lengths too`(text: String) throws {
    var random = SeededGenerator(seed: 41)
    for play in PlayConvention.allCases {
      var search = Search(rule: try rule(text), play: play)
      let game = TakeAwayGame(.lastMove(try rule(text)), play: play)
      for _ in 0..<50 {
        let heaps = (0..<(2 + random.index(3))).map { _ in random.index(9) }
        guard heaps.contains(where: { $0 > 0 }) else { continue }
        try check(game, heaps, cap: firstCap(heaps, play), &search)
      }
    }
  }

  private func check(_ game: TakeAwayGame, _ heaps: [Int], cap: Int, _ search: inout Search) throws {
    let note: Comment = "seed 41: \(game) \(heaps), at most \(cap)"
    let sizes = heaps.map { HeapSize($0) }
    let analysis = try game.analyze(heaps: sizes)
    #expect((analysis.outcome == .nPosition) == search.fate(heaps, cap).wins || cap == 0, note)
    var (winning, moves): ([HeapMove], [HeapMove: Int]) = ([], [:])
    for (place, heap) in heaps.enumerated() {
      for take in stride(from: 1, through: min(heap, cap), by: 1) {
        let move = HeapMove(heap: place, take: BigInt(take), leaves: [HeapSize(heap - take)])
        let next = search.after(heaps, take, from: place)
        if !next.wins { winning.append(move) }
        moves[move] = next.moves + 1
      }
    }
    #expect(analysis.winningMoves == winning && analysis.winningMoveCount == BigInt(winning.count), note)
    if case .lastsLongest(let count) = analysis.suggestion?.reason {
      #expect(count == moves.values.max() && moves[analysis.suggestion?.move ?? winning[0]] == count, note)
    }
    let hints = try game.hints(heaps: sizes)
    #expect(hints.isComplete && Set(hints.moves.map(\.move)) == Set(moves.keys), note)
    for hint in hints.moves {
      #expect(hint.wins == winning.contains(hint.move) && hint.lasts == moves[hint.move], note)
    }
  }

  @Test func `a limit of the first move holds for several heaps`() throws {
    var search = Search(rule: try rule("last:x2"), play: .normal)
    for first in 1...6 {
      let rules = try Ruleset.lastMove(rule("last:x2")).limitingFirstMove(to: BigInt(first))
      try check(TakeAwayGame(rules), [5, 6, 3], cap: first, &search)
    }
  }

  @Test func `two equal heaps are lost: whatever is taken from one may be taken from the other`() throws {
    for text in ["last:x2", "last:x1", "last:+2", "last:x7/2"] {
      for size in [1, 2, 5, 17, 60] {
        let analysis = try TakeAwayGame(RulesNotation.parse(text)).analyze(heaps: [HeapSize(size), HeapSize(size)])
        #expect(analysis.outcome == .pPosition, "\(text) \(size)")
      }
    }
  }

  @Test func `one heap in a list is decided as by the ladder`() throws {
    for text in ["last:x2", "last:+1"] {
      for play in PlayConvention.allCases {
        let game = TakeAwayGame(try RulesNotation.parse(text), play: play)
        for size in 1...60 {
          var search = Search(rule: try rule(text), play: play)
          try check(game, [size], cap: firstCap([size], play), &search)
        }
      }
    }
  }

  @Test func `heaps beyond the search are refused, and a signal stops it`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("last:x2"))
    let huge = HeapSize(unchecked: BigInt.power(10, 30))
    #expect(throws: SolverError.searchTooLarge(limit: 100_000_000)) { try game.analyze(heaps: [huge, HeapSize(1)]) }
    #expect(throws: SolverError.searchTooLarge(limit: 100_000_000)) {
      try game.analyze(heaps: [HeapSize(100_000), HeapSize(100_000)])
    }
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try game.analyze(heaps: [HeapSize(3000), HeapSize(3000)], limits: limits)
    }
  }
}
