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
