import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct ThirdRoundTests {
  private let space = AffineSpace(dimension: 3)

  @Test func `the ways to a second table are those of all cards dealt last`() {
    for (dimension, cards) in [(4, 12), (3, 9), (2, 4)] {
      let space = AffineSpace(dimension: dimension)
      let tables = FirstTables(space: space, cards: cards)
      var generator = SeededGenerator(seed: 61)
      var deck = Array(0..<space.pointCount)
      for _ in 0..<40 {
        generator.drawToFront(cards, of: &deck)
        let table = deck[..<cards].sorted()
        let outside = lines(deck[cards...].sorted(), space)
        tables.prepare(PointSet(table), lines: lines(table, space).count)
        for taken in outside.prefix(5) {
          var ways = 0
          for x in table {
            for y in table where y > x {
              for z in table where z > y {
                let first = (table.filter { ![x, y, z].contains($0) } + taken).sorted()
                ways += FirstTables.unit / lines(first, space).count
              }
            }
          }
          #expect(tables.ways(taking: PointSet(taken)) == ways, "\(table) after \(taken)")
        }
      }
    }
  }

  @Test func `the third deal of five cards is that of all games`() throws {
    // Affine maps take each Set and card outside it to the Set 0 1 2 and the card 3.
    let games = 117 * 12
    var (second, afterSets, afterNone) = ([Rational](), [Rational](), [Rational]())
    func add(_ weight: Rational, to sums: inout [Rational], _ sets: Int) {
      while sums.count <= sets { sums.append(0) }
      sums[sets] = sums[sets] + weight
    }
    for last in 4..<27 {
      let first = Rational(BigInt(games), BigInt(lines([0, 1, 2, 3, last], space).count))
      let left = (4..<27).filter { $0 != last }
      for dealt in triples(of: left) {
        let table = ([3, last] + dealt).sorted()
        let sets = lines(table, space)
        add(first, to: &second, sets.count)
        let deck = left.filter { !dealt.contains($0) }
        for taken in sets.isEmpty ? [[]] : sets {
          let rest = table.filter { !taken.contains($0) }
          var counts = [Int](repeating: 0, count: 20)
          for three in triples(of: deck) { counts[setCount(rest + three)] += 1 }
          for (lines, count) in counts.enumerated() where count > 0 {
            let weight = first * Rational(BigInt(count), BigInt(max(1, sets.count)))
            if sets.isEmpty { add(weight, to: &afterNone, lines) } else { add(weight, to: &afterSets, lines) }
          }
        }
      }
    }
    let found = try ThirdRound(dimension: 3, cards: 5).run(limits: SearchLimits(threads: 2))
    #expect(found.second == second && found.afterSets == afterSets && found.afterNone == afterNone)
    #expect(found.second == (try SecondRound(dimension: 3, cards: 5).run()).afterSet)
  }

  @Test func `the third deal of junior agrees with random games, and its chances sum to 1`() throws {
    let junior = try #require(Deck(.set, coordinates: 3))
    let deal = try #require(SecondDeal.compute(of: junior, toThird: true).deal)
    let third = try #require(deal.third)
    #expect(third.afterSets.all.reduce(0, +) == 1 && third.afterNone.all.reduce(0, +) == 1)
    let played = play(dimension: 3, cards: 9, tables: 40_000, seed: 17)
    expect(played.none, of: played.tables, third.afterSets[0])
    expect(played.noneAfterNone, of: played.tablesAfterNone, third.afterNone[0])
    expect(played.tables, of: played.games, deal.chanceOfTwoSets)
  }

  @Test func `random games of 81 cards agree with the chances of the third deal`() throws {
    // From data/results/long.jsonl, which .ci/checks/results computes again.
    let (share, whole): (BigInt, BigInt) = (14_432_226_878_078_566_150_653, 300_996_925_376_869_196_675_200)
    let third = Rational(share, whole)
    let afterNone = Rational(20_556_397_114_303, 1_866_831_745_873_952)
    let played = play(dimension: 4, cards: 12, tables: 100_000, seed: 61)
    expect(played.none, of: played.tables, third)
    expect(played.noneAfterNone, of: played.tablesAfterNone, afterNone)
    expect(played.tables, of: played.games, try #require(SecondDeal.compute().deal).chanceOfTwoSets)
  }

  @Test func `a stopped count of third deals says so`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(try ThirdRound().run(limits: limits).stopped != nil)
  }

  private struct Played {
    var (games, tables, none, tablesAfterNone, noneAfterNone) = (0, 0, 0, 0, 0)
  }

  /// Plays games until two Sets were taken in `tables` of them.
  private func play(dimension: Int, cards: Int, tables: Int, seed: UInt64) -> Played {
    let space = AffineSpace(dimension: dimension)
    var generator = SeededGenerator(seed: seed)
    var deck = Array(0..<space.pointCount)
    var played = Played()
    while played.tables < tables {
      generator.drawToFront(cards + 6, of: &deck)
      played.games += 1
      var table = deck[..<cards].sorted()
      var sets = lines(table, space)
      guard !sets.isEmpty else { continue }
      var taken = sets[generator.index(sets.count)]
      table = (table.filter { !taken.contains($0) } + deck[cards..<cards + 3]).sorted()
      sets = lines(table, space)
      guard !sets.isEmpty else {
        played.tablesAfterNone += 1
        if lines((table + deck[(cards + 3)..<cards + 6]).sorted(), space).isEmpty { played.noneAfterNone += 1 }
        continue
      }
      played.tables += 1
      taken = sets[generator.index(sets.count)]
      table = (table.filter { !taken.contains($0) } + deck[(cards + 3)..<cards + 6]).sorted()
      if lines(table, space).isEmpty { played.none += 1 }
    }
    return played
  }

  /// Expects a share within four standard deviations of a chance.
  private func expect(_ hits: Int, of trials: Int, _ chance: Rational) {
    let chance = chance.toDouble()
    let deviation = (chance * (1 - chance) / Double(trials)).squareRoot()
    #expect(abs(Double(hits) / Double(trials) - chance) <= 4 * deviation, "\(hits) of \(trials) against \(chance)")
  }

  private func triples(of cards: [Int]) -> [[Int]] {
    var triples: [[Int]] = []
    for (i, x) in cards.enumerated() {
      for (j, y) in cards.enumerated() where j > i { for z in cards[(j + 1)...] { triples.append([x, y, z]) } }
    }
    return triples
  }

  /// The number of Sets among a few cards in any order.
  private func setCount(_ cards: [Int]) -> Int {
    var present: UInt32 = 0
    for card in cards { present |= 1 << UInt32(card) }
    var ends = 0
    for i in cards.indices {
      for j in 0..<i where present >> UInt32(space.third(cards[i], cards[j])) & 1 == 1 { ends += 1 }
    }
    return ends / 3
  }

  /// The Sets among ascending cards.
  private func lines(_ cards: [Int], _ space: AffineSpace) -> [[Int]] {
    let present = PointSet(cards)
    var lines: [[Int]] = []
    for (i, a) in cards.enumerated() {
      for b in cards[(i + 1)...] {
        let c = space.third(a, b)
        if c > b, present.contains(c) { lines.append([a, b, c]) }
      }
    }
    return lines
  }
}
