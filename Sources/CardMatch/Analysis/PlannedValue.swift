import ExactArithmetic
import GameCore

extension FaceDownSolution {
  /// Solves a game for a strategy that ``FaceDownGame/checkSolvable(_:)`` accepts.
  ///
  /// A player of groups of three who first turns every card up and down again makes the best groups
  /// of the deal, so what that expects is the mean best score of all deals less what the turning
  /// costs.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    _ game: FaceDownGame, play: FaceDownPlay = .optimal, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    let scoring = game.scoring
    if scoring.group == .two {
      self = try FaceDownSolver(game, play: play).solve(limits: limits, observer: observer)
    } else if play == .peekAll {
      let deals = try DealDistribution(dealSize: game.dealSize, scoring: scoring, limits: limits)
      let turning = Rational(game.dealSize * (scoring.cost + scoring.unchooseCost))
      self.init(game: game, play: play, value: deals.meanBestScore - turning, closedStates: [], openStates: [])
    } else {
      let values = try FaceDownValues(game, limits: limits, observer: observer)
      let (closed, open) = values.statesBySeen
      self.init(game: game, play: play, value: values.value ?? 0, closedStates: closed, openStates: open)
    }
  }
}

extension CardTable {
  /// Turns every card up and down again, then makes the best groups.
  mutating func playKnowingAll() {
    for index in cards.indices {
      choose(index)
      choose(index)
    }
    for index in BestMatching(cards, scoring: scoring).groups.flatMap({ $0.cards }) { choose(index) }
  }
}
