import ExactArithmetic
import GameCore
import Testing

@Suite struct DivisionTests {
  @Test func `quotient and remainder rebuild the number and the remainder is never negative`() {
    let seed: UInt64 = 3
    var random = SeededGenerator(seed: seed)
    for trial in 0..<20_000 {
      let dividend = BigInt(random.wideInteger()) * BigInt(random.wideInteger())
      let divisor = BigInt(random.wideInteger())
      if divisor.isZero { continue }
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      let note: Comment = "seed \(seed) trial \(trial): \(dividend) by \(divisor)"
      #expect(quotient * divisor + remainder == dividend, note)
      #expect(remainder >= 0 && remainder < divisor.magnitude, note)
      #expect(dividend / divisor == quotient && dividend % divisor == remainder, note)
      #expect(dividend.isMultiple(of: divisor) == remainder.isZero, note)
      if let word = divisor.toUInt() { #expect(BigInt(dividend % word) == remainder, note) }
    }
  }

  @Test func `exact division undoes multiplication`() {
    let seed: UInt64 = 4
    var random = SeededGenerator(seed: seed)
    for trial in 0..<2000 {
      let (a, b) = (BigInt(random.wideInteger()), BigInt(random.wideInteger()))
      if b.isZero { continue }
      var product = a * b
      product.divideExactly(by: b)
      #expect(product == a, "seed \(seed) trial \(trial)")
    }
    var factorial = BigInt.factorial(30)
    for divisor in 1...30 { factorial.divideExactly(by: divisor) }
    #expect(factorial == 1)
  }

  @Test func `greatest common divisor and least common multiple share the product`() {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    for trial in 0..<2000 {
      let (a, b) = (BigInt(random.wideInteger()), BigInt(random.wideInteger()))
      let divisor = BigInt.greatestCommonDivisor(a, b)
      let multiple = BigInt.leastCommonMultiple(a, b)
      #expect(divisor * multiple == (a * b).magnitude, "seed \(seed) trial \(trial): \(a), \(b)")
    }
    #expect(BigInt.greatestCommonDivisor(0, 0) == 0)
    #expect(BigInt.greatestCommonDivisor(-12, 18) == 6)
  }

  @Test func `shifts multiply and divide by powers of two, rounding down`() {
    #expect(BigInt(-5) >> 1 == -3 && BigInt(5) >> 1 == 2)
    #expect(BigInt(-5) << 3 == -40)
    #expect((BigInt(1) << 1000) >> 998 == 4)
    #expect((BigInt(3) << 77).trailingZeroBitCount == 77 && BigInt(0).trailingZeroBitCount == 0)
  }
}
