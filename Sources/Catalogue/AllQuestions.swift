extension QuestionTable {
  /// Every question of the toolkit, game by game.
  package static let puzzlelab = QuestionTable(
    Question.games + Question.replays + Question.jobs + [.tour])
}
