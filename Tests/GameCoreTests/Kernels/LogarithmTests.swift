import GameCore
import Testing

@Suite struct LogarithmTests {
  @Test func `powers have whole logarithms`() {
    for exponent in -60...60 {
      #expect(Logarithm.base2(Double(sign: .plus, exponent: exponent, significand: 1)) == Double(exponent))
    }
    for (exponent, power) in [1.0, 10, 100, 1000, 1e10, 1e20].enumerated().prefix(4) {
      #expect(abs(Logarithm.decimal(power) - Double(exponent)) < 1e-15)
    }
  }

  @Test func `the three bases agree`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<1_000 {
      let number = 1e6 * random.unit() + 1e-9
      let natural = Logarithm.natural(number)
      #expect(abs(Logarithm.base2(number) * 0.693_147_180_559_945_3 - natural) < 1e-13)
      #expect(abs(Logarithm.decimal(number) * 2.302_585_092_994_046 - natural) < 1e-13)
    }
  }
}
