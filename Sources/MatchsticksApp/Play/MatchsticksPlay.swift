import ExactArithmetic
import GameCore
import Matchsticks
import Questions

/// The matchstick game as people play it (REFERENCES: S1).
package enum MatchsticksPlay: PlayableGame {
  package static let name = "matchsticks"

  /// Nothing comes from outside.
  package struct Deal: Sendable, Equatable {
    /// The only one.
    package init() {}
  }

  /// The heaps, and the player who takes next.
  package struct Table: Sendable, Equatable {
    /// The heaps and the rules.
    package internal(set) var position: HeapPosition
    /// The heaps at the start.
    package let initial: [HeapSize]
    /// The player who takes next.
    package internal(set) var mover: Seat
    package internal(set) var last: HeapMove?

    /// The winner; `nil` while the game continues. A player who can't move has lost in normal play
    /// and won in misère play.
    package var winner: Seat? {
      position.isWon.map { $0 ? mover : mover.other }
    }
  }

  /// Why a move is refused.
  package enum Refusal: Error, Sendable, Equatable {
    /// There is no such heap; `count` is the number of heaps.
    case noHeap(Int, count: Int)
    /// Nothing is left of the heap.
    case emptyHeap(Int)
    /// More than there are.
    case tooMany(BigInt, of: HeapSize)
    /// The rules allow no such move.
    case rules(HeapMove)
  }

  package static func plainDeal(_ settings: MatchsticksSettings) -> Deal? { Deal() }
  package static func accepts(_ deal: Deal, _ settings: MatchsticksSettings) -> Bool { true }

  package static func table(_ deal: Deal, _ settings: MatchsticksSettings) -> Table {
    let heaps = (try? settings.game.filled(settings.heaps)) ?? settings.heaps
    return Table(position: HeapPosition(settings.game, heaps: heaps), initial: heaps, mover: settings.first)
  }

  package static func turn(on table: Table, _ settings: MatchsticksSettings) -> Turn {
    if table.winner != nil { return .over }
    return settings.strategy(of: table.mover) == nil ? .person(table.mover) : .computer(table.mover)
  }

  package static func refusal(of move: HeapMove, by seat: Seat, on table: Table) -> Refusal? {
    let heaps = table.position.heaps
    if table.line != nil { return table.position.allows(move) ? nil : .rules(move) }
    guard heaps.indices.contains(move.heap) else { return .noHeap(move.heap, count: heaps.count) }
    let heap = heaps[move.heap]
    if heap.isEmpty { return .emptyHeap(move.heap) }
    if !heap.holds(move.take) { return .tooMany(move.take, of: heap) }
    return table.position.allows(move) ? nil : .rules(move)
  }

  package static func make(_ move: HeapMove, on table: inout Table) {
    table.position.make(move)
    table.last = move
    table.mover = table.mover.other
  }

  package static func legalMoves(on table: Table) -> [HeapMove]? { table.position.legalMoves }

  package static func deal(
    _ settings: MatchsticksSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Deal { Deal() }

  package static func move(
    on table: Table, _ settings: MatchsticksSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> HeapMove {
    let strategy = settings.strategy(of: table.mover) ?? .perfect
    let move = try ComputerError.asking { () throws(SolverError) in
      try table.position.move(of: strategy, random: &random, limits: computer.limits)
    }
    guard let move else { preconditionFailure("nobody is asked for a move when the game is over") }
    return move
  }

  package static func advice(
    on table: Table, _ settings: MatchsticksSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MatchsticksAdvice {
    let hints = try ComputerError.asking { () throws(SolverError) in
      try table.position.hints(listing: 1, limits: computer.limits)
    }
    guard let best = hints.moves.first else { preconditionFailure("nobody asks for advice when the game is over") }
    return MatchsticksAdvice(move: best.move, wins: best.wins, lasts: best.lasts, evidence: hints.evidence)
  }
}

/// What the solver advises.
package struct MatchsticksAdvice: Sendable, Equatable {
  package let move: HeapMove
  /// Whether it wins.
  package let wins: Bool
  /// How many moves the game then lasts with best play, if that was searched.
  package let lasts: Int?
  /// How this is known.
  package let evidence: Evidence<Proof>
}

extension ComputerError {
  /// Asks the solver of take-away games.
  static func asking<Answer>(_ body: () throws(SolverError) -> Answer) throws(ComputerError) -> Answer {
    do {
      return try body()
    } catch {
      switch error {
      case .stopped(let reason): throw .stopped(reason)
      case .heapTooLarge, .searchTooLarge, .unsupported, .line, .numbers, .map: throw .tooHard
      }
    }
  }
}

extension MatchsticksPlay {
  package static func recommended(by advice: MatchsticksAdvice, on table: Table) -> HeapMove? { advice.move }
}
