import ExactArithmetic
import GameCore

/// Take, and perhaps break what is left: values that are computed until their period is proved.
final class TakeAndBreakTheory: Theory {
  let code: TakeAndBreakCode

  init(code: TakeAndBreakCode) { self.code = code }

  var mostHeapsLeft: Int { code.mostHeapsLeft }

  var reach: Reach {
    switch mostHeapsLeft {
    case 1: Reach(computed: 5_000_000, played: 1_000_000)
    case 2:
      Reach(computed: code.lastPlace == nil ? 20_000 : 5_000_000, played: 100, misere: ExhaustiveSearch.largestTotal)
    default: Reach(computed: 2500, played: 60, misere: ExhaustiveSearch.largestTotal)
    }
  }

  // MARK: Moves

  func moves(from heap: Int) -> [SmallMove] { code.moves(from: heap) }

  func moveCount(from heap: Int) -> Int {
    (0...min(heap, code.lastPlace ?? heap)).reduce(0) { sum, taken in
      let (digit, rest) = (code.digit(taken), heap - taken)
      return sum + 1 + (digit & 4 != 0 ? rest / 2 : 0) + (digit & 8 != 0 ? (rest + 3) * (rest + 3) / 12 : 0)
    }
  }

  /// The first move in the order of takes: a huge heap is split into 1 and the rest.
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { code.leastMove(from: heap) }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    guard case .sequence(let sequence) = values else { return }
    if let period = sequence.period, period.saltus > 0,
      !(heap.small.map { $0 <= ArithmeticMoves.largestTried(code) } ?? false)
    {
      return try ArithmeticMoves(code: code, values: sequence, period: period).add(from: heap, to: target, &found)
    }
    guard let target = target.toInt() else { return }
    try addMoves(from: heap, HeapElements(sequence, target: target), &found)
  }

  func addMoves(
    from heap: HeapSize, _ elements: HeapElements, _ found: inout MovesFound
  ) throws(SolverError) { try BreakSearch(code: code, elements: elements).add(from: heap, &found) }

  // MARK: Values

  func table(upTo bound: Int) -> ComputedValues? {
    let general = { [code] in GeneralTable(code.digits, repeating: code.repeating, zeroth: code.zeroth) }
    return ComputedValues(
      table: space.map { $0 as any ValueTable } ?? general(), periodRule: periodRule,
      arithmeticRule: ArithmeticRule(code))
  }

  /// What proves a period of a finite code.
  var periodRule: PeriodRule? { code.lastPlace.map { PeriodRule(heaps: code.mostHeapsLeft, span: $0) } }

  /// The table of a finite code that leaves two heaps at most.
  var space: SparseSpace? {
    guard let last = code.lastPlace, code.mostHeapsLeft <= 2 else { return nil }
    let digits = code.table(upTo: last)
    func takes(_ bit: Int) -> [Int] { digits.indices.filter { digits[$0] & bit != 0 } }
    return SparseSpace(ends: takes(1), keeps: takes(2), splits: takes(4))
  }

  // MARK: Misère play

  func quotientRule() throws(SolverError) -> PeriodRule? {
    guard let last = code.lastPlace, last <= 64 else { throw .unsupported(.misereQuotient) }
    return PeriodRule(heaps: code.mostHeapsLeft, span: last)
  }

  var usesQuotient: Bool { code.lastPlace.map { $0 <= 64 } ?? false }

  // MARK: Plays

  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    let tables = PlayTables(theory: self, limits: limits)
    guard mostHeapsLeft == 1, let last = code.lastPlace else { return try tables.breaking(size) }
    return try tables.heap(size, last: last)
  }
}

extension TakeAndBreakCode {
  /// What is known about the code.
  var theory: any Theory {
    lastPlace == nil && mostHeapsLeft == 1 ? EndlessTheory(code: self) : TakeAndBreakTheory(code: self)
  }

  /// Every move from a heap, ascending by take, then by the smaller heaps left.
  func moves(from heap: Int) -> [SmallMove] {
    guard heap > 0 else { return [] }
    return (0...min(heap, lastPlace ?? heap)).flatMap { taken -> [SmallMove] in
      let digit = digit(taken)
      let rest = heap - taken
      var moves: [SmallMove] = []
      if digit & 1 != 0, rest == 0 { moves.append(SmallMove(take: taken, leaves: [])) }
      if digit & 2 != 0, rest > 0 { moves.append(SmallMove(take: taken, leaves: [rest])) }
      for a in stride(from: 1, through: rest / 2, by: 1) where digit & 4 != 0 {
        moves.append(SmallMove(take: taken, leaves: [a, rest - a]))
      }
      for a in stride(from: 1, through: rest / 3, by: 1) where digit & 8 != 0 {
        for b in stride(from: a, through: (rest - a) / 2, by: 1) {
          moves.append(SmallMove(take: taken, leaves: [a, b, rest - a - b]))
        }
      }
      return moves
    }
  }

  /// The largest take that is tried: longer codes don't exist.
  private static let mostTried = 10_000

  /// The first move in the order of takes, for heaps of any size.
  func leastMove(from heap: HeapSize) -> MovesFound.Found? {
    for taken in 0...min(Self.mostTried, heap.small ?? .max) {
      let rest = heap.taking(BigInt(taken))
      // Bit n of a digit says whether n heaps may be left.
      let heaps = (rest.isEmpty ? 0...0 : 1...3).first {
        digit(taken) >> $0 & 1 != 0 && rest.holds(BigInt($0)) && (taken > 0 || $0 > 1)
      }
      guard let heaps else { continue }
      guard heaps > 0 else { return MovesFound.Found(take: BigInt(taken), leaves: [rest]) }
      let ones = [HeapSize](repeating: HeapSize(1), count: heaps - 1)
      return MovesFound.Found(take: BigInt(taken), leaves: ones + [rest.taking(BigInt(heaps - 1))])
    }
    return nil
  }
}
