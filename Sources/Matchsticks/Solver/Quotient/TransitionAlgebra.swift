import GameCore

/// All pairs (element of a position, elements of its options) that sums of heaps can have: the
/// transition algebra of a hypothesis (Plambeck & Siegel 2008).
///
/// A hypothesis (monoid, P-elements, an element for every heap) gives every outcome right if and
/// only if, for each pair (x, E): x is a P-element exactly when E isn't empty and holds no
/// P-element. Then induction over the moves does the rest. The pairs of a sum follow from those of
/// its parts, (x, E)·(y, F) = (xy, yE ∪ xF), so there are finitely many.
struct TransitionAlgebra {
  /// A pair; `options` has a bit for every element.
  struct Pair: Hashable {
    let element: Int
    let options: [UInt64]
  }

  /// Where a pair was found: the pair before it and the generator added.
  private struct Origin {
    let previous: Int
    let generator: Int
  }

  let monoid: BipartiteMonoid
  private let pBits: [UInt64]
  private(set) var generators: [Pair] = []
  private(set) var pairs: [Pair] = []
  private var origins: [Origin] = []
  private var places: [Pair: Int] = [:]
  private let limit: Int
  private let limits: SearchLimits

  /// What came of adding a generator.
  enum Verdict {
    /// Every pair is right.
    case right
    /// The sum of these generators (by number) has a wrong pair.
    case wrong([Int])
    /// There are too many pairs.
    case tooLarge
    /// A limit stopped the work.
    case stopped(StopReason)
  }

  init(_ monoid: BipartiteMonoid, limit: Int, limits: SearchLimits) {
    self.monoid = monoid
    self.limit = limit
    self.limits = limits
    pBits = Self.bits(monoid.isP.indices.filter { monoid.isP[$0] }, order: monoid.order)
    append(Pair(element: 0, options: Self.bits([], order: monoid.order)), Origin(previous: -1, generator: -1))
  }

  static func bits(_ elements: some Sequence<Int>, order: Int) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (order + 63) / 64)
    for element in elements { bits[element / 64] |= 1 << UInt64(element % 64) }
    return bits
  }

  /// Whether the pair of a heap is one of the generators already.
  func contains(generator: Pair) -> Bool { generators.contains(generator) }

  /// Whether a heap with this pair may be added, judged by its sums with the pairs known so far.
  func mayAdd(_ generator: Pair) -> Bool { pairs.allSatisfy { isRight(product($0, generator)) } }

  /// Adds the pair of a heap and everything that follows.
  mutating func add(_ generator: Pair) -> Verdict {
    generators.append(generator)
    let newest = generators.count - 1
    var next = 0
    let old = pairs.count
    while next < pairs.count {
      if next % 64 == 0, let reason = limits.stopReason() { return .stopped(reason) }
      // Old pairs were multiplied by the old generators before.
      for index in (next < old ? newest : 0)...newest {
        let pair = product(pairs[next], generators[index])
        guard places[pair] == nil else { continue }
        append(pair, Origin(previous: next, generator: index))
        guard isRight(pair) else { return .wrong(path(to: pairs.count - 1)) }
        guard pairs.count <= limit else { return .tooLarge }
      }
      next += 1
    }
    return .right
  }

  private mutating func append(_ pair: Pair, _ origin: Origin) {
    places[pair] = pairs.count
    pairs.append(pair)
    origins.append(origin)
  }

  private func path(to place: Int) -> [Int] {
    var path: [Int] = []
    var place = place
    while origins[place].previous >= 0 {
      path.append(origins[place].generator)
      place = origins[place].previous
    }
    return path
  }

  private func isRight(_ pair: Pair) -> Bool {
    let hasMove = pair.options.contains { $0 != 0 }
    let reachesP = zip(pair.options, pBits).contains { $0 & $1 != 0 }
    return monoid.isP[pair.element] == (hasMove && !reachesP)
  }

  private func product(_ left: Pair, _ right: Pair) -> Pair {
    var options = [UInt64](repeating: 0, count: left.options.count)
    insert(left.options, times: right.element, into: &options)
    insert(right.options, times: left.element, into: &options)
    return Pair(element: monoid.product(left.element, right.element), options: options)
  }

  private func insert(_ elements: [UInt64], times factor: Int, into bits: inout [UInt64]) {
    for index in elements.indices {
      var word = elements[index]
      while word != 0 {
        let element = monoid.product(factor, index * 64 + word.trailingZeroBitCount)
        bits[element / 64] |= 1 << UInt64(element % 64)
        word &= word - 1
      }
    }
  }
}
