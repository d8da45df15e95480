import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// P-positions of several heaps or letters, listed and counted, next to what the definition says.
@Suite struct LosingTuplesTests {
  private func game(_ rules: String, _ play: PlayConvention? = .normal) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  /// The P-positions among ascending heaps, by all moves of one heap.
  private func lost(
    _ count: Int, to bound: Int, _ play: PlayConvention, _ moves: (Int) -> [[Int]]
  ) -> [[Int]] {
    var known: [[Int]: Bool] = [:]
    func ascending(_ count: Int, from least: Int) -> [[Int]] {
      count == 0 ? [[]] : (least...bound).flatMap { first in ascending(count - 1, from: first).map { [first] + $0 } }
    }
    return ascending(count, from: 0).filter { !wins($0.filter { $0 > 0 }, &known, play, moves) }
  }

  private func wins(
    _ heaps: [Int], _ known: inout [[Int]: Bool], _ play: PlayConvention, _ moves: (Int) -> [[Int]]
  ) -> Bool {
    if let wins = known[heaps] { return wins }
    var (options, wins) = (0, false)
    for (place, heap) in heaps.enumerated() {
      for parts in moves(heap) {
        options += 1
        var next = heaps
        next.replaceSubrange(place...place, with: parts)
        if !wins { wins = !self.wins(next.filter { $0 > 0 }.sorted(), &known, play, moves) }
      }
    }
    known[heaps] = options == 0 ? play == .misere : wins
    return known[heaps] ?? false
  }

  /// What rules leave of a heap, each a list of heaps.
  private func left(_ rules: Int, _ n: Int) -> [[Int]] {
    switch rules {
    case 0: return (1...3).filter { $0 <= n }.map { [n - $0] }
    case 1:
      return (1...2).flatMap { take -> [[Int]] in
        take > n ? [] : (0...(n - take) / 2).map { [$0, n - take - $0] }
      }
    default: return (1...9).filter { $0 * $0 <= n }.map { [n - $0] }
    }
  }

  @Test(arguments: [
    ("take:3", 0), ("kayles", 1), ("n -> n-1; n-2; i and n-1-i; i and n-2-i if i>0", 1), ("n -> n-k if k*k<=n", 2),
  ])
  func `heaps side by side lose as the definition says`(rules: String, moves: Int) throws {
    for play in [PlayConvention.normal, .misere] {
      let found = try game(rules, play).losingTuples(upTo: 6, heapCount: 3)
      #expect(found.positions == lost(3, to: 6, play) { left(moves, $0) }, "\(rules) \(play)")
      #expect(found.exchangeable == [[0, 1, 2]] && found.count == found.positions.count)
      for bound in 0...6 {
        #expect(found.counts[bound] == found.positions.filter { $0.max()! <= bound }.count, "\(rules) \(play)")
      }
    }
  }

  @Test func `Antonim with three heaps has the positions of the literature`() throws {
    let found = try game("antonim").losingTuples(upTo: 6, heapCount: 3)
    let known = [[0, 0, 0], [0, 1, 2], [0, 3, 4], [0, 5, 6], [1, 3, 5], [1, 4, 6], [2, 3, 6], [2, 4, 5]]
    #expect(found.positions == known && found.counts == [1, 1, 2, 2, 3, 5, 8])
    #expect(found.orderedCount == 1 + 7 * 6)
  }

  @Test func `letters that may be exchanged are listed once, others as they are`() throws {
    let wythoff = try game("wythoff").losingTuples(upTo: 10)
    #expect(wythoff.positions == [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]] && wythoff.exchangeable == [[0, 1]])
    #expect(wythoff.orderedCount == 9)
    let chomp = try game("a,b if a>=b -> a-k,min(b,a-k); a,b-k", .misere).losingTuples(upTo: 6)
    #expect(chomp.positions == (1...6).map { [$0, $0 - 1] } && chomp.exchangeable.isEmpty)
    let end = try game("end-nim").losingTuples(upTo: 2)
    let known = [[0, 0, 0], [0, 1, 1], [0, 2, 2], [1, 0, 1], [1, 2, 1], [2, 0, 2], [2, 1, 2]]
    #expect(end.positions == known && end.exchangeable == [[0, 2]] && end.orderedCount == 9)
  }

  @Test func `a map of a line with dots has the positions with three heaps`() throws {
    let rules = try game("moore")
    let map = try rules.map(upTo: [6], heapCount: 3, fixed: [RuleLetter("c")!: 3])
    #expect(map.letters.map(\.text) == ["a", "b"] && map.isLost.count == 49)
    for place in map.isLost.indices {
      let heaps = (map.numbers(at: place) + [3]).map { HeapSize($0) }
      #expect(map.isLost[place] == (try rules.analyze(heaps: heaps).outcome == .pPosition), "\(heaps)")
    }
    let values = try game("pass-nim").map(upTo: [4], heapCount: 2, values: true)
    #expect(values.values?.count == 25 && values.fixed.first?.number == 1)
    #expect(throws: SolverError.map(.dots)) { try rules.map(upTo: [3]) }
    #expect(throws: SolverError.map(.heapCount(2))) { try self.game("wythoff").map(upTo: [3], heapCount: 2) }
  }

  @Test func `what is too much, or isn't known, is refused`() throws {
    #expect(throws: SolverError.self) { try self.game("nim").losingTuples(upTo: 10_000, heapCount: 3) }
    #expect(throws: SolverError.self) { try self.game("fibonacci").losingTuples(upTo: 5, heapCount: 2) }
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try self.game("nim").losingTuples(upTo: 50, heapCount: 3, limits: limits)
    }
  }
}
