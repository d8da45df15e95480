import ExactArithmetic
import GameCore
import Memory
import Questions

extension MemoryPlay: ReviewedGame {
  package static func lossUnit(_ settings: MemorySettings) -> (one: String, many: String) {
    settings.game == .points ? (one: "point", many: "points") : (one: "attempt", many: "attempts")
  }

  /// What turning the card cost a player who remembers all that was shown: attempts alone, pairs
  /// against a computer.
  package static func verdict(
    on place: Int, table: Table, _ settings: MemorySettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MoveVerdict<Int>? {
    do throws(Stopped) {
      guard let choice = try table.choice(limits: computer.limits), let loss = choice.loss(of: place) else {
        return nil
      }
      return MoveVerdict(loss: loss, best: choice.options[0].places[0])
    } catch {
      throw .stopped(error.reason)
    }
  }

  /// The attempts that best play needs alone.
  package static func expectation(_ settings: MemorySettings, computer: Computer<Solvers>) throws(ComputerError)
    -> Rational?
  {
    guard settings.isSolo, let start = try? PairState(pairs: settings.pairs) else { return nil }
    do throws(Stopped) {
      switch settings.game {
      case .pairs: return try PairsSolver.analyze(start, limits: computer.limits).value
      case .points: return Rational(CourseScore.standard.match * settings.pairs)
      case .together: return TogetherTable.closedForm(pairs: settings.pairs, known: 0)
      case .triples, .fours, .pack:
        guard let rules = settings.game.rules else { return nil }
        var solver = KindSolver(rules, limits: computer.limits)
        return try solver.expectedTurns(faces: settings.pairs)
      }
    } catch {
      throw .stopped(error.reason)
    }
  }

  package static func result(of table: Table) -> Int? {
    table.isSolo ? table.game == .points ? table[.you].points : table[.you].attempts : nil
  }
}
