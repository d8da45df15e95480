import ExactArithmetic
import GameCore
import Testing

@Suite struct FunctionsTests {
  @Test func `binomials obey Pascal's rule`() {
    for n in 1...60 {
      for k in 0...n {
        let sum = BigInt.binomial(n - 1, k - 1) + BigInt.binomial(n - 1, k)
        #expect(BigInt.binomial(n, k) == sum, "\(n) over \(k)")
      }
    }
    #expect(BigInt.binomial(52, 12) == 206_379_406_870)
    #expect(BigInt.binomial(5, 6) == 0 && BigInt.binomial(5, -1) == 0 && BigInt.binomial(0, 0) == 1)
  }

  @Test func `factorials are products`() {
    var product: BigInt = 1
    for n in 0...50 {
      if n > 0 { product.multiply(by: n) }
      #expect(BigInt.factorial(n) == product)
    }
  }

  @Test func `powers are repeated products`() {
    for base in -5...5 {
      var product: BigInt = 1
      for exponent in 0...40 {
        #expect(BigInt.power(BigInt(base), exponent) == product, "\(base)^\(exponent)")
        product.multiply(by: base)
      }
    }
  }

  @Test func `modular powers are remainders of powers`() {
    let seed: UInt64 = 6
    var random = SeededGenerator(seed: seed)
    for trial in 0..<500 {
      let (base, modulus) = (BigInt(random.wideInteger()), BigInt(random.wideInteger()).magnitude + 1)
      let exponent = random.index(50)
      let expected = BigInt.power(base, exponent) % modulus
      let found = BigInt.power(base, BigInt(exponent), modulo: modulus)
      #expect(found == expected, "seed \(seed) trial \(trial)")
    }
  }

  @Test func `square roots are rounded down`() {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    for trial in 0..<2000 {
      let number = BigInt(random.wideInteger()).magnitude * BigInt(random.wideInteger()).magnitude
      let root = number.squareRoot()
      #expect(root * root <= number && (root + 1) * (root + 1) > number, "seed \(seed) trial \(trial)")
    }
  }

  @Test func `the operations in place compute what the operators compute`() {
    let modulus = BigInt.power(10, 40) + 7
    var (x, y): (BigInt, BigInt) = (1, 1)
    for step in 0..<1000 {
      x.multiply(by: 1_234_567)
      x.add(step)
      x.formRemainder(dividingBy: modulus)
      y = (y * 1_234_567 + BigInt(step)) % modulus
      #expect(x == y, "step \(step)")
    }
  }
}
