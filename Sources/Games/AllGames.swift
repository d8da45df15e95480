import CardMatchApp
import MatchsticksApp
import MemoryApp
import Questions
import ReversiApp
import SetApp

extension GameApp {
  /// Every game, in the order of help: the one list.
  package static let all = [matchsticks, set, reversi, memory, cardmatch]

  /// The questions about games.
  static let questions = all.flatMap { $0.questions }
}

extension QuestionTable {
  /// Every question of the toolkit, game by game.
  package static let puzzlelab = QuestionTable(GameApp.questions + others)

  private static let others = Question.jobs + [.tour]
}

extension Topic {
  /// The pages of help, in their order: the games', and those that are about all of them.
  package static let all = GameApp.all.flatMap { $0.topics } + [.cards, .formats]
}

extension TourStop {
  /// The stops of the tour, a game after the other.
  static let all = GameApp.all.flatMap { $0.tour }
}
