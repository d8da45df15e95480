import ExactArithmetic
import GameCore
import Testing

@Suite struct BitwiseTests {
  @Test func `exclusive or agrees with that of machine integers`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let left = Int(truncatingIfNeeded: random.next())
      let right = Int(truncatingIfNeeded: random.next())
      #expect(BigInt(left) ^ BigInt(right) == BigInt(left ^ right), "seed 5: \(left) \(right)")
    }
  }

  @Test func `a number cancels itself`() {
    let number = BigInt.power(3, 1000)
    #expect((number ^ number).isZero)
    #expect((number ^ (BigInt(1) << 5000)) - number == BigInt(1) << 5000)
  }
}
