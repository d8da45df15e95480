import CardMatch
import GameCore
import Play
import Synchronization

/// Computers for tests.
enum PlayComputer {
  private static let policies = Lock<[FaceDownGame: FaceDownPolicy]>([:])

  static let memory = Computer<FaceSource>(seed: 1, solvers: FaceSource())

  static let cardMatch = Computer<CardMatchSolvers>(
    seed: 1,
    solvers: CardMatchSolvers { game throws(ComputerError) in
      do throws(Stopped) {
        return try policies.withLock { policies throws(Stopped) in
          if let policy = policies[game] { return policy }
          let policy = try FaceDownSolver(game).policy()
          policies[game] = policy
          return policy
        }
      } catch {
        throw .stopped(error.reason)
      }
    })
}
