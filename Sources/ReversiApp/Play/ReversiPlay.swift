import GameCore
import Questions
import Reversi

/// Reversi as people play it (REFERENCES: S4).
///
/// A pass that has to be made is made automatically, within the move that forces it, and the table
/// shows it; so a player whose turn it is always has a square to choose.
package enum ReversiPlay: PlayableGame {
  package static let name = "reversi"
  package typealias Solvers = ReversiSolvers

  /// A square, or a pass, which is always refused.
  package typealias Move = Reversi.Move
  /// What the rules say against a move.
  package typealias Refusal = IllegalMove

  package static func turn(on table: Table, _ settings: ReversiSettings) -> Turn {
    if table.position.isFinished { return .over }
    let side = table.position.sideToMove
    let seat = settings.seat(of: side)
    return settings.strategy(of: side) == nil ? .person(seat) : .computer(seat)
  }

  package static func refusal(of move: Move, by seat: Seat, on table: Table) -> Refusal? {
    do throws(IllegalMove) {
      _ = try table.position.playing(move)
      return nil
    } catch {
      return error
    }
  }

  package static func make(_ move: Move, on table: inout Table) {
    do throws(IllegalMove) {
      try table.play(move)
    } catch {
      preconditionFailure("nobody makes a move that is refused: \(error)")
    }
  }

  package static func legalMoves(on table: Table) -> [Move]? { table.position.legalMoves }

  /// An adviser of its own for each move, so that the same move comes out whatever was asked
  /// before.
  package static func move(
    on table: Table, _ settings: ReversiSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Move {
    let strategy = settings.strategy(of: table.position.sideToMove) ?? .greedy
    if let book = settings.book, strategy.searches, let move = try bookMove(on: table, book, computer) { return move }
    let adviser = try computer.solvers.solver().adviser()
    let move = strategy.move(
      in: table.position, adviser: adviser, generator: &random, limits: computer.limits,
      budget: budget(depth: strategy.searchDepth))
    guard let move else { throw .stopped(computer.limits.stopReason() ?? .nodeLimit) }
    return move
  }

  /// Levels and depths up to this one take seconds for a move at most; those above are given a
  /// ``mostNodes`` of positions, since no one waits for years, and no clock, so that the same game
  /// comes out on every machine.
  package static let mostUnlimited = 21
  /// The positions that a move or a hint of a greater depth examines: about ten seconds' work.
  package static let mostNodes: UInt64 = 100_000_000

  /// The positions that a search may examine; `nil` for no limit.
  static func budget(depth: Int) -> UInt64? { depth > mostUnlimited ? mostNodes : nil }

  private static func bookMove(on table: Table, _ name: BookName, _ computer: Computer<Solvers>) throws(ComputerError)
    -> Move?
  {
    let book = try computer.solvers.book(name)
    do {
      return try book.probe(table.position, count: 1)?.moves.first?.advice.move
    } catch {
      throw .unreadable(reason: "\(name.phrase) can no longer be read; choose another one, or none")
    }
  }

  /// A book has to be there, and for the board.
  package static func fault(of settings: ReversiSettings, computer: Computer<Solvers>) -> ComputerError? {
    guard let name = settings.book else { return nil }
    do throws(ComputerError) {
      let (book, game) = (try computer.solvers.book(name).size.rawValue, settings.size.rawValue)
      if book == game { return nil }
      return .load(
        reason: "\(name.phrase) is for the \(book)×\(book) board, the game is on \(game)×\(game); "
          + "choose another book or size")
    } catch {
      return error
    }
  }
}

package struct ReversiSolvers: Sendable {
  /// The solver, with its weights.
  package var solver: @Sendable () throws(ComputerError) -> ReversiSolver
  package var book: @Sendable (BookName) throws(ComputerError) -> OpeningBook

  /// These solvers; by default there is no book.
  package init(
    solver: @escaping @Sendable () throws(ComputerError) -> ReversiSolver,
    book: @escaping @Sendable (BookName) throws(ComputerError) -> OpeningBook = { name throws(ComputerError) in
      throw .load(reason: "opening books, such as \(name.phrase), are not available here")
    }
  ) {
    self.solver = solver
    self.book = book
  }
}

extension BookName {
  /// What a message calls the book: a phrase that begins with a word, since names stay as they are
  /// where a sentence begins with a capital.
  package var phrase: String { self == .shipped ? "the shipped book" : "the book \(text)" }
}
