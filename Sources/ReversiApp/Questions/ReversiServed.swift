import Questions
import Reversi

extension ReversiPlay: ServedGame {
  package static func solvers(in context: Context) -> ReversiSolvers {
    ReversiSolvers {
      context.environment.reversiSolver(memory: ReversiParameters.memory.fallback ?? 64)
    } book: { name throws(ComputerError) in
      do {
        return try context.environment.openingBook(name, limits: context.limits)
      } catch {
        let fault = Fault(error)
        let reason = "the book can't be used: \(fault.message)"
        throw fault.status == .io ? .unreadable(reason: reason) : .load(reason: reason)
      }
    }
  }
}
