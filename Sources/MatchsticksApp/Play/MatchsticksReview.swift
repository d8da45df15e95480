import ExactArithmetic
import Matchsticks
import Questions

extension MatchsticksPlay: ReviewedGame {
  package static func lossUnit(_ settings: MatchsticksSettings) -> (one: String, many: String) {
    (one: "won game", many: "won games")
  }

  /// A move that gives away a won position costs the game.
  package static func verdict(
    on move: HeapMove, table: Table, _ settings: MatchsticksSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MoveVerdict<HeapMove>? {
    let before = try advice(on: table, settings, computer: computer)
    guard before.wins else { return MoveVerdict(loss: 0) }
    var after = table
    make(move, on: &after)
    if after.winner != nil { return MoveVerdict(loss: after.winner == table.mover ? 0 : 1, best: before.move) }
    return MoveVerdict(loss: try advice(on: after, settings, computer: computer).wins ? 1 : 0, best: before.move)
  }

  package static func expectation(_ settings: MatchsticksSettings, computer: Computer<Solvers>) throws(ComputerError)
    -> Rational?
  { nil }
  package static func result(of table: Table) -> Int? { nil }
}
