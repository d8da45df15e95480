import Documents
import GameCore
import Questions
import Reversi

/// How long exhaustive work on a position takes, before it is begun.
struct ReversiForecast {
  private let position: Position

  init(_ position: Position) { self.position = position }

  /// A search to the end of the game; `nil` where it is always begun: up to ``alwaysBegun`` empty
  /// squares, or where hardly any line of play is left.
  ///
  /// Moves without an alternative take no time.
  var solving: WorkEstimate? {
    let choice = position.afterForcedMoves
    guard choice.emptyCount > Self.alwaysBegun, !Perft.isSmall(choice, atMost: Self.fewPositions) else { return nil }
    return WorkEstimate(
      seconds: 1, growing: SolvingTime.growth, steps: choice.emptyCount - SolvingTime.emptiesOfSecond)
  }

  /// Counting the lines of `depth` plies, at the least: their growth over the first plies is
  /// assumed to continue, and from early positions it rises.
  func counting(_ depth: Int, threads: Int) -> WorkEstimate {
    let sampled = 5
    guard depth > sampled else { return WorkEstimate(seconds: 0) }
    let (before, last) = (lines(sampled - 1), lines(sampled))
    let seconds = last / Self.linesPerSecond / Double(threads)
    return WorkEstimate(seconds: seconds, growing: max(1, last / max(1, before)), steps: depth - sampled)
  }

  private func lines(_ depth: Int) -> Double {
    Double(Perft.lines(from: position, depth: depth, limits: .none)?.leaves ?? 0)
  }

  /// The most empty squares with which a search to the end is always begun: those of the hardest
  /// published endgames, and all of the smaller boards.
  private static let alwaysBegun = 34
  /// This many positions are visited in a moment, whatever the empty squares.
  private static let fewPositions = 10_000
  /// About how many lines a thread counts in a second.
  private static let linesPerSecond = 5e8
}

extension Arguments {
  /// Does nothing where a search of the position to the end of the game may begin.
  /// - Throws: an estimate where it would take too long for that.
  func checkSolving(_ position: Position) throws(Fault) {
    if let most = value(ReversiParameters.emptiesAtMost), position.emptyCount > most { return }
    guard let estimate = ReversiForecast(position).solving else { return }
    try checkLength(estimate, of: "a proof with \(position.emptyCount) empty squares")
  }
}
