import ExactArithmetic
import GameCore
import Testing

@Suite struct BigIntTests {
  @Test func `arithmetic agrees with 128-bit integers`() {
    let seed: UInt64 = 1
    var random = SeededGenerator(seed: seed)
    for trial in 0..<20_000 {
      let (a, b) = (random.wideInteger() >> 65, random.wideInteger() >> 65)
      let (x, y) = (BigInt(a), BigInt(b))
      let note: Comment = "seed \(seed) trial \(trial): \(a), \(b)"
      #expect((x + y).description == String(a + b), note)
      #expect((x - y).description == String(a - b), note)
      #expect((x * y).description == String(a * b), note)
      #expect((-x).description == String(-a), note)
      #expect(x.magnitude.description == String(a.magnitude), note)
      #expect((x < y) == (a < b) && (x == y) == (a == b), note)
      #expect(x.signum == Int(a.signum()) && x.isEven == a.isMultiple(of: 2), note)
      #expect(x.bitCount == 128 - a.magnitude.leadingZeroBitCount, note)
      #expect(x.digitCount == String(a.magnitude).count, note)
    }
  }

  @Test func `in-place operations agree with the operators`() {
    let seed: UInt64 = 2
    var random = SeededGenerator(seed: seed)
    for trial in 0..<5000 {
      let (a, b, c) = (BigInt(random.wideInteger()), BigInt(random.wideInteger()), BigInt(random.wideInteger()))
      let small = Int(truncatingIfNeeded: random.wideInteger())
      let note: Comment = "seed \(seed) trial \(trial)"
      var x = a
      x.add(b)
      #expect(x == a + b, note)
      x.subtract(c)
      #expect(x == a + b - c, note)
      x.multiply(by: c)
      #expect(x == (a + b - c) * c, note)
      x = a
      x.addProduct(b, c)
      #expect(x == a + b * c, note)
      x.subtractProduct(b, c)
      #expect(x == a, note)
      x.addProduct(b, small)
      #expect(x == a + b * BigInt(small), note)
      x = a
      x.add(small)
      #expect(x == a + BigInt(small) && x == a + small, note)
      x.subtract(small)
      #expect(x == a && a - small == a - BigInt(small), note)
      x.multiply(by: small)
      #expect(x == a * BigInt(small) && x == a * small, note)
    }
  }

  @Test func `a copy keeps its value when the original changes`() {
    let original: BigInt = 123_456_789_012_345_678_901_234_567_890
    var changed = original
    changed.add(1)
    #expect(original.description == "123456789012345678901234567890")
    #expect(changed - original == 1)
  }

  @Test func `a number may be its own operand`() {
    var number: BigInt = 1 << 100
    number.add(number)
    #expect(number == BigInt(1) << 101)
    number.multiply(by: number)
    #expect(number == BigInt(1) << 202)
    number.addProduct(number, number)
    #expect(number == (BigInt(1) << 202) + (BigInt(1) << 404))
    number.subtract(number)
    #expect(number.isZero)
  }

  @Test func `literals of any size are read`() {
    let googol: BigInt =
      10_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000
    #expect(googol == BigInt.power(10, 100))
    let negative: BigInt = -340_282_366_920_938_463_463_374_607_431_768_211_456
    #expect(negative == -BigInt.power(2, 128))
    let lowest: BigInt = -9_223_372_036_854_775_808
    #expect(lowest.toInt() == Int.min)
    let justBelow: BigInt = -9_223_372_036_854_775_809
    #expect(justBelow.toInt() == nil && justBelow == lowest - 1)
  }

  @Test func `every fixed width fits and comes back`() {
    #expect(BigInt(Int.min).toInt() == Int.min && BigInt(Int.max).toInt() == Int.max)
    #expect(BigInt(UInt.max).toUInt() == UInt.max && BigInt(UInt.max).toInt() == nil)
    #expect(BigInt(-1).toUInt() == nil)
    #expect(BigInt(UInt128.max).description == String(UInt128.max))
    #expect(BigInt(Int128.min).description == String(Int128.min))
    #expect(BigInt(exactly: 0x1p80) == BigInt(1) << 80)
    #expect(BigInt(exactly: 0.5) == nil && BigInt(exactly: Double.nan) == nil)
    #expect(BigInt(exactly: -Double.infinity) == nil)
  }

  @Test func `equal numbers hash equally whatever computed them`() {
    let direct = BigInt.power(2, 200)
    let detour = BigInt.power(2, 300) / BigInt.power(2, 100)
    #expect(direct.hashValue == detour.hashValue)
    #expect(BigInt(5).hashValue != BigInt(-5).hashValue)
    #expect(Set([direct, detour, BigInt(0), BigInt(7) - 7]).count == 2)
  }

  @Test func `comparison with machine integers agrees with comparison of numbers`() {
    let edges = [Int.min, -1, 0, 1, 17, Int.max]
    for left in edges {
      for right in edges {
        let number = BigInt(left)
        #expect((number < right) == (left < right) && (number <= right) == (left <= right))
        #expect((number > right) == (left > right) && (number >= right) == (left >= right))
        #expect((number == right) == (left == right) && (number != right) == (left != right))
      }
    }
    #expect(BigInt(1) << 64 > Int.max && -(BigInt(1) << 64) < Int.min)
  }
}
