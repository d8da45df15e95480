import CardMatch
import GameCore
import Play
import Reversi
import Synchronization

/// A library for tests: no weights, no files, one book beside the shipped one, which is empty.
struct TestLibrary: HouseLibrary {
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

  /// The name of a book, for the 4×4 board: it knows the position after ``opening``, and its
  /// last legal move as the best one.
  static let book = "My book.db"
  static let opening = Position.start(size: .four).legalSquares[0]
  private static let small: OpeningBook? = {
    let position = Position.start(size: .four).placingUnchecked(opening)
    let moves = position.legalSquares.enumerated().map { BookRecord.Move($1, 100 * $0) }
    var graph = BookGraph(size: .four)
    guard
      let record = try? BookRecord(position, depth: 1, selectivity: 100, isProved: false, moves: moves)
    else { return nil }
    _ = graph.add(record)
    return OpeningBook(graph, level: 1)
  }()

  func reversiBook(_ name: BookName) throws(HouseError) -> OpeningBook {
    if name == .shipped { return OpeningBook(BookGraph(size: .eight), level: 1) }
    guard name == .file(Self.book), let small = Self.small else {
      throw .unreadable(reason: "\(name.text): there is no such book")
    }
    return small
  }

  static let house = House(seed: 1, library: TestLibrary())
}
