import ExactArithmetic
import Questions

extension SetPlay: ReviewedGame {
  package static func lossUnit(_ settings: SetSettings) -> (one: String, many: String) {
    (one: "point", many: "points")
  }
  package static let reviewProof = ReviewProof.allSets

  /// A last card that makes no Set costs its points, and so do cards that are dealt although there
  /// is a Set on the table. The choice of a Set isn't a mistake.
  package static func verdict(
    on move: Move, table: Table, _ settings: SetSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MoveVerdict<Move>? {
    var after = table
    make(move, on: &after)
    let loss = Rational(max(0, Seat.allCases.reduce(0) { $0 + table.score[$1] - after.score[$1] }))
    switch move {
    case .select:
      guard after.trial != nil else { return nil }
      let last = table.sets.first { Set(table.selection).isSubset(of: $0) }?.first { !table.selection.contains($0) }
      return MoveVerdict(loss: loss, best: last.map { .select($0) })
    case .deal: return MoveVerdict(loss: loss, best: table.sets.first.map { .select($0[0]) })
    case .clear, .call, .claim, .wait: return nil
    }
  }

  package static func expectation(_ settings: SetSettings, computer: Computer<Solvers>) throws(ComputerError)
    -> Rational?
  { nil }

  /// The Sets that were found.
  package static func result(of table: Table) -> Int? { table.found[.you] }
}
