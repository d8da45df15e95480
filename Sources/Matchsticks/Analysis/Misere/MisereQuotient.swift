public import GameCore

/// The misère quotient of the heaps 1…`heap`: a finite commutative monoid that decides every sum of
/// them.
public struct MisereQuotient: Sendable {
  /// The number of elements.
  public let order: Int
  /// The elements that are P-positions, ascending; 0 is the identity.
  public let pElements: [Int]
  /// The pretending function: the element of each heap 0…`heap`.
  public let pretending: [Int]
  /// The heaps that generate the quotient.
  public let generators: [Int]
  /// Every element as a sum of generator heaps, shortest first found.
  public let words: [[Int]]
  /// The largest heap that the quotient includes.
  public let heap: Int
  /// Preperiod and period of the pretending function with the range that proves them: the quotient
  /// is that of all heaps.
  public let period: ProvedPeriod?
  /// Why it goes no further, if it was asked to.
  public let ending: Ending?
  /// How all this is known.
  public var evidence: Evidence<Proof> {
    .proved(period.map { .period($0) } ?? .quotient(order: order, heap: heap, isStable: false))
  }
  private let monoid: BipartiteMonoid
  /// The elements of the heaps as a table that the period continues.
  let sequence: GrundySequence

  /// Why a quotient ends before the heap that was asked for.
  public enum Ending: Sendable, Equatable {
    /// It has too many elements, pairs or positions to continue; it may well be infinite.
    case tooLarge
    /// A limit stopped the work.
    case stopped(StopReason)
  }

  /// The outcome of a sum of heaps, each of 0…`heap` or anything beyond when the period is proved;
  /// `nil` otherwise.
  public func outcome(of heaps: [HeapSize]) -> Outcome? {
    var element = 0
    for size in heaps {
      guard let factor = self.element(of: size) else { return nil }
      element = monoid.product(element, factor)
    }
    return monoid.isP[element] ? .pPosition : .nPosition
  }

  /// ``outcome(of:)-([HeapSize])`` for small heaps.
  public func outcome(of heaps: [Int]) -> Outcome? { outcome(of: heaps.map { HeapSize($0) }) }

  /// The product of two elements.
  func product(_ left: Int, _ right: Int) -> Int { monoid.product(left, right) }

  /// The multiplication: item y of item x is the product of the elements x and y.
  public var products: [[Int]] { (0..<order).map { left in (0..<order).map { product(left, $0) } } }

  /// For each element the product of all others: of those before it and those after it.
  /// - Complexity: O(n) products.
  func productsBeside(_ elements: [Int]) -> [Int] {
    var after = [0]
    for element in elements.dropFirst().reversed() { after.append(product(element, after[after.count - 1])) }
    var before = 0
    return elements.indices.map { place in
      defer { before = product(before, elements[place]) }
      return product(before, after[elements.count - 1 - place])
    }
  }

  /// Whether the player to move loses a position of this element.
  func isP(_ element: Int) -> Bool { monoid.isP[element] }

  /// The element of a heap.
  public func element(of heap: HeapSize) -> Int? {
    if let size = heap.small, size < pretending.count { return pretending[size] }
    return period.map { pretending[$0.index(of: heap)] }
  }
}

extension TakeAwayGame {
  /// The default for the largest heap of a quotient.
  public static let defaultQuotientBound = 400
  /// The default for the most elements of a quotient.
  public static let usualQuotientOrder = QuotientSolver.Bounds.usual.order

  /// The misère quotient of the heaps up to `bound`, or until its pretending function is proved
  /// periodic; without a bound, one that takes seconds (the same on every machine).
  /// - Throws: ``SolverError/unsupported(_:)`` for rules without a finite table of moves.
  public func quotient(
    upTo bound: Int? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> MisereQuotient {
    try quotient(
      upTo: bound ?? Self.defaultQuotientBound, bound == nil ? .usual : .patient, limits: limits, observer: observer)
  }

  /// The same within bounds.
  func quotient(
    upTo bound: Int, _ bounds: QuotientSolver.Bounds, limits: SearchLimits, observer: Observer = .silent
  ) throws(SolverError) -> MisereQuotient {
    let theory = rules.theory
    let rule = try theory.quotientRule()
    var solver = QuotientSolver(theory: theory, bounds: bounds, limits: limits)
    var period: ProvedPeriod?
    while period == nil, solver.reached < bound, solver.addHeap() {
      observer.report(Progress(completed: Double(solver.reached), total: Double(bound), unit: "heaps"))
      period = rule.flatMap { PretendingPeriod.find(solver.elements, $0) }
    }
    if solver.reached == 0, case .stopped(let reason) = solver.ending { throw .stopped(reason) }
    return MisereQuotient(solver: solver, period: period)
  }
}

extension MisereQuotient {
  init(solver: QuotientSolver, period: ProvedPeriod?) {
    let monoid = solver.monoid
    self.monoid = monoid
    order = monoid.order
    pElements = monoid.isP.indices.filter { monoid.isP[$0] }
    pretending = solver.elements
    sequence = GrundySequence(values: pretending.map { UInt16($0) }, period: period)
    let generators = solver.generators
    self.generators = generators
    words = monoid.words.map { word in
      generators.indices.flatMap { [Int](repeating: generators[$0], count: word[$0]) }
    }
    heap = solver.reached
    self.period = period
    ending =
      switch solver.ending {
      case .tooLarge: .tooLarge
      case .stopped(let reason): .stopped(reason)
      case nil: nil
      }
  }
}

/// The period of a pretending function (Plambeck & Siegel 2008): the bound is that of Guy & Smith,
/// for the same reason.
enum PretendingPeriod {
  static func find(_ elements: [Int], _ rule: PeriodRule) -> ProvedPeriod? {
    let count = elements.count
    for period in 1..<max(count / 2, 1) {
      var start = count - period
      while start > 0, elements[start - 1] == elements[start - 1 + period] { start -= 1 }
      if rule.valuesNeeded(preperiod: start, period: period) <= count {
        let needed = rule.valuesNeeded(preperiod: start, period: period)
        return ProvedPeriod(preperiod: start, period: period, checkedTo: needed - period - 1)
      }
    }
    return nil
  }
}
