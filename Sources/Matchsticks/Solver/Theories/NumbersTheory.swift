import ExactArithmetic
import GameCore

/// Take a number of an infinite set, whatever the heap: squares, primes and their like.
final class NumbersTheory: Theory {
  /// The numbers of the set up to a bound, ascending.
  let numbers: @Sendable (Int) -> [Int]
  /// The smallest of them.
  let least: BigInt
  let reach: Reach
  let isPet = true

  init(numbers: @escaping @Sendable (Int) -> [Int], least: BigInt, reach: Reach) {
    (self.numbers, self.least, self.reach) = (numbers, least, reach)
  }

  func moves(from heap: Int) -> [SmallMove] { numbers(heap).map { .taking($0, from: heap) } }
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { leastMove(least, from: heap) }

  func table(upTo bound: Int) -> ComputedValues? {
    let bound = max(bound, 2)
    let most = min(bound, ShiftedSet.largestHeap)
    let takes = numbers(most)
    return ComputedValues(
      table: ShiftedTable(suiting: takes, upTo: most) ?? SubtractionTable(takes: most < bound ? numbers(bound) : takes),
      periodRule: nil)
  }

  func losingSieve(upTo last: Int, _ play: PlayConvention) -> LosingSieve? {
    LosingSieve(takes: numbers(last), upTo: last, isMisere: play == .misere)
  }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    for take in numbers(heap.small ?? 0) { try probe(BigInt(take), of: heap, to: target, values, &found) }
  }

  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)? {
    let takes = numbers(size)
    return (.takes(takes.map { Int64($0) }), ModularPlays.bits(takes: takes, size: size))
  }
}

/// The sets by which one may take.
enum NumberSet {
  static func squares(upTo bound: Int) -> [Int] { polynomial(bound) { $0 * $0 } }
  static func triangular(upTo bound: Int) -> [Int] { polynomial(bound) { $0 * ($0 + 1) / 2 } }
  static func powersOfTwo(upTo bound: Int) -> [Int] { (0..<62).map { 1 << $0 }.filter { $0 <= bound } }

  static func fibonacci(upTo bound: Int) -> [Int] {
    var (number, next) = (1, 2)
    var numbers: [Int] = []
    while number <= bound {
      numbers.append(number)
      (number, next) = (next, number.addingReportingOverflow(next).overflow ? .max : number + next)
      if number == .max { break }
    }
    return numbers
  }

  /// The values of a rising function of 1, 2, 3, …
  private static func polynomial(_ bound: Int, _ value: (Int) -> Int) -> [Int] {
    var numbers: [Int] = []
    while value(numbers.count + 1) <= bound { numbers.append(value(numbers.count + 1)) }
    return numbers
  }

  /// The sieve of Eratosthenes.
  static func primes(upTo bound: Int) -> [Int] {
    guard bound >= 2 else { return [] }
    var isComposite = [Bool](repeating: false, count: bound + 1)
    var primes: [Int] = []
    for number in 2...bound where !isComposite[number] {
      primes.append(number)
      var multiple = number * number
      while multiple <= bound {
        isComposite[multiple] = true
        multiple += number
      }
    }
    return primes
  }
}

extension PileRule {
  /// What is known about the rule.
  var theory: any Theory {
    switch self {
    case .half: HalfTheory()
    case .divisors: DivisorsTheory()
    case .powersOfTwo: PowersOfTwoTheory()
    case .squares: numbers(NumberSet.squares, reach: Reach(computed: 1_000_000, played: 300_000))
    case .primes:
      numbers(NumberSet.primes, least: 2, reach: Reach(computed: 10_000_000, reported: 100_000, played: 100_000))
    case .triangular: numbers(NumberSet.triangular, reach: Reach(computed: 1_000_000, played: 300_000))
    case .fibonacci: numbers(NumberSet.fibonacci, reach: Reach(computed: 5_000_000, played: 1_000_000))
    }
  }

  private func numbers(
    _ numbers: @escaping @Sendable (Int) -> [Int], least: BigInt = 1, reach: Reach
  ) -> NumbersTheory { NumbersTheory(numbers: numbers, least: least, reach: reach) }
}
