import GameCore
import Questions

extension CardMatchPlay: ServedGame {
  package static func solvers(in context: Context) -> CardMatchSolvers {
    CardMatchSolvers { game throws(ComputerError) in
      do throws(Fault) {
        return try context.plan(of: game)
      } catch {
        throw context.limits.stopReason().map { .stopped($0) } ?? .load(reason: error.message)
      }
    }
  }
}
