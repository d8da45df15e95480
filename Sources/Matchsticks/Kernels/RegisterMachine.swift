/// A step of a program on registers that hold whole numbers of 64 bits.
struct RegisterStep {
  /// What a step does: a register gets a value, or the program continues elsewhere.
  enum Operation: UInt8 {
    case add, subtract, multiply, divide, modulo, power, least, greatest, xor, gcd
    case negate, magnitude
    case sumOfRest, leastOfRest, leastOfRestAlone, greatestOfRest, xorOfRest, gcdOfRest
    case jump, jumpIfLess, jumpIfAtMost, jumpIfEqual, jumpIfUnequal
    case jumpIfPrime, jumpUnlessPrime, jumpIfFibonacci, jumpUnlessFibonacci
    case jumpIfDigit, jumpUnlessDigit, jumpIfInRest, jumpUnlessInRest
    case reject
  }

  var operation: Operation
  /// The register that gets the value, or the step to go to.
  var to: Int
  var left: Int
  var right: Int
}

/// Why a program can't say a number.
public enum RegisterTrap: UInt8, Sendable {
  /// A number is beyond 64 bits.
  case overflow = 1
  /// A division by 0.
  case divisionByZero
  /// A power with an exponent below 0.
  case negativeExponent
  /// The least of no numbers.
  case leastOfNone
}

/// Runs programs. Its registers, and the numbers that aren't in registers ("the rest"), belong to
/// one thread.
@safe final class RegisterMachine {
  /// The registers; whoever runs a program fills those that it reads.
  let registers: UnsafeMutablePointer<Int>
  private let count: Int
  /// The heaps that a move doesn't name.
  var rest: [Int] = []
  /// Why the last program had no answer.
  private(set) var trap: RegisterTrap?

  /// A machine of `count` registers, all 0.
  init(registers count: Int) {
    self.count = max(1, count)
    unsafe registers = UnsafeMutablePointer<Int>.allocate(capacity: self.count)
    unsafe registers.initialize(repeating: 0, count: self.count)
  }

  deinit { unsafe registers.deallocate() }

  subscript(register: Int) -> Int {
    @inline(__always) get {
      assert((0..<count).contains(register))
      return unsafe registers[register]
    }
    @inline(__always) set {
      assert((0..<count).contains(register))
      unsafe registers[register] = newValue
    }
  }

  /// Runs a program to its end; false where it rejects, or where ``trap`` says that there is no
  /// answer.
  func run(_ program: borrowing RegisterProgram) -> Bool {
    trap = nil
    let (steps, end) = unsafe (program.steps, program.count)
    let registers = unsafe self.registers
    var place = 0
    while place < end {
      let step = unsafe steps[place]
      place &+= 1
      let (a, b) = unsafe (registers[step.left], registers[step.right])
      switch step.operation {
      case .add:
        let (value, isOver) = a.addingReportingOverflow(b)
        if isOver { return stop(.overflow) }
        unsafe registers[step.to] = value
      case .subtract:
        let (value, isOver) = a.subtractingReportingOverflow(b)
        if isOver { return stop(.overflow) }
        unsafe registers[step.to] = value
      case .multiply:
        let (value, isOver) = a.multipliedReportingOverflow(by: b)
        if isOver { return stop(.overflow) }
        unsafe registers[step.to] = value
      case .divide, .modulo:
        if b == 0 { return stop(.divisionByZero) }
        if a == .min, b == -1 { return stop(.overflow) }
        var (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
        if remainder != 0, (remainder < 0) != (b < 0) {
          quotient &-= 1
          remainder &+= b
        }
        unsafe registers[step.to] = step.operation == .divide ? quotient : remainder
      case .power:
        guard let value = power(a, b) else { return false }
        unsafe registers[step.to] = value
      case .least: unsafe registers[step.to] = min(a, b)
      case .greatest: unsafe registers[step.to] = max(a, b)
      case .xor: unsafe registers[step.to] = a ^ b
      case .gcd: unsafe registers[step.to] = Self.gcd(a, b)
      case .negate, .magnitude:
        if a == .min { return stop(.overflow) }
        unsafe registers[step.to] = step.operation == .negate ? 0 &- a : abs(a)
      case .sumOfRest: unsafe registers[step.to] = rest.reduce(0, &+)
      case .leastOfRest: unsafe registers[step.to] = rest.min() ?? .max
      case .leastOfRestAlone:
        guard let least = rest.min() else { return stop(.leastOfNone) }
        unsafe registers[step.to] = least
      case .greatestOfRest: unsafe registers[step.to] = rest.max() ?? 0
      case .xorOfRest: unsafe registers[step.to] = rest.reduce(0, ^)
      case .gcdOfRest: unsafe registers[step.to] = rest.reduce(0, Self.gcd)
      case .jump: place = step.to
      case .jumpIfLess: if a < b { place = step.to }
      case .jumpIfAtMost: if a <= b { place = step.to }
      case .jumpIfEqual: if a == b { place = step.to }
      case .jumpIfUnequal: if a != b { place = step.to }
      case .jumpIfPrime: if NumberTests.isPrime(a) { place = step.to }
      case .jumpUnlessPrime: if !NumberTests.isPrime(a) { place = step.to }
      case .jumpIfFibonacci: if NumberTests.isFibonacci(a) { place = step.to }
      case .jumpUnlessFibonacci: if !NumberTests.isFibonacci(a) { place = step.to }
      case .jumpIfDigit: if NumberTests.isDigit(a, of: b) { place = step.to }
      case .jumpUnlessDigit: if !NumberTests.isDigit(a, of: b) { place = step.to }
      case .jumpIfInRest: if rest.contains(a) { place = step.to }
      case .jumpUnlessInRest: if !rest.contains(a) { place = step.to }
      case .reject: return false
      }
    }
    return true
  }

  private func stop(_ reason: RegisterTrap) -> Bool {
    trap = reason
    return false
  }

  private func power(_ base: Int, _ exponent: Int) -> Int? {
    guard exponent >= 0 else {
      _ = stop(.negativeExponent)
      return nil
    }
    if base == 0 || base == 1 { return exponent == 0 ? 1 : base }
    if base == -1 { return exponent & 1 == 0 ? 1 : -1 }
    var value = 1
    for _ in 0..<min(exponent, 64) {
      let (next, isOver) = value.multipliedReportingOverflow(by: base)
      if isOver {
        _ = stop(.overflow)
        return nil
      }
      value = next
    }
    return value
  }

  /// The greatest common divisor.
  static func gcd(_ one: Int, _ other: Int) -> Int {
    var (x, y) = (one.magnitude, other.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int(truncatingIfNeeded: x)
  }
}

/// A program, in memory that is its own.
@safe struct RegisterProgram: ~Copyable {
  let steps: UnsafeMutablePointer<RegisterStep>
  let count: Int

  /// A program of these steps; registers and places are checked here, once.
  init(_ steps: [RegisterStep], registers: Int) {
    for step in steps {
      precondition((0..<registers).contains(step.left) && (0..<registers).contains(step.right))
      precondition((0...max(registers, steps.count)).contains(step.to))
    }
    count = steps.count
    unsafe self.steps = UnsafeMutablePointer<RegisterStep>.allocate(capacity: max(1, count))
    unsafe self.steps.initialize(from: steps, count: count)
  }

  deinit { unsafe steps.deallocate() }
}

/// What numbers are.
enum NumberTests {
  /// Whether a number below 2⁶³ is prime.
  static func isPrime(_ number: Int) -> Bool { number > 1 && PrimeRun.isPrime(UInt64(number)) }

  /// Whether a number is 1, 2, 3, 5, 8, …
  static func isFibonacci(_ number: Int) -> Bool {
    var (one, next) = (1, 2)
    while one < number { (one, next) = (next, one &+ next) }
    return one == number
  }

  /// Whether a number from 0 to 9 is one of the decimal digits of another one.
  static func isDigit(_ digit: Int, of number: Int) -> Bool {
    guard (0...9).contains(digit) else { return false }
    var rest = number.magnitude
    repeat {
      if rest % 10 == UInt(digit) { return true }
      rest /= 10
    } while rest > 0
    return false
  }
}
