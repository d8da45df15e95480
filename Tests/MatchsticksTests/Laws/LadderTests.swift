import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Ladders of long numbers, which follow a recurrence, against rungs made one after the other.
@Suite struct LadderTests {
  private static let rules = [
    "last:x2", "last:x1", "last:x3", "last:x3/2", "last:x5/3", "last:x7/3", "last:+0", "last:+1", "last:+9", "last:x6",
    "last:x11",
  ]

  private func rule(_ text: String) throws -> LastMoveRule {
    guard case .lastMove(let rule) = try RulesNotation.parse(text) else { throw RulesError(.empty, offset: 0) }
    return rule
  }

  /// All rungs up to `bound` by the definition of the ladder.
  private func rungs(_ rule: LastMoveRule, upTo bound: BigInt) -> [BigInt] {
    var rungs: [BigInt] = [1]
    var helper = 0
    while let last = rungs.last {
      while rule.limit(after: rungs[helper]) < last { helper += 1 }
      let next = last + rungs[helper]
      if next > bound { break }
      rungs.append(next)
    }
    return rungs
  }

  /// The greedy sum of rungs that a number is, the largest first.
  private func parts(_ rungs: [BigInt], _ number: BigInt) -> [BigInt] {
    var (rest, parts) = (number, [BigInt]())
    for rung in rungs.reversed() where rung <= rest {
      parts.append(rung)
      rest -= rung
    }
    return parts
  }

  /// The winning takes by the definition: tails of the greedy sum after which the next part can't
  /// be taken.
  private func takes(_ rule: LastMoveRule, _ parts: [BigInt], limit: BigInt) -> [BigInt] {
    var (takes, take): ([BigInt], BigInt) = ([], 0)
    for (index, part) in parts.reversed().enumerated() {
      take += part
      let next = index + 1 < parts.count ? parts[parts.count - 2 - index] : nil
      if take <= limit, next.map({ rule.limit(after: take) < $0 }) ?? true { takes.append(take) }
    }
    return takes
  }

  @Test(arguments: rules)
  func `long numbers divide as rung after rung says`(text: String) throws {
    let rule = try rule(text)
    let top = BigInt.power(10, 1300)
    let rungs = rungs(rule, upTo: top)
    var random = SeededGenerator(seed: 43)
    var numbers: [BigInt] = [top, top - 1, BigInt.power(2, 4200), rungs[rungs.count - 1], rungs[rungs.count - 7] - 1]
    numbers += [rungs[rungs.count - 3] + rungs[rungs.count / 2] - 1, rungs[rungs.count - 40] + 1]
    for _ in 0..<4 {
      numbers.append(BigInt(isNegative: false, magnitude: (0..<67).map { _ in UInt(random.next()) }))
      // Sums with long gaps, and numbers next to them.
      let sum = rungs[rungs.count - 1 - random.index(50)] + rungs[random.index(rungs.count / 2)]
      numbers.append(sum - random.index(3) + 1)
    }
    for number in numbers {
      let note: Comment = "seed 43: \(text) \(number)"
      let ladder = try LastMoveLadder(rule, upTo: number)
      #expect(ladder.reach == nil && ladder.count(upTo: number) == rungs.count { $0 <= number }, note)
      let parts = parts(rungs, number)
      for limit in [number - 1, number, number >> 1500, number / 3] {
        let expected = takes(rule, parts, limit: limit)
        let found = try ladder.winningTakes(from: number, limit: limit, listing: 5)
        #expect(found.listed == Array(expected.prefix(5)) && found.count.map { $0 == expected.count } ?? true, note)
        #expect(found.count != nil || rungs.count < 100, "\(text): tails are told from parts")
      }
    }
  }

  @Test(arguments: rules)
  func `the recurrence continues as it was proved`(text: String) throws {
    let rule = try rule(text)
    let bound = BigInt.power(2, 4400)
    let rungs = rungs(rule, upTo: bound)
    let ladder = try LastMoveLadder(rule, upTo: bound)
    let recurrence = try #require(ladder.recurrence)
    #expect(Array(rungs.prefix(ladder.rungs.count)) == ladder.rungs)
    for place in stride(from: recurrence.start, to: rungs.count - 1, by: 1) {
      #expect(rungs[place + 1] == rungs[place] + rungs[place - recurrence.lag], "\(text) \(place)")
    }
    let losing = try TakeAwayGame(.lastMove(rule)).losing(upTo: bound, listing: .max)
    #expect(losing.positions == rungs && losing.count == rungs.count)
    let misere = try TakeAwayGame(.lastMove(rule), play: .misere).losing(upTo: bound, listing: .max)
    let oneMore: [BigInt] = rungs.dropFirst().map { $0 + 1 }
    #expect(misere.positions == [1] + oneMore.filter { $0 <= bound })
  }

  @Test func `takes that are only counted are as many as those that are written down`() throws {
    let heap = BigInt.power(10, 20_000)
    let game = TakeAwayGame(try RulesNotation.parse("last:x2"))
    let few = try game.analyze(heaps: [HeapSize(unchecked: heap)], listing: 3)
    #expect(few.winningMoves.count == 3 && few.winningMoves.allSatisfy { $0.leaves[0].integer + $0.take == heap })
    let many = try game.analyze(heaps: [HeapSize(unchecked: heap)], listing: 400)
    #expect(many.winningMoves.count == 400 && many.winningMoveCount == few.winningMoveCount)
  }

  @Test func `ladders that grow too slowly say how far they reach`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("last:x30000000"))
    #expect(throws: SolverError.heapTooLarge(heap: 0, largest: 1_048_576)) {
      try game.analyze(heaps: [HeapSize(unchecked: BigInt.power(10, 50))])
    }
    let losing = try game.losing(upTo: 10_000_000, listing: 2)
    #expect(losing.bound == 1_048_576 && losing.count == 1_048_576)
  }

  @Test func `a signal stops the division`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try TakeAwayGame(RulesNotation.parse("last:x2")).analyze(
        heaps: [HeapSize(unchecked: BigInt.power(10, 20_000))], limits: limits)
    }
  }

  @Test func `taking many digits from many digits is a subtraction`() throws {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<60 {
      let heap = BigInt(isNegative: false, magnitude: (0..<5).map { _ in UInt(random.next()) })
      let take = heap >> (random.index(300) + 1)
      let digits = try #require(HeapSize(digits: Array(heap.description.utf8)))
      #expect(digits.taking(take).description == (heap - take).description, "seed 44: \(heap) - \(take)")
    }
  }
}
