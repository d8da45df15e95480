import GameCore
import Synchronization

/// The games from which a stage's positions come, one game for each, in blocks with random numbers
/// of their own; any number of threads may ``play()`` at once.
///
/// A thread plays a game of many blocks side by side, a placement of each in turn: all are then
/// valued by the same stage's network, which stays in the cache. What is drawn doesn't depend on
/// how many blocks are processed together.
final class TrainingGames: Sendable {
  /// The positions of a block, but for the last one.
  static let block = 500
  /// The most blocks side by side.
  private static let mostWidth = 256

  private let plan: EvaluationPlan
  private let stage: Int
  private let round: Int
  private let player: Evaluator?
  private let limits: SearchLimits
  private let total: Int
  private let width: Int
  private let next = Atomic<Int>(0)
  private let blocks: Lock<[[TrainingPosition]]>

  /// The games of a stage of a round, played by `player`, or by mobility without one.
  init(_ plan: EvaluationPlan, stage: Int, round: Int, player: Evaluator?, limits: SearchLimits) {
    self.plan = plan
    self.stage = stage
    self.round = round
    self.player = player
    self.limits = limits
    total = plan.positions(round: round, stage: stage)
    let count = (total + Self.block - 1) / Self.block
    width = max(1, min(count / (2 * limits.threads), Self.mostWidth))
    blocks = Lock(Array(repeating: [], count: count))
  }

  /// Plays what is left on the threads that the limits allow: the positions of all blocks, the
  /// first block's first. Some are missing when a limit was reached.
  func positions() -> [TrainingPosition] {
    Workers.run(limits.threads) { _ in self.play() }
    return blocks.withLock { $0.flatMap { $0 } }
  }

  /// Plays until no block is left, or a limit is reached.
  func play() {
    let count = blocks.withLock { $0.count }
    while limits.stopReason() == nil {
      let first = next.wrappingAdd(width, ordering: .relaxed).oldValue
      if first >= count { return }
      let range = first..<min(first + width, count)
      let played = play(range)
      blocks.withLock { $0.replaceSubrange(range, with: played) }
    }
  }

  private func play(_ range: Range<Int>) -> [[TrainingPosition]] {
    if plan.size == .six { return play(range, on: Board6.self) }
    return play(range, on: Board8.self)
  }

  private func play<Shape: BoardShape>(_ range: Range<Int>, on _: Shape.Type) -> [[TrainingPosition]] {
    play(range, by: SelfPlay(PositionEvaluation<Shape>(evaluator: player)))
  }

  private func play<Shape: BoardShape>(
    _ range: Range<Int>, by player: borrowing SelfPlay<Shape>
  ) -> [[TrainingPosition]] {
    var games = range.map { item in
      let stream = UInt64(round * 100 + stage) << 32 | UInt64(item)
      return SelfPlayGame(SeededGenerator(seed: plan.seed, stream: stream))
    }
    var wanted = range.map { min(Self.block, total - $0 * Self.block) }
    var played = [[TrainingPosition]](repeating: [], count: games.count)
    let fewest = FeatureSet.empties(of: stage).lowerBound
    while true {
      for index in games.indices where wanted[index] > 0 {
        // A game that ended too soon is played again.
        let isAgain = games[index].target > 0 && !games[index].isThere
        let empties = isAgain ? games[index].target : fewest + games[index].generator.index(2)
        games[index].begin(empties: empties, on: Shape.self)
      }
      Self.play(&games, by: player)
      if limits.stopReason() != nil || wanted.allSatisfy({ $0 == 0 }) { return played }
      for index in games.indices where wanted[index] > 0 && games[index].isThere {
        played[index].append(TrainingPosition(mover: games[index].mover, opponent: games[index].opponent))
        wanted[index] -= 1
      }
    }
  }

  /// Plays games to their ends side by side.
  private static func play<Shape: BoardShape>(
    _ games: inout [SelfPlayGame], by player: borrowing SelfPlay<Shape>
  ) {
    var isAnyUnderWay = true
    while isAnyUnderWay {
      isAnyUnderWay = false
      for index in games.indices where games[index].isUnderWay {
        player.move(in: &games[index])
        isAnyUnderWay = true
      }
    }
  }
}
