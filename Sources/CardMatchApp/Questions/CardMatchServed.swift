import GameCore
import Questions

extension CardMatchPlay: ServedGame {
  package static func solvers(in context: Context) -> CardMatchSolvers {
    CardMatchSolvers { game throws(ComputerError) in
      do {
        return try context.policy(of: game)
      } catch let error as Fault where error.status == .stopped {
        throw .load(reason: error.message)
      } catch {
        throw .stopped((error as? Stopped)?.reason ?? .interrupted)
      }
    }
  }
}
