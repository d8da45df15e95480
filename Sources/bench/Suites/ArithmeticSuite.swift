import ExactArithmetic

extension Suite {
  /// Numbers of any size: in place against GMP itself, text, combinatorics, fractions.
  static let arithmetic = Suite(
    name: "arithmetic", summary: "integers and fractions of any size",
    cases: [
      Case(name: "multiply-add-mod", repetitions: 7, work: multiplyAddModulo),
      Case(name: "multiply-add-mod-in-gmp", repetitions: 7, work: multiplyAddModuloInGMP),
      Case(name: "operators", work: operators),
      Case(name: "parse-million-digits", repetitions: 7, work: parse),
      Case(name: "print-million-digits", repetitions: 7, work: print),
      Case(name: "binomials", work: binomials),
      Case(name: "harmonic-sum", work: harmonicSum),
      Case(name: "decimal-expansion", work: decimalExpansion),
    ])

  private static let steps = 5_000_000
  private static var modulus: BigInt { BigInt.power(10, 40) + 7 }
  private static let multiplier = 1_234_567_890_123

  private static func multiplyAddModulo() -> Work {
    let modulus = modulus
    var x: BigInt = 1
    for step in 0..<steps {
      x.multiply(by: multiplier)
      x.add(step)
      x.formRemainder(dividingBy: modulus)
    }
    return Work(signature: lowWord(x), amount: Double(steps), unit: "steps")
  }

  private static func multiplyAddModuloInGMP() -> Work {
    let low = GMPBaseline.multiplyAddModulo(
      modulus: modulus.description, multiplier: UInt(multiplier), steps: UInt(steps))
    return Work(signature: "\(low)", amount: Double(steps), unit: "steps")
  }

  private static func operators() -> Work {
    let modulus = modulus
    var x: BigInt = 1
    for step in 0..<steps / 5 { x = (x * multiplier + step) % modulus }
    return Work(signature: lowWord(x), amount: Double(steps / 5), unit: "steps")
  }

  private static func lowWord(_ number: BigInt) -> String { (number % (BigInt(1) << 64)).description }

  /// A million digits without pattern: the first of a power of 3.
  private static let millionDigits: [UInt8] = {
    var digits = Array(BigInt.power(3, 2_095_904).description.utf8)
    digits.removeLast(digits.count - 1_000_000)
    return digits
  }()

  private static let millionDigitNumber = number(millionDigits)

  private static func number(_ digits: [UInt8]) -> BigInt {
    do {
      return try BigInt(decimal: digits)
    } catch {
      preconditionFailure("digits that were printed are read back: \(error)")
    }
  }

  private static func parse() -> Work {
    Work(signature: "\(number(millionDigits) % 1_000_000_007)", amount: 1e6, unit: "digits")
  }

  private static func print() -> Work {
    let text = millionDigitNumber.description
    let checksum = text.utf8.reduce(UInt64(0)) { ($0 &* 31) &+ UInt64($1) }
    return Work(signature: "\(checksum)", amount: 1e6, unit: "digits")
  }

  private static func binomials() -> Work {
    var sum: BigInt = 0
    for n in 0..<1000 { sum.add(BigInt.binomial(n, n / 3)) }
    return Work(signature: "\(sum % 1_000_000_007)", amount: 1000, unit: "binomials")
  }

  private static func harmonicSum() -> Work {
    var sum: Rational = 0
    for n in 1...2000 { sum += Rational(1, n) }
    return Work(signature: "\(sum.numerator % 1_000_000_007)", amount: 2000, unit: "sums")
  }

  private static func decimalExpansion() -> Work {
    let text = Rational(22, 7).decimal(digits: 100_000)
    let checksum = text.utf8.reduce(UInt64(0)) { ($0 &* 31) &+ UInt64($1) }
    return Work(signature: "\(checksum)", amount: 1e5, unit: "digits")
  }
}
