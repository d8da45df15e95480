import GameCore

/// Searches everything below a position: the winner, and how many moves the game lasts when the
/// winner hurries and the loser holds out. For sums of small heaps under any rules but last-move
/// ones.
package struct ExhaustiveSearch {
  /// What is known about a position.
  package struct Fate: Sendable {
    /// Whether the player to move wins.
    package let wins: Bool
    /// How many moves follow.
    package let moves: Int32
  }

  private let theory: any Theory
  private let play: PlayConvention
  private let limit: Int
  private let limits: SearchLimits
  private var fates: [[Int32]: Fate] = [:]
  private var moves: [Int: [SmallMove]] = [:]
  private var moveCount = 0
  private var work = 0
  private var stop: SolverError?

  /// A search of at most `limit` positions.
  package init(rules: Ruleset, play: PlayConvention, limit: Int, limits: SearchLimits = .none) {
    theory = rules.theory
    self.play = play
    self.limit = limit
    self.limits = limits
  }

  /// How many positions were searched.
  package var positions: Int { fates.count }

  package mutating func fate(of heaps: [Int]) throws(SolverError) -> Fate {
    guard heaps.reduce(0, { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }) <= Self.largestTotal else {
      throw .searchTooLarge(limit: limit)
    }
    let fate = search(heaps.filter { $0 > 0 }.map { Int32($0) }.sorted())
    if let stop { throw stop }
    return fate
  }

  /// The fate of the heaps; `nil` when there are too many positions below them.
  /// - Throws: ``SolverError/stopped(_:)``.
  mutating func fateIfCheap(of heaps: [Int]) throws(SolverError) -> Fate? {
    do throws(SolverError) {
      return try fate(of: heaps)
    } catch .searchTooLarge {
      return nil
    } catch {
      throw error
    }
  }

  /// How many positions are searched at most where nothing else decides.
  package static let largestSearch = 400_000

  /// How many moves of single heaps may be written down.
  private static let largestMoveCount = 10_000_000

  /// The most matches of a position that is searched: the recursion is as deep.
  package static let largestTotal = 4000

  private mutating func search(_ heaps: [Int32]) -> Fate {
    if let known = fates[heaps] { return known }
    guard stop == nil, mayGoOn() else { return Fate(wins: false, moves: 0) }
    var hasMove = false
    var (shortestWin, longestLoss): (Int32?, Int32) = (nil, 0)
    for (place, heap) in heaps.enumerated() where place == 0 || heaps[place - 1] != heap {
      for move in moves(of: Int(heap)) {
        hasMove = true
        let next = search(Self.applying(move, at: place, to: heaps))
        if stop != nil { return next }
        if next.wins {
          longestLoss = max(longestLoss, next.moves + 1)
        } else {
          shortestWin = min(shortestWin ?? .max, next.moves + 1)
        }
      }
    }
    if stop != nil { return Fate(wins: false, moves: 0) }
    let fate =
      hasMove
      ? Fate(wins: shortestWin != nil, moves: shortestWin ?? longestLoss) : Fate(wins: play == .misere, moves: 0)
    fates[heaps] = fate
    return fate
  }

  private mutating func mayGoOn() -> Bool {
    if fates.count >= limit { stop = .searchTooLarge(limit: limit) }
    work += 1
    if work % 1024 == 1, let reason = limits.stopReason(nodes: UInt64(work)) { stop = .stopped(reason) }
    return stop == nil
  }

  private mutating func moves(of heap: Int) -> [SmallMove] {
    if let known = moves[heap] { return known }
    moveCount += theory.moveCount(from: heap)
    guard moveCount <= Self.largestMoveCount else {
      stop = .searchTooLarge(limit: limit)
      return []
    }
    let list = theory.moves(from: heap)
    moves[heap] = list
    return list
  }

  private static func applying(_ move: SmallMove, at place: Int, to heaps: [Int32]) -> [Int32] {
    var next = heaps
    next.remove(at: place)
    for heap in move.leaves {
      let index = next.firstIndex { $0 >= heap } ?? next.count
      next.insert(Int32(heap), at: index)
    }
    return next
  }
}
