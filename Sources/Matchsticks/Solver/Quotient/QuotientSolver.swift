import GameCore

/// Builds the misère quotient of the heaps 1, 2, 3, … one heap after the other.
///
/// A heap that behaves like a sum of earlier generators (proved by ``TransitionAlgebra``) gets that
/// element; otherwise it becomes a generator and the quotient is learnt again. A heap that behaved
/// like a sum may cease to when a later generator distinguishes them; then it becomes a generator
/// too, and the work starts again from there.
struct QuotientSolver {
  private let theory: any Theory
  private let limits: SearchLimits
  private let bounds: Bounds
  /// The heaps that became generators, in the order of their size.
  private var generatorHeaps: Set<Int> = []
  /// The sum of generators that represents each heap, from heap 0 on.
  private var words: [HeapWord] = [.zero]
  private var oracle: OutcomeOracle
  private var learner: MonoidLearner
  private(set) var algebra: TransitionAlgebra
  /// The heap of each generator of the algebra.
  private var algebraHeaps: [Int] = []
  /// Why there is nothing more, once there isn't.
  private(set) var ending: Ending?

  /// Why the quotient isn't carried further.
  enum Ending: Equatable {
    case tooLarge
    case stopped(StopReason)
  }

  /// What a quotient may cost before it is assumed to grow forever.
  struct Bounds {
    /// The most elements, pairs and searched positions.
    let order: Int
    let pairs: Int
    let positions: Int

    /// For those who ask for the quotient.
    static let patient = Bounds(order: 3000, pairs: 200_000, positions: 4_000_000)
    /// For those who ask for the quotient and don't say how far.
    static let usual = Bounds(order: 1000, pairs: 40_000, positions: 1_000_000)
    /// For those who ask for a position, which may be searched instead.
    static let quick = Bounds(order: 600, pairs: 20_000, positions: 100_000)
  }

  init(theory: any Theory, bounds: Bounds = .patient, limits: SearchLimits) {
    self.theory = theory
    self.limits = limits
    self.bounds = bounds
    oracle = OutcomeOracle(limits: limits)
    learner = MonoidLearner(orderLimit: bounds.order, positionLimit: bounds.positions)
    algebra = TransitionAlgebra(
      BipartiteMonoid(words: [.zero], isP: [false], steps: [[]]), limit: bounds.pairs, limits: limits)
  }

  /// The monoid of the heaps so far.
  var monoid: BipartiteMonoid { algebra.monoid }
  /// The largest heap that the quotient includes.
  var reached: Int { words.count - 1 }
  /// The element of each heap 0…`reached`.
  var elements: [Int] { words.map { monoid.element($0) } }

  /// The heaps that became generators.
  var generators: [Int] { generatorHeaps.filter { $0 < words.count }.sorted() }

  /// Adds the next heap.
  /// - Returns: Whether it could be; otherwise ``ending`` says why, and the quotient stays that of
  ///   the heaps before.
  mutating func addHeap() -> Bool {
    guard ending == nil else { return false }
    let before = self
    let heap = words.count
    if extend(by: heap) { return true }
    let reason = ending
    self = before
    ending = reason
    return false
  }

  private mutating func extend(by heap: Int) -> Bool {
    if let reason = limits.stopReason(nodes: UInt64(oracle.positions)) { return end(.stopped(reason)) }
    let options = optionWords(of: heap)
    let bits = TransitionAlgebra.bits(options.map { monoid.element($0) }, order: monoid.order)
    if !generatorHeaps.contains(heap) {
      for element in 0..<monoid.order {
        let pair = TransitionAlgebra.Pair(element: element, options: bits)
        if algebra.contains(generator: pair) || (options.isEmpty && element == 0) {
          words.append(monoid.words[element])
          return true
        }
      }
      for element in 0..<monoid.order {
        if let reason = limits.stopReason(nodes: UInt64(oracle.positions)) { return end(.stopped(reason)) }
        let pair = TransitionAlgebra.Pair(element: element, options: bits)
        guard algebra.mayAdd(pair) else { continue }
        var extended = algebra
        let verdict = extended.add(pair)
        if case .stopped(let reason) = verdict { return end(.stopped(reason)) }
        guard case .right = verdict else { continue }
        algebra = extended
        algebraHeaps.append(heap)
        words.append(monoid.words[element])
        return true
      }
    }
    return addGenerator(heap, options: options)
  }

  private func optionWords(of heap: Int) -> Set<HeapWord> {
    Set(theory.moves(from: heap).map { $0.leaves.reduce(.zero) { $0 + words[$1] } })
  }

  private mutating func addGenerator(_ heap: Int, options: Set<HeapWord>) -> Bool {
    guard oracle.options.count < HeapWord.mostGenerators else { return end(.tooLarge) }
    generatorHeaps.insert(heap)
    words.append(.generator(oracle.options.count))
    oracle.addGenerator(options: options, before: monoid)
    var wrongBefore: [Int] = []
    while true {
      if let reason = limits.stopReason(nodes: UInt64(oracle.positions)) { return end(.stopped(reason)) }
      let hypothesis =
        oracle.assumesStates ? oracle.quotientOfStates(limit: bounds.order) : learner.hypothesis(&oracle)
      if let reason = oracle.stop { return end(.stopped(reason)) }
      guard let hypothesis else { return end(.tooLarge) }
      switch verify(hypothesis) {
      case .stopped(let reason): return end(.stopped(reason))
      case .right:
        if hypothesis.isReduced || !oracle.assumeLess() { return true }
      case .tooLarge: return end(.tooLarge)
      case .wrong(let generators):
        let heaps = generators.map { algebraHeaps[$0] }
        let hasLearnt = !oracle.assumesStates && learn(from: heaps, hypothesis)
        if let reason = oracle.stop { return end(.stopped(reason)) }
        let changedNothing = generators == wrongBefore
        wrongBefore = generators
        // What finer states don't cure is a heap that doesn't behave like its word.
        if changedNothing, oracle.assumesFinestStates, heaps.contains(where: { !generatorHeaps.contains($0) }) {
          return promote(heaps, upTo: heap)
        }
        if hasLearnt || oracle.assumeLess(changedNothing: changedNothing) { continue }
        return promote(heaps, upTo: heap)
      }
    }
  }

  private mutating func end(_ ending: Ending) -> Bool {
    self.ending = ending
    return false
  }

  /// Checks the hypothesis on the heaps so far.
  private mutating func verify(_ hypothesis: BipartiteMonoid) -> TransitionAlgebra.Verdict {
    algebra = TransitionAlgebra(hypothesis, limit: bounds.pairs, limits: limits)
    algebraHeaps = []
    for heap in 1..<words.count {
      let options = optionWords(of: heap)
      let pair = TransitionAlgebra.Pair(
        element: hypothesis.element(words[heap]),
        options: TransitionAlgebra.bits(options.map { hypothesis.element($0) }, order: hypothesis.order))
      if algebra.contains(generator: pair) || (options.isEmpty && pair.element == 0) { continue }
      algebraHeaps.append(heap)
      let verdict = algebra.add(pair)
      guard case .right = verdict else { return verdict }
    }
    return .right
  }

  /// Searches for a sum near the wrong one whose outcome the hypothesis gets wrong, and learns what
  /// distinguishes it.
  private mutating func learn(from heaps: [Int], _ hypothesis: BipartiteMonoid) -> Bool {
    var sums = [heaps.reduce(HeapWord.zero) { $0 + words[$1] }]
    for place in heaps.indices {
      let rest = heaps.enumerated().filter { $0.offset != place }.reduce(HeapWord.zero) { $0 + words[$1.element] }
      sums += optionWords(of: heaps[place]).map { rest + $0 }
    }
    for sum in sums where hypothesis.isP[hypothesis.element(sum)] != oracle.isPPosition(sum) {
      let known = learner.contexts.count
      addContexts(for: sum, hypothesis)
      if learner.contexts.count > known { return true }
    }
    return false
  }

  /// The sum is u·v with u walked through the hypothesis: where the outcome of (word of u's
  /// element) + v changes as the walk proceeds, the rest v is a context that is missing (Rivest &
  /// Schapire 1993).
  private mutating func addContexts(for sum: HeapWord, _ hypothesis: BipartiteMonoid) {
    var rest = sum
    var element = 0
    var outcome = oracle.isPPosition(sum)
    for generator in oracle.options.indices {
      while rest[generator] > 0 {
        rest = rest.removing(generator)
        element = hypothesis.steps[element][generator]
        let next = oracle.isPPosition(hypothesis.words[element] + rest)
        if next != outcome { learner.addContext(rest) }
        outcome = next
      }
    }
  }

  /// A heap of the wrong sum doesn't behave like its word: the smallest such that isn't a generator
  /// becomes one, and the work starts again with it.
  private mutating func promote(_ heaps: [Int], upTo heap: Int) -> Bool {
    guard let weak = heaps.filter({ !generatorHeaps.contains($0) }).min() else { return end(.tooLarge) }
    var fresh = QuotientSolver(theory: theory, bounds: bounds, limits: limits)
    fresh.generatorHeaps = generatorHeaps.union([weak])
    while fresh.reached < heap {
      guard fresh.extend(by: fresh.words.count) else { return end(fresh.ending ?? .tooLarge) }
    }
    self = fresh
    return true
  }
}
