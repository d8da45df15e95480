import CardMatch
import Play
import Reversi

/// A house for tests: no weights, no files.
struct PlayHouse: HouseLibrary {
  private static let solver = ReversiSolver()
  private static let policies = FaceDownPolicies()

  func reversiSolver() -> ReversiSolver { Self.solver }
  func cardPolicies(for game: FaceDownGame) -> FaceDownPolicies { Self.policies }

  static let house = House(seed: 1, library: PlayHouse())
}
