/// Where one way of searching gives way to the next, found by measurement (docs/performance.md).
enum Tuning {
  /// Up to this many empties: parity order.
  static let shallowEmpties = 5
  /// From this many empties on, the children are looked up in the table before any is searched.
  static let localAheadEmpties = 8
  /// Up to this many empties, bounds are kept in the thread's own table, above in the one that all
  /// share.
  static let localEmpties = 11
  /// From this many empties on, a node checks whether a limit was reached.
  static let pollEmpties = 12
  /// From this many empties on, a node may share its moves with idle threads.
  static let splitEmpties = 15
  /// From this many empties on, a trained evaluation orders moves.
  static let evaluatedEmpties = 13
  /// The search that orders moves gets a ply deeper every N empties.
  static let orderingEmptiesStep = 5
  /// The deepest search that orders moves.
  static let mostOrderingPlies = 6
  /// What a move of the opponent costs in that order, in 64ths of a disc.
  static func repliesWeight<Shape: BoardShape>(on board: Shape.Type) -> Int { board.side == 8 ? 192 : 128 }
  /// The plies of the search that orders moves for the line of best moves where a scout precedes
  /// the proof, and what a reply costs there, in 64ths of a disc.
  static let linePlies = 3
  static let lineRepliesWeight = 64
  /// From this many empties on, a selective search precedes the exact one.
  static let scoutEmpties = 18
  /// The selective search first goes to a depth that leaves N empties.
  static let scoutEnd = 10
  /// From this depth on, shallow searches cut on its way there: one more than otherwise, because it
  /// is the order of moves in its table that counts.
  static let scoutProbCutDepth = 4
  /// From this many empties on, the selective search is repeated with fewer cutoffs.
  static let surerScoutEmpties = 22
  /// Every N empties above, it is repeated once more.
  static let surerScoutStep = 2
  /// How far from the guess a move's bounds are asked for first, in discs, where a limit may stop
  /// the proof.
  static let narrowing = [56, 48, 40, 28, 20, 14, 10]
  /// From this many empties on, the table of the selective search gives the exact one moves to
  /// begin with.
  static let hintEmpties = 13
  /// The limits are checked whenever this many positions have been visited.
  static let pollInterval: UInt64 = 8192
  /// More than all that mobility and squares can weigh: puts a move of the table before all others.
  static let knownMoveWeight = 100_000
  /// The bytes of a thread's own table: a part of its second-level cache. With a larger one,
  /// waiting for memory takes more time than the positions that it saves.
  static let localBytes = 1 << 19
}

/// What counts in the order of moves by mobility, and how much, as descent on node counts found it.
enum MobilityWeight {
  /// Against: each reply that the opponent has.
  static let reply = 30
  /// Against, too: each reply on a corner.
  static let cornerReply = 24
  /// Against: each empty square that borders the mover's discs.
  static let exposed = 3
  /// For a move to a corner.
  static let corner = 8
  /// Against a move to the ring inside the edge.
  static let ring = 4
  /// For a move to a quarter with an odd number of empty squares.
  static let oddQuarter = 2
}

/// What governs the search over an evaluation, found by measurement (docs/performance.md).
enum MidgameTuning {
  /// The parts of a disc that values count.
  static let unit = 2
  /// No value is beyond.
  static let most = 64 * unit
  /// Up to this many empties, a search to the end is a proof.
  static let exactEmpties = 9
  /// From this depth on, shallow searches cut, unless a pass says otherwise.
  static let probCutDepth = 3
  /// From this depth on, the positions after the moves are looked up before any is searched.
  static let lookAheadDepth = 4
  /// From this depth on a search of a ply orders the moves, which gets a ply deeper every
  /// `orderingStep` plies.
  static let orderingDepth = 9
  static let orderingStep = 4
  static let mostOrderingDepth = 4
  /// What each move of the opponent costs in the order of moves, in sixty-fourths of a disc.
  static let mobilityWeight = 48
  /// More than any value: puts the table's second move before all others.
  static let secondMoveWeight = 1 << 20
  /// From this depth on, a node may share its moves with idle threads.
  static let sharedDepth = 7
  /// Searches of at most N plies use the small table.
  static let smallTableDepth = 10
  /// The plies of a search that finds a forgotten move of a line.
  static let lineDepth = 4
  /// Half the width of the first window around a guess.
  static let aspiration = 3 * unit
}
