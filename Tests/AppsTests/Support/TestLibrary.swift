import CardMatch
import CardMatchApp
import GameCore
import MatchsticksApp
import MemoryApp
import Questions
import Reversi
import ReversiApp
import SetApp
import Synchronization

/// A game that is tested, with its solvers: no weights, no files, one book besides the shipped one,
/// which is empty.
protocol TestedGame: PlayableGame {
  static var testSolvers: Solvers { get }
}

extension TestedGame where Solvers == Void {
  static var testSolvers: Void { () }
}

extension MatchsticksPlay: TestedGame {}
extension SetPlay: TestedGame {}

extension MemoryPlay: TestedGame {
  static var testSolvers: FaceSource { FaceSource() }
}

extension CardMatchPlay: TestedGame {
  static var testSolvers: CardMatchSolvers {
    CardMatchSolvers { game throws(ComputerError) in try TestLibrary.plan(of: game) }
  }
}

extension ReversiPlay: TestedGame {
  static var testSolvers: ReversiSolvers {
    ReversiSolvers {
      TestLibrary.solver
    } book: { name throws(ComputerError) in
      try TestLibrary.book(name)
    }
  }
}

/// What the tested games are played with.
enum TestLibrary {
  fileprivate static let solver = ReversiSolver()
  private static let plans = Lock<[FaceDownGame: FaceDownPlan]>([:])

  static func computer<Game: TestedGame>(of game: Game.Type, seed: UInt64 = 1) -> Computer<Game.Solvers> {
    Computer(seed: seed, solvers: Game.testSolvers)
  }

  /// The computer of whatever game asks.
  static let computer = AnyComputer()

  struct AnyComputer {
    func answer<Game: TestedGame>(
      _ request: GameRequest, in state: GameState<Game>
    ) throws(ComputerError) -> GameAction<Game> {
      try computer(of: Game.self).answer(request, in: state)
    }
  }

  static func plan(of game: FaceDownGame) throws(ComputerError) -> FaceDownPlan {
    do {
      return try plans.withLock { plans throws(Stopped) in
        if let plan = plans[game] { return plan }
        let plan = try FaceDownPlan(game)
        plans[game] = plan
        return plan
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

  fileprivate static func book(_ name: BookName) throws(ComputerError) -> OpeningBook {
    if name == .shipped { return OpeningBook(BookGraph(size: .eight), level: 1) }
    guard name == .file(book), let small else {
      throw .unreadable(reason: "\(name.text): there is no such book")
    }
    return small
  }
}
