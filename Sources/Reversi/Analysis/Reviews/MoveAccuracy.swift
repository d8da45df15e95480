import GameCore

extension GameReview {
  /// How well some moves were played. All sums are whole numbers, so that parts can be joined in
  /// any order.
  public struct Accuracy: Hashable, Sendable {
    /// The examined moves that had an alternative.
    public private(set) var choices = 0
    /// How many of them were best.
    public private(set) var bestMoves = 0
    /// What all of them cost together, in hundredths of a disc.
    public private(set) var totalLoss = 0
    /// The part of it that is proved.
    public private(set) var provedLoss = 0
    /// How many cost two discs or more, but less than four.
    public private(set) var inaccuracies = 0
    /// How many cost four discs or more.
    public private(set) var mistakes = 0
    /// How many of the mistakes cost ten discs or more.
    public private(set) var blunders = 0
    /// What the mistakes cost together, in hundredths of a disc.
    public private(set) var mistakesLoss = 0
    /// The scores of all moves together, in hundredths of a percent: see ``score``.
    private var scores = 0

    /// The share of best moves, 0...1; 1 when there was no choice.
    public var share: Double { choices == 0 ? 1 : Double(bestMoves) / Double(choices) }
    /// The mean cost of a move with an alternative, in discs.
    public var meanLoss: Double { choices == 0 ? 0 : Double(totalLoss) / 100 / Double(choices) }

    /// The accuracy in percent, 0...100: the mean of 4 ÷ (4 + discs lost) over the moves with an
    /// alternative. A move that costs nothing has 100, one that costs four discs 50, one that costs
    /// twelve 25; 100 when there was no choice.
    public var score: Double { choices == 0 ? 100 : Double(scores) / 100 / Double(choices) }

    /// Nothing to choose yet.
    static let none = Accuracy([])

    /// That of some moves; those without an alternative don't count.
    init(_ moves: [Move]) {
      for move in moves where !move.isForced {
        let loss = move.loss
        choices += 1
        if move.isBest { bestMoves += 1 }
        totalLoss += loss
        if move.isProved { provedLoss += loss }
        scores += Self.score(loss: loss)
        guard loss >= GameReview.inaccuracyLoss else { continue }
        guard loss >= GameReview.mistakeLoss else {
          inaccuracies += 1
          continue
        }
        mistakes += 1
        mistakesLoss += loss
        if loss >= GameReview.blunderLoss { blunders += 1 }
      }
    }

    /// The score of a move that costs so much, rounded to hundredths of a percent.
    private static func score(loss: Int) -> Int {
      let whole = GameReview.mistakeLoss + loss
      return (10_000 * GameReview.mistakeLoss + whole / 2) / whole
    }

    /// Adds other moves.
    static func += (left: inout Accuracy, right: Accuracy) {
      left.choices += right.choices
      left.bestMoves += right.bestMoves
      left.totalLoss += right.totalLoss
      left.provedLoss += right.provedLoss
      left.inaccuracies += right.inaccuracies
      left.mistakes += right.mistakes
      left.blunders += right.blunders
      left.mistakesLoss += right.mistakesLoss
      left.scores += right.scores
    }
  }
}
