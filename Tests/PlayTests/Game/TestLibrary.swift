import CardMatch
import GameCore
import Play
import Reversi

/// A library for tests: no weights, no files.
struct TestLibrary: HouseLibrary {
  private static let solver = ReversiSolver()
  private static let policies = FaceDownPolicies()

  func reversiSolver() -> ReversiSolver { Self.solver }
  func cardPolicies(for game: FaceDownGame) -> FaceDownPolicies { Self.policies }

  static let house = House(seed: 1, library: TestLibrary())
}
