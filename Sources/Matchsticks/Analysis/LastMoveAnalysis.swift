import ExactArithmetic
import GameCore

/// Rules under which the last take limits the next one.
///
/// With several heaps the limit holds for whichever heap is moved in next. Before the first take
/// the limit is that of one heap of all matches together: all but one of them in normal play, all
/// but two in misère play, unless a limit is given.
extension TakeAwayGame {
  /// What the first move may take at most from these heaps, where the last take limits the next;
  /// `nil` under other rules.
  public func firstMoveLimit(heaps: [HeapSize]) -> BigInt? {
    rules.theory.lastMove.map { rule in
      rule.firstLimit(heap: heaps.reduce(0) { $0 + $1.integer }, play: play)
    }
  }

  /// The analysis of a position: one heap by the ladder, several by examining every position below.
  func lastMoveAnalysis(
    _ rule: LastMoveRule, heaps: [HeapSize], listing: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PositionAnalysis {
    let places = heaps.indices.filter { !heaps[$0].isEmpty }
    guard let place = places.first else {
      return PositionAnalysis(
        outcome: play == .normal ? .pPosition : .nPosition, winningMoves: [], winningMoveCount: 0, suggestion: nil,
        proof: .ladder)
    }
    guard places.count == 1 else {
      return try severalHeaps(rule, heaps: heaps, listing: listing, limits: limits, observer: observer)
    }
    return try oneHeap(rule, heaps[place], at: place, listing: listing, limits: limits)
  }

  /// Misère play of n is normal play of n − 1: no player takes the last match unless there is no
  /// other, and one match may always be taken.
  private func oneHeap(
    _ rule: LastMoveRule, _ heap: HeapSize, at place: Int, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis {
    let size = heap.integer
    let number = play == .normal ? size : size - 1
    let ladder = try LastMoveLadder(rule, upTo: number, limits: limits)
    if let reach = ladder.reach {
      throw .heapTooLarge(heap: place, largest: play == .normal ? reach : reach + 1)
    }
    let limit = rule.firstLimit(heap: size, play: play)
    // Long heaps are written as digits, which makes what a small take leaves a matter of its last
    // digits.
    let isLong = size.bitCount > LastMoveLadder.longNumber
    let whole = isLong ? HeapSize(digits: Array(heap.description.utf8)) ?? heap : heap
    let takes = try ladder.winningTakes(from: number, limit: limit, listing: listing, limits: limits)
    let winning = takes.listed.map { HeapMove(heap: place, take: $0, leaves: [whole.taking($0)]) }
    return PositionAnalysis(
      outcome: winning.isEmpty ? .pPosition : .nPosition, winningMoves: winning,
      winningMoveCount: takes.count,
      suggestion: try oneHeapSuggestion(rule, whole, at: place, winning.first, hasMove: limit >= 1, limits: limits),
      proof: Proof.ladder.argued(for: play))
  }

  private func oneHeapSuggestion(
    _ rule: LastMoveRule, _ heap: HeapSize, at place: Int, _ winning: HeapMove?, hasMove: Bool, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis.Suggestion? {
    if let winning { return .init(move: winning, reason: .wins) }
    guard hasMove else { return nil }
    if let size = heap.small, size <= LastMoveSearch.longestHeap {
      let search = try LastMoveSearch(rule, play: play, sizes: [size], limits: limits)
      if let longest = longestDefence(search, allMoves(rule, [size], at: [place])) { return longest }
    }
    return .init(move: HeapMove(heap: place, take: 1, leaves: [heap.taking(1)]), reason: .takesLeast)
  }

  private func severalHeaps(
    _ rule: LastMoveRule, heaps: [HeapSize], listing: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PositionAnalysis {
    let (sizes, places) = try smallHeaps(heaps)
    let search = try LastMoveSearch(rule, play: play, sizes: sizes, limits: limits, observer: observer)
    let all = allMoves(rule, sizes, at: places)
    let winning = all.filter { search.wins(taking: $0.take, from: $0.index) }.map { $0.move }
    var suggestion = winning.first.map { PositionAnalysis.Suggestion(move: $0, reason: .wins) }
    suggestion = suggestion ?? longestDefence(search, all)
    suggestion = suggestion ?? all.first.map { .init(move: $0.move, reason: .takesLeast) }
    return PositionAnalysis(
      outcome: winning.isEmpty ? .pPosition : .nPosition, winningMoves: Array(winning.prefix(listing)),
      winningMoveCount: BigInt(winning.count), suggestion: suggestion,
      proof: .exhaustive(positions: search.positions))
  }

  /// The heaps that aren't empty, as small numbers, and their places.
  private func smallHeaps(_ heaps: [HeapSize]) throws(SolverError) -> (sizes: [Int], places: [Int]) {
    let places = heaps.indices.filter { !heaps[$0].isEmpty }
    var sizes: [Int] = []
    for place in places {
      guard let size = heaps[place].small, size <= LastMoveSearch.positionLimit else {
        throw .searchTooLarge(limit: LastMoveSearch.positionLimit)
      }
      sizes.append(size)
    }
    return (sizes, places)
  }

  /// A legal move: its take from the heap `index` of those that aren't empty.
  private typealias LegalMove = (take: Int, index: Int, move: HeapMove)

  private func allMoves(_ rule: LastMoveRule, _ sizes: [Int], at places: [Int]) -> [LegalMove] {
    let limit = rule.firstLimit(heap: BigInt(sizes.reduce(0, +)), play: play).toInt() ?? .max
    return sizes.indices.flatMap { index in
      stride(from: 1, through: min(limit, sizes[index]), by: 1).map { take in
        let rest = HeapSize(sizes[index] - take)
        return (take, index, HeapMove(heap: places[index], take: BigInt(take), leaves: [rest]))
      }
    }
  }

  /// Where every move loses: the one after which the game lasts longest, that of the least take
  /// among equals.
  private func longestDefence(_ search: LastMoveSearch, _ all: [LegalMove]) -> PositionAnalysis.Suggestion? {
    guard let length = search.lengths() else { return nil }
    let lasting = all.map { (moves: length($0.take, $0.index), move: $0.move) }
    return lasting.max { ($0.moves, $1.move.take) < ($1.moves, $0.move.take) }
      .map { .init(move: $0.move, reason: .lastsLongest(moves: $0.moves)) }
  }

  /// Every legal move with how long the game then lasts, where that can be found; `nil` when there
  /// are too many moves.
  func lastMoves(
    _ rule: LastMoveRule, _ heaps: [HeapSize], upTo largest: Int, limits: SearchLimits
  ) throws(SolverError) -> [(move: HeapMove, lasts: Int?)]? {
    guard heaps.allSatisfy({ $0.small.map { $0 <= largest } ?? false }) else { return nil }
    let (sizes, places) = try smallHeaps(heaps)
    let all = allMoves(rule, sizes, at: places)
    guard LastMoveSearch.hasLengths(sizes) else { return all.map { ($0.move, nil) } }
    let length = try LastMoveSearch(rule, play: play, sizes: sizes, limits: limits).lengths()
    return all.map { move in (move.move, length.map { $0(move.take, move.index) }) }
  }
}
