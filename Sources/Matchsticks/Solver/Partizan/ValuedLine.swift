import ExactArithmetic
import GameCore

/// The values of positions of a line, each from those of its options: canonical forms, or nimbers
/// where both players have the same moves.
final class ValuedLine {
  let rule: WrittenRule
  private let game: WrittenGame
  /// What knows Grundy values, where both players have the same moves.
  private let solver: WrittenSolver?
  private let limits: SearchLimits
  private var values: [[Int]: GameStore.Value] = [:]

  /// - Parameter last: The largest number of each letter that will be asked for.
  /// - Throws: ``SolverError/unsupported(_:)`` where a rule says who wins: then values decide
  ///   nothing.
  init(_ rule: WrittenRule, upTo last: [Int], limits: SearchLimits) throws(SolverError) {
    guard rule.endings.isEmpty else { throw .unsupported(.valueEndings) }
    let game = WrittenGame(rule)
    game.limits = limits
    (self.rule, self.game, self.limits) = (rule, game, limits)
    solver =
      rule.rightMoves == nil
      ? WrittenSolver(game, play: .normal, upTo: rule.hasDots || last.isEmpty ? nil : last, limits: limits) : nil
  }

  /// Whether a position is on the board.
  func exists(_ position: [Int]) throws(SolverError) -> Bool {
    try SolverError.asking(rule) { () throws(WrittenFailure) in try game.isOnBoard(position) }
  }

  /// The value of a position on the board.
  /// - Throws: ``SolverError/line(_:_:)`` also where the players together can return to a position,
  ///   or where more than ``ValuedHeaps/largestHeap`` positions are below it.
  func value(of position: [Int], _ store: inout GameStore) throws(SolverError) -> GameStore.Value {
    if let known = values[position] { return known }
    if let solver {
      let number = try SolverError.asking(rule) { () throws(WrittenFailure) in try solver.grundyValue(of: position) }
      guard number <= ValuedHeaps.largestNimber else { throw .unsupported(.largeNimbers) }
      return try store.nimber(number)
    }
    var last = store.integer(0)
    for next in try order(to: position) {
      var options: [[GameStore.Value]] = []
      for player in Player.allCases {
        var reached: [GameStore.Value] = []
        for parts in try self.options(player, of: next) { reached.append(try sum(parts, &store)) }
        options.append(reached)
      }
      last = try store.value(left: options[0], right: options[1])
      values[next] = last
    }
    return last
  }

  /// The value of positions side by side.
  func sum(_ positions: [[Int]], _ store: inout GameStore) throws(SolverError) -> GameStore.Value {
    var sum = store.integer(0)
    for position in positions { sum = try store.sum(sum, try value(of: position, &store)) }
    return sum
  }

  /// What a player may do to a position, ascending by what is taken, then by what is left.
  func moves(_ player: Player, of position: [Int], at place: Int) throws(SolverError) -> [HeapMove] {
    try options(player, of: position).map { rule.move(at: place, from: position, to: $0) }
      .sorted { $0.precedes($1) }
  }

  /// The positions that each move of a player leaves.
  private func options(_ player: Player, of position: [Int]) throws(SolverError) -> [[[Int]]] {
    try SolverError.asking(rule) { () throws(WrittenFailure) in try results(player, of: position) }
  }

  private func results(_ player: Player, of position: [Int]) throws(WrittenFailure) -> [[[Int]]] {
    try WrittenSolver.options(game, of: position, byRight: player == .right && rule.rightMoves != nil)
  }

  /// The positions from one down whose values aren't known, each after its options.
  private func order(to position: [Int]) throws(SolverError) -> [[Int]] {
    var order: [[Int]] = []
    var search = WrittenValues<[Int], Bool>(limits: limits, shown: { $0 }) { position throws(WrittenFailure) in
      if self.values[position] != nil { return [] }
      return try self.results(.left, of: position).flatMap { $0 } + self.results(.right, of: position).flatMap { $0 }
    } value: { position, _ in
      if self.values[position] == nil { order.append(position) }
      return true
    }
    search.most = ValuedHeaps.largestHeap
    search.mostGrowing = rule.isOpen ? WrittenSolver.mostGrowing : nil
    _ = try SolverError.asking(rule) { () throws(WrittenFailure) in try search.value(of: position) }
    return order
  }

  /// How the values are known.
  var proof: Proof { .definition(positions: solver?.positions ?? values.count) }
}

extension WrittenRule {
  /// All positions whose letters without starting values are at most `bound`, the first letter
  /// counting most.
  /// - Throws: ``SolverError`` where a position has any number of heaps, or there are more than
  ///   ``ValuedHeaps/largestHeap``.
  func positions(upTo bound: Int, memory: [RuleLetter: Int]) throws(SolverError) -> [[Int]] {
    guard !hasDots else { throw .unsupported(.valueDots) }
    guard let box = WrittenBox(upTo: letters.map { _ in bound }, most: ValuedHeaps.largestHeap) else {
      throw .searchTooLarge(limit: ValuedHeaps.largestHeap)
    }
    return (0..<box.count).compactMap { filled(box.position(at: $0), memory: memory) }
  }

  /// All numbers of the positions that heaps give: what it remembers is as at the start, or as
  /// `memory` says.
  /// - Throws: ``SolverError/numbers(given:_:)``, ``SolverError/heapTooLarge(heap:largest:)``.
  func filled(_ heaps: [HeapSize], memory: [RuleLetter: Int]) throws(SolverError) -> [HeapSize] {
    var numbers: [Int] = []
    for (place, heap) in heaps.enumerated() {
      guard let number = heap.small, number <= LineLimits.mostNumber else {
        throw .heapTooLarge(heap: place, largest: BigInt(LineLimits.mostNumber))
      }
      numbers.append(number)
    }
    guard let filled = filled(numbers, memory: memory) else { throw .numbers(given: numbers.count, self) }
    return filled.map { HeapSize($0) }
  }

  /// The largest number of each letter in some positions.
  static func largest(of positions: [[Int]]) -> [Int] {
    positions.reduce(into: positions.first ?? []) { largest, next in
      for place in largest.indices where place < next.count { largest[place] = max(largest[place], next[place]) }
    }
  }
}
