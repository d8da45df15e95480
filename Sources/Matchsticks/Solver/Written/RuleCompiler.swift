/// Makes programs of the numbers and conditions of a rule.
struct RuleCompiler {
  /// The register of each letter; programs share them.
  private(set) var registers: [RuleLetter: Int] = [:]
  /// Registers that hold a number of the rule, and are filled once.
  private(set) var constants: [(register: Int, value: Int)] = []
  private(set) var registerCount = 0
  private var steps: [RegisterStep] = []

  /// The register of a letter.
  mutating func register(of letter: RuleLetter) -> Int {
    if let known = registers[letter] { return known }
    registers[letter] = registerCount
    registerCount += 1
    return registerCount - 1
  }

  private mutating func constant(_ value: Int) -> Int {
    if let known = constants.first(where: { $0.value == value }) { return known.register }
    constants.append((registerCount, value))
    registerCount += 1
    return registerCount - 1
  }

  private mutating func emit(_ operation: RegisterStep.Operation, _ left: Int = 0, _ right: Int = 0) -> Int {
    steps.append(RegisterStep(operation: operation, to: registerCount, left: left, right: right))
    registerCount += 1
    return registerCount - 1
  }

  /// The steps since the last program, as another one.
  mutating func finish() -> [RegisterStep] {
    defer { steps = [] }
    return steps
  }

  /// Goes on with steps that ``finish()`` gave: more follow them.
  mutating func resume(_ earlier: [RegisterStep]) {
    precondition(steps.isEmpty, "a program was finished")
    steps = earlier
  }

  // MARK: Numbers

  /// Adds what computes a number; the register that has it then.
  mutating func compile(_ sum: RuleSum) -> Int {
    switch sum {
    case .number(let number): return constant(number)
    case .letter(let letter): return register(of: letter)
    case .negative(let inner): return emit(.negate, compile(inner))
    case .binary(let relation, let left, let right):
      let (one, other) = (compile(left), compile(right))
      return emit(Self.operation(relation), one, other)
    case .function(let function, let arguments): return compile(function, arguments)
    }
  }

  private static func operation(_ relation: RuleOperator) -> RegisterStep.Operation {
    switch relation {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .over: .divide
    case .modulo: .modulo
    case .power: .power
    }
  }

  private mutating func compile(_ function: RuleFunction, _ arguments: [RuleArgument]) -> Int {
    let (join, rest): (RegisterStep.Operation, RegisterStep.Operation) =
      switch function {
      case .min: (.least, arguments.count == 1 ? .leastOfRestAlone : .leastOfRest)
      case .max: (.greatest, .greatestOfRest)
      case .sum: (.add, .sumOfRest)
      case .xor: (.xor, .xorOfRest)
      case .gcd: (.gcd, .gcdOfRest)
      case .abs: (.magnitude, .magnitude)
      }
    var value: Int?
    for argument in arguments {
      let next = if case .sum(let sum) = argument { compile(sum) } else { emit(rest) }
      value = value.map { emit(join, $0, next) } ?? next
    }
    let found = value ?? constant(0)
    if function == .abs { return emit(.magnitude, found) }
    // A common divisor of one number is its magnitude.
    return function == .gcd && arguments.count == 1 ? emit(.magnitude, found) : found
  }

  // MARK: Conditions

  /// Adds what rejects where a condition doesn't hold.
  mutating func require(_ condition: RuleCondition) {
    let jumps = jumps(condition, if: false)
    guard !jumps.isEmpty else { return }
    let over = steps.count
    steps.append(RegisterStep(operation: .jump, to: over + 2, left: 0, right: 0))
    land(jumps)
    steps.append(RegisterStep(operation: .reject, to: 0, left: 0, right: 0))
  }

  /// Adds what rejects negative numbers.
  mutating func requireNotNegative(_ register: Int) {
    let zero = constant(0)
    steps.append(RegisterStep(operation: .jumpIfAtMost, to: steps.count + 2, left: zero, right: register))
    steps.append(RegisterStep(operation: .reject, to: 0, left: 0, right: 0))
  }

  private mutating func land(_ jumps: [Int]) { for jump in jumps { steps[jump].to = steps.count } }

  private mutating func jump(_ operation: RegisterStep.Operation, _ left: Int = 0, _ right: Int = 0) -> [Int] {
    steps.append(RegisterStep(operation: operation, to: 0, left: left, right: right))
    return [steps.count - 1]
  }

  /// Adds steps that jump where the condition is `outcome`, and continue where it isn't; the places
  /// of the jumps, whose goals are still open.
  private mutating func jumps(_ condition: RuleCondition, if outcome: Bool) -> [Int] {
    switch condition {
    case .comparison(let left, let others):
      if others.count == 1 || !outcome {
        var (one, all): (Int, [Int]) = (compile(left), [])
        for other in others {
          let right = compile(other.right)
          all += compare(one, other.relation, right, if: outcome)
          one = right
        }
        return all
      }
      var (one, failed): (Int, [Int]) = (compile(left), [])
      for other in others {
        let right = compile(other.right)
        failed += compare(one, other.relation, right, if: false)
        one = right
      }
      let good = jump(.jump)
      land(failed)
      return good
    case .membership(let sum, let set, let isIn): return jumps(sum, set, if: outcome == isIn)
    case .all(let parts): return outcome ? joined(parts, if: true) : parts.flatMap { jumps($0, if: false) }
    case .any(let parts): return outcome ? parts.flatMap { jumps($0, if: true) } : joined(parts, if: false)
    case .not(let part): return jumps(part, if: !outcome)
    }
  }

  /// Jumps where all parts are `outcome`.
  private mutating func joined(_ parts: [RuleCondition], if outcome: Bool) -> [Int] {
    var failed: [Int] = []
    for part in parts { failed += jumps(part, if: !outcome) }
    let good = jump(.jump)
    land(failed)
    return good
  }

  private mutating func compare(_ left: Int, _ relation: RuleRelation, _ right: Int, if outcome: Bool) -> [Int] {
    switch outcome ? relation : relation.negated {
    case .equal: jump(.jumpIfEqual, left, right)
    case .unequal: jump(.jumpIfUnequal, left, right)
    case .less: jump(.jumpIfLess, left, right)
    case .atMost: jump(.jumpIfAtMost, left, right)
    case .greater: jump(.jumpIfLess, right, left)
    case .atLeast: jump(.jumpIfAtMost, right, left)
    }
  }

  /// Jumps where it is `outcome` that a number is in a set.
  private mutating func jumps(_ sum: RuleSum, _ set: RuleSet, if outcome: Bool) -> [Int] {
    let number = compile(sum)
    switch set {
    case .primes: return jump(outcome ? .jumpIfPrime : .jumpUnlessPrime, number)
    case .fibonacci: return jump(outcome ? .jumpIfFibonacci : .jumpUnlessFibonacci, number)
    case .dots: return jump(outcome ? .jumpIfInRest : .jumpUnlessInRest, number)
    case .digits(let digits): return jump(outcome ? .jumpIfDigit : .jumpUnlessDigit, number, compile(digits))
    case .listed(let ranges):
      var found: [Int] = []
      for range in ranges {
        let from = compile(range.from)
        guard let to = range.to else {
          found += jump(.jumpIfEqual, number, from)
          continue
        }
        let below = jump(.jumpIfLess, number, from)
        found += jump(.jumpIfAtMost, number, compile(to))
        land(below)
      }
      if outcome { return found }
      let missing = jump(.jump)
      land(found)
      return missing
    }
  }
}
