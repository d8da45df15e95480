import CardMatch
import Catalogue

extension CommandGroup {
  /// The commands about the card matching game.
  static let cardmatch: CommandGroup = CommandGroup(
    "cardmatch", summary: "Card matching: best scores, what can be cleared, perfect face-down play",
    commands: [
      .cardmatchAnalyze, .cardmatchHints, .cardmatchSolve, .cardmatchReport, .cardmatchSimulate, .cardmatchDeal,
    ])
}

/// The options that the commands about card matching share.
extension Option {
  private static func points(_ name: String, _ value: Int, _ help: String) -> Option {
    Option(name, .integer(0...Scoring.limit), default: String(value), help: help)
  }

  static let rankScore = points("rank-score", 4, "Points for a pair of equal rank, before the bonus")
  static let suitScore = points("suit-score", 1, "Points for a pair of equal suit, before the bonus")
  static let bonus = points("bonus", 4, "What the points of a pair are multiplied by")
  static let mismatch = points("mismatch", 2, "Points lost when two cards don't match")
  static let cost = points("cost", 1, "Points lost for turning up a card")
  static let unchooseCost = points("unchoose-cost", 0, "Points lost for turning an open card down again")

  /// What says how the score is counted.
  static let scoring: [Option] = [.rankScore, .suitScore, .bonus, .mismatch, .cost, .unchooseCost]

  static let faceDownSize = Option(
    "deal-size", .integer(1...FaceDownGame.largestDeal), default: "12", help: "The number of cards on the table")
}

extension Call {
  /// The scoring that the options say.
  func cardScoring() throws -> Scoring {
    let standard = Scoring.standard
    return try Scoring(
      rankScore: integer(.rankScore) ?? standard.rankScore, suitScore: integer(.suitScore) ?? standard.suitScore,
      bonus: integer(.bonus) ?? standard.bonus, mismatch: integer(.mismatch) ?? standard.mismatch,
      cost: integer(.cost) ?? standard.cost, unchooseCost: integer(.unchooseCost) ?? standard.unchooseCost)
  }

  /// A face-down game of `dealSize` cards with the scoring that the options say.
  func faceDownGame(dealSize: Int) throws -> FaceDownGame {
    guard let game = FaceDownGame(dealSize: dealSize, scoring: try cardScoring()) else {
      throw CommandError.usage("--deal-size: at most \(FaceDownGame.largestDeal) cards are solved face down")
    }
    return game
  }

  /// Says how much a large game will take before it is begun.
  func warnAboutSize(_ game: FaceDownGame) {
    guard let needs = game.needs else { return }
    console.warn(
      "\(game.dealSize) cards: about \(needs.millionStates) million states, \(needs.seconds) seconds and "
        + "\(needs.gibibytes) GiB of memory on two threads")
  }
}
