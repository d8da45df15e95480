extension QuestionTable {
  /// Every question of the toolkit, game by game.
  package static let puzzlelab = QuestionTable(
    Question.matchsticks + Question.set + Question.reversi + Question.memory + Question.cardmatch)
}
