import GameCore

/// Misère outcomes of sums that hold heaps beyond those of a partial quotient: a search that ends
/// where the quotient decides.
///
/// A quotient distinguishes what sums of its own heaps do; added to a larger heap, equal elements
/// may behave differently, so sums that hold one are kept as they are. Only what is equal as a game
/// is put together: heaps without a move are nothing, heaps with the same options are one heap, and
/// two heaps whose only move ends them (*) are nothing, in misère play, too.
struct QuotientSearch {
  private let outcome: ([Int]) -> Outcome?
  private let theory: any Theory
  private let limit: Int
  private var meter: WorkMeter
  private var lost: [[Int32]: Bool] = [:]
  /// The heap that represents each heap, from 0 on; 0 for those without a move.
  private var standing: [Int32] = []
  /// What the moves of a heap leave, those without large heaps first.
  private var options: [[[Int32]]] = []
  private var heapsByOptions: [Set<[Int32]>: Int32] = [:]

  /// A search of at most `limit` sums with large heaps; `outcome` says what the quotient does,
  /// `nil` beyond its heaps.
  init(theory: any Theory, limit: Int, limits: SearchLimits, outcome: @escaping ([Int]) -> Outcome?) {
    self.outcome = outcome
    self.theory = theory
    self.limit = limit
    meter = WorkMeter(limits)
  }

  /// How many sums with large heaps were examined.
  var positions: Int { lost.count }

  /// Whether the player to move loses.
  /// - Throws: ``SolverError/searchTooLarge(limit:)``, ``SolverError/stopped(_:)``.
  mutating func isLost(_ heaps: [Int]) throws(SolverError) -> Bool {
    try prepare(upTo: heaps.max() ?? 0)
    return try isLost(sum: reduced(heaps.map { standing[$0] }))
  }

  private mutating func isLost(sum: [Int32]) throws(SolverError) -> Bool {
    if let outcome = outcome(sum.map { Int($0) }) { return outcome == .pPosition }
    if let known = lost[sum] { return known }
    guard lost.count < limit else { throw .searchTooLarge(limit: limit) }
    try meter.spend(sum.count)
    var isLost = true
    search: for place in sum.indices.reversed() where place == 0 || sum[place - 1] != sum[place] {
      for option in options[Int(sum[place])] {
        var next = sum
        next.remove(at: place)
        if try self.isLost(sum: reduced(next + option)) {
          isLost = false
          break search
        }
      }
    }
    lost[sum] = isLost
    return isLost
  }

  private mutating func prepare(upTo heap: Int) throws(SolverError) {
    while standing.count <= heap {
      let size = standing.count
      try meter.spend(theory.moveCount(from: size))
      let all = Set(theory.moves(from: size).map { move in reduced(move.leaves.map { standing[$0] }) })
      options.append(
        all.sorted { ($0.last ?? 0) == ($1.last ?? 0) ? $0.lexicographicallyPrecedes($1) : $0.last ?? 0 < $1.last ?? 0 }
      )
      let stands = all.isEmpty ? 0 : heapsByOptions[all] ?? Int32(size)
      heapsByOptions[all] = stands
      standing.append(stands)
    }
  }

  /// The heap whose only move ends it.
  private var star: Int32? { heapsByOptions[[[]]] }

  /// Ascending, without heaps that have no move and without pairs of stars.
  private func reduced(_ heaps: [Int32]) -> [Int32] {
    var sum = heaps.filter { $0 > 0 }.sorted()
    guard let star, let first = sum.firstIndex(of: star), let last = sum.lastIndex(of: star), first < last else {
      return sum
    }
    sum.removeSubrange(first..<(first + (last - first + 1) / 2 * 2))
    return sum
  }
}
