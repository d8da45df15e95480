import CardMatch
import ExactArithmetic
import Questions

extension CardMatchPlay: ReviewedGame {
  package static func lossUnit(_ settings: CardMatchSettings) -> (one: String, many: String) {
    (one: "point", many: "points")
  }

  /// What choosing the card cost against the best card, for a player who remembers all that was
  /// seen. A player who continues to the end can't stop.
  package static func verdict(
    on place: Int, table: Table, _ settings: CardMatchSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MoveVerdict<Int>? {
    guard !settings.isShared else { return nil }
    let advice = CardMatchAdvice(try table.advice(settings, computer: computer), on: table)
    let choices = advice.choices.filter { $0.place != nil }
    guard let best = choices.first,
      let made = choices.first(where: { $0.action == table.action(at: place) })
    else { return nil }
    return MoveVerdict(loss: best.value - made.value, best: best.place)
  }

  /// The score that best play expects of a fresh table.
  package static func expectation(_ settings: CardMatchSettings, computer: Computer<Solvers>) throws(ComputerError)
    -> Rational?
  {
    guard !settings.isShared, let game = try? FaceDownGame(dealSize: settings.dealSize, scoring: settings.scoring),
      (try? game.checkSolvable()) != nil
    else { return nil }
    return try computer.solvers.plan(game).value
  }

  package static func result(of table: Table) -> Int? { table.cards.score }
}

extension CardMatchPlay.Table {
  /// What choosing the card at a place is.
  fileprivate func action(at place: Int) -> FaceDownAction {
    if cards.openIndices.contains(place) { return .turnDown(cards.cards[place]) }
    return seen[place] ? .flipKnown(cards.cards[place]) : .flipUnseen
  }
}
