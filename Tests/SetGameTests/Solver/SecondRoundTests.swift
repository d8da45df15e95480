import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct SecondRoundTests {
  @Test func `the chance of no Set in the second deal is the known fraction`() throws {
    let round = try SecondRound().run()
    let withSet = round.first.dropFirst().reduce(BigInt(), +)
    let ways = Rational(withSet * BigInt.binomial(69, 3))
    // facts: 57321964836297715656960 / (360360 · 52394 · 68439784708620), mean 2.579908524453.
    let known = Rational(57_321_964_836_297_715_656_960, BigInt(360_360) * 52_394 * 68_439_784_708_620)
    #expect(round.afterSet[0] / ways == known)
    let mean = round.afterSet.enumerated().reduce(Rational(0)) { $0 + Rational($1.offset) * $1.element } / ways
    #expect(mean.decimal(digits: 13) == "2.579908524453")
  }

  @Test func `the fifteen-card table after no Set holds none as often as the census says`() throws {
    let round = try SecondRound().run(limits: SearchLimits(threads: 2))
    let ways = Rational(round.first[0] * BigInt.binomial(69, 3))
    #expect(round.afterNone[0] / ways == Rational(99_022_742, 8_770_938_979))
  }

  @Test func `a Monte Carlo of the second deal agrees within four standard deviations`() throws {
    let round = try SecondRound().run()
    let withSet = round.first.dropFirst().reduce(BigInt(), +)
    let chance = (round.afterSet[0] / Rational(withSet * BigInt.binomial(69, 3))).toDouble()
    let space = AffineSpace(dimension: 4)
    var generator = SeededGenerator(seed: 31)
    var (tables, none) = (0.0, 0.0)
    var deck = Array(0..<81)
    while tables < 40_000 {
      generator.drawToFront(15, of: &deck)
      let sets = lines(Array(deck[0..<12]), space)
      guard !sets.isEmpty else { continue }
      let taken = sets[generator.index(sets.count)]
      let table = deck[0..<12].filter { !taken.contains($0) } + deck[12..<15]
      tables += 1
      if lines(table, space).isEmpty { none += 1 }
    }
    let deviation = (chance * (1 - chance) / tables).squareRoot()
    #expect(abs(none / tables - chance) < 4 * deviation, "seed 31: \(none / tables) against \(chance)")
  }

  @Test func `the second deal of nine cards is that of all deals, Sets taken and cards dealt`() throws {
    let space = AffineSpace(dimension: 2)
    var (after, weight) = ([Int: Rational](), Rational(0))
    for chosen in 0..<1 << 9 where chosen.nonzeroBitCount == 6 {
      let table = (0..<9).filter { chosen >> $0 & 1 == 1 }
      let rest = (0..<9).filter { chosen >> $0 & 1 == 0 }
      let sets = lines(table, space)
      #expect(!sets.isEmpty, "more than four cards hold a Set")
      for taken in sets {
        after[lines(table.filter { !taken.contains($0) } + rest, space).count, default: 0] += Rational(
          1, BigInt(sets.count))
      }
      weight += 1
    }
    let round = try SecondRound(dimension: 2, cards: 6).run()
    #expect(round.first.reduce(BigInt(), +) == 84 && round.first[0] == 0)
    for (sets, ways) in round.afterSet.enumerated() { #expect(ways == after[sets] ?? 0) }
    #expect(round.afterSet.reduce(0, +) == weight)
  }

  @Test func `the second deal of junior agrees with random games`() throws {
    let round = try SecondRound(dimension: 3, cards: 9).run()
    #expect(round.first.reduce(BigInt(), +) == BigInt.binomial(27, 9) && round.first[0] > 0)
    let withSet = round.first.dropFirst().reduce(BigInt(), +)
    let chance = (round.afterSet[0] / Rational(withSet * BigInt.binomial(18, 3))).toDouble()
    let space = AffineSpace(dimension: 3)
    var generator = SeededGenerator(seed: 5)
    var (tables, none) = (0.0, 0.0)
    var deck = Array(0..<27)
    while tables < 20_000 {
      generator.drawToFront(12, of: &deck)
      let sets = lines(Array(deck[0..<9]), space)
      guard !sets.isEmpty else { continue }
      let taken = sets[generator.index(sets.count)]
      tables += 1
      if lines(deck[0..<9].filter { !taken.contains($0) } + deck[9..<12], space).isEmpty { none += 1 }
    }
    let deviation = (chance * (1 - chance) / tables).squareRoot()
    #expect(abs(none / tables - chance) < 4 * deviation, "seed 5: \(none / tables) against \(chance)")
  }

  private func lines(_ table: [Int], _ space: AffineSpace) -> [[Int]] {
    var present = [Bool](repeating: false, count: 81)
    for card in table { present[card] = true }
    var lines: [[Int]] = []
    for (i, a) in table.enumerated() {
      for b in table.dropFirst(i + 1) {
        let c = space.third(a, b)
        if present[c], c > b, c > a, a < b { lines.append([a, b, c]) }
        if present[c], c > a, c > b, b < a { lines.append([b, a, c]) }
      }
    }
    return lines
  }
}
