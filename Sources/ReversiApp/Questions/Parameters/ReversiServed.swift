import Documents
import Questions
import Reversi

extension ReversiPlay: ServedGame {
  package static func solvers(in context: Context) -> ReversiSolvers {
    ReversiSolvers {
      context.environment.reversiSolver(memory: ReversiParameters.memory.fallback ?? 64)
    } book: { name throws(ComputerError) in
      do throws(Fault) {
        return try context.environment.openingBook(name, limits: context.limits)
      } catch {
        let reason = "the book can't be used: \(error.message)"
        throw error.status == .io ? .unreadable(reason: reason) : .load(reason: reason)
      }
    }
  }
}
