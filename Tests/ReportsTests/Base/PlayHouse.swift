import CardMatch
import GameCore
import Play
import Reversi
import Synchronization

/// A house for tests: no weights, no files.
struct PlayHouse: HouseLibrary {
  private static let solver = ReversiSolver()
  private static let policies = Lock<[FaceDownGame: FaceDownPolicy]>([:])

  func reversiSolver() -> ReversiSolver { Self.solver }

  func cardPolicy(of game: FaceDownGame) throws(HouseError) -> FaceDownPolicy {
    do {
      return try Self.policies.withLock { policies throws(Stopped) in
        if let policy = policies[game] { return policy }
        let policy = try FaceDownSolver(game).policy()
        policies[game] = policy
        return policy
      }
    } catch {
      throw .stopped(error.reason)
    }
  }

  static let house = House(seed: 1, library: PlayHouse())
}
