/// A game in progress under outside control: moves are made and taken back, by rules that a board
/// program expects.
///
/// A pass that has to be made before a placement is added automatically. A pass when the game is
/// over changes nothing; it is accepted because some programs end a game by two passes.
public struct PlayedGame: Sendable {
  private var states: [GameRecord]

  /// A game that begins with `record`; moves of the record can't be taken back.
  public init(_ record: GameRecord) { states = [record] }

  /// The moves so far.
  public var record: GameRecord { states[states.count - 1] }
  /// The position now.
  public var position: Position { record.line.end }

  /// Makes a move for a side.
  /// - Throws: why it can't be made.
  public mutating func play(_ move: Move, by side: Side? = nil, note: GameRecord.Note = .init()) throws(PlayFailure) {
    var next = record
    if position.isFinished, move == .pass { return states.append(next) }
    if let side, side != position.sideToMove {
      guard position.mustPass, move != .pass else { throw .otherSide }
    }
    do throws(IllegalMove) {
      try next.play(move, note: note)
    } catch {
      throw .illegal(error)
    }
    states.append(next)
  }

  /// Takes back the last move that was made, with the pass that was added before it; false when
  /// there is none.
  public mutating func undo() -> Bool {
    guard states.count > 1 else { return false }
    states.removeLast()
    return true
  }
}

/// Why a side can't make a move.
public enum PlayFailure: Error, Hashable, Sendable {
  /// The other side has a move to make.
  case otherSide
  /// The rules forbid it.
  case illegal(IllegalMove)
}
