import ExactArithmetic
import GameCore

/// Positions of a written rule side by side, with what a solver says about them.
struct LinePosition {
  let rule: WrittenRule
  let solver: WrittenSolver
  /// The positions, each with all its numbers.
  let state: [[Int]]

  /// A move, and the positions after it.
  struct Option {
    let move: HeapMove
    let state: [[Int]]
  }

  /// - Parameter heaps: All numbers of all positions.
  /// - Throws: ``SolverError`` unless they are positions on the board.
  init(_ rule: WrittenRule, heaps: [HeapSize], play: PlayConvention, limits: SearchLimits) throws(SolverError) {
    self.rule = rule
    state = try rule.positions(heaps)
    let game = WrittenGame(rule)
    game.limits = limits
    if !rule.endings.isEmpty, state.count > 1 { throw .line(.noSums, rule) }
    for position in state
    where try !SolverError.asking(rule, { () throws(WrittenFailure) in try game.isOnBoard(position) }) {
      throw .line(.offBoard(position), rule)
    }
    solver = WrittenSolver(
      game, play: play, upTo: state.count > 1 ? WrittenRule.largest(of: state) : nil, limits: limits)
  }

  /// Every move, ascending by what it takes, then by what it leaves; none where the game is over.
  /// - Throws: ``WrittenFailure`` where the rule says nothing.
  func options() throws(WrittenFailure) -> [Option] {
    guard let options = try options(upTo: LineLimits.mostMovesListed) else {
      throw .position(state.first ?? [], .tooManyMoves)
    }
    return options
  }

  /// Every move where there are at most `most`.
  func options(upTo most: Int) throws(WrittenFailure) -> [Option]? {
    if try ending() != nil { return [] }
    var options: [Option] = []
    for (place, position) in state.enumerated() {
      guard let results = try WrittenSolver.options(solver.game, of: position, upTo: most - options.count) else {
        return nil
      }
      for result in results {
        var next = state
        next.replaceSubrange(place...place, with: result)
        options.append(Option(move: rule.move(at: place, from: position, to: result), state: next))
      }
    }
    return options.sorted { $0.move.precedes($1.move) }
  }

  /// Whether the game is over by a condition of the rule, and won.
  func ending() throws(WrittenFailure) -> Bool? {
    guard !rule.endings.isEmpty, let position = state.first else { return nil }
    do throws(WrittenGameError) { return try solver.game.ending(position) } catch {
      throw WrittenFailure(position, error)
    }
  }
}

extension WrittenGame {
  /// Whether a position is on the board.
  func isOnBoard(_ position: [Int]) throws(WrittenFailure) -> Bool {
    do throws(WrittenGameError) { return try exists(position) } catch { throw WrittenFailure(position, error) }
  }
}

extension WrittenRule {
  /// The positions that all numbers are.
  /// - Throws: ``SolverError`` when a number is too large, or they aren't whole positions.
  func positions(_ heaps: [HeapSize]) throws(SolverError) -> [[Int]] {
    var numbers: [Int] = []
    for (place, heap) in heaps.enumerated() {
      guard let number = heap.small, number <= LineLimits.mostNumber else {
        throw .heapTooLarge(heap: place, largest: BigInt(LineLimits.mostNumber))
      }
      numbers.append(number)
    }
    if numbers.isEmpty { return [] }
    guard let positions = positions(numbers) else { throw .numbers(given: numbers.count, self) }
    return positions
  }

  /// The move in one of several positions that leaves others.
  func move(at place: Int, from position: [Int], to result: [[Int]]) -> HeapMove {
    func matches(_ position: [Int]) -> Int { position.dropLast(memory.count).reduce(0, +) }
    let take = max(0, matches(position) - result.reduce(0) { $0 + matches($1) })
    let leaves = result.flatMap { $0 }.map { HeapSize($0) }
    return HeapMove(heap: place, take: BigInt(take), leaves: leaves.isEmpty && isOfHeaps ? [HeapSize(0)] : leaves)
  }
}

extension SolverError {
  /// Asks about a written rule.
  static func asking<Answer>(
    _ rule: WrittenRule, _ body: () throws(WrittenFailure) -> Answer
  ) throws(SolverError) -> Answer {
    do throws(WrittenFailure) {
      return try body()
    } catch {
      if case .stopped(let reason) = error { throw .stopped(reason) }
      throw .line(error, rule)
    }
  }
}
