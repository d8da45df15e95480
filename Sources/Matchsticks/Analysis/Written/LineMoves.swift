import ExactArithmetic
import GameCore

/// The moves of a position that is being played under a line.
extension HeapPosition {
  /// Every legal move; `nil` when there are too many, or the rule says nothing here.
  func lineMoves(_ rule: WrittenRule) -> [HeapMove]? {
    guard let position = linePosition(rule),
      let options = (try? position.options(upTo: Self.mostListedMoves)) ?? nil
    else { return nil }
    return options.map { $0.move }
  }

  /// Whether the rule says that the game is over, and won.
  func lineEnding(_ rule: WrittenRule) -> Bool? {
    guard let position = linePosition(rule), let ending = try? position.ending() else { return nil }
    return ending
  }

  /// The move that takes the least.
  func leastLineMove(_ rule: WrittenRule) -> HeapMove? { lineMoves(rule)?.min { $0.take < $1.take } }

  private func linePosition(_ rule: WrittenRule) -> LinePosition? {
    try? LinePosition(rule, heaps: heaps, play: game.play, limits: .none)
  }

  /// How many positions are examined to see whether a game ends.
  private static let mostChecked: UInt64 = 50_000

  /// Why the game can't be played from here.
  /// - Throws: ``SolverError`` where the numbers aren't a position, the rule says nothing about it
  ///   or some position after it, or the game was seen to go on without end.
  public func check() throws(SolverError) {
    guard let line = game.rules.line else { return }
    let position = try LinePosition(
      line, heaps: heaps, play: game.play, limits: SearchLimits(nodes: Self.mostChecked))
    try SolverError.asking(line) { () throws(WrittenFailure) in
      _ = try position.options()
      do throws(WrittenFailure) {
        _ = try position.solver.isWin(position.state)
      } catch .stopped, .tooManyPositions, .tooManyOptions {
        return
      } catch {
        throw error
      }
    }
  }
}

extension TakeAwayGame {
  /// All numbers of the positions that heaps give under a line: what it remembers is as at the
  /// start, or as `memory` says. Other rules' heaps stay as they are.
  /// - Throws: ``SolverError/numbers(given:_:)``, ``SolverError/heapTooLarge(heap:largest:)``.
  public func filled(_ heaps: [HeapSize], memory: [RuleLetter: Int] = [:]) throws(SolverError) -> [HeapSize] {
    try rules.line?.filled(heaps, memory: memory) ?? heaps
  }
}
