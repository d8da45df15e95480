import GameCore
import Synchronization

/// What is asked of a search of the middle game: passes over the moves of a position, one after the
/// other.
struct MidgameRequest: Sendable {
  let mover: UInt64
  let opponent: UInt64
  let empties: Int
  let passes: [MidgamePass]
  /// The best moves to value.
  let count: Int
  /// Whether a proof comes after it. Then the passes end when one that goes to the end of the game
  /// takes it for decided; the result of a shallower one isn't reason enough: the proof needs the
  /// moves that deeper ones find. The watch is the proof's.
  var isScout = false
  let limits: SearchLimits
  let watch: SearchWatch?
}

/// What a search found: the best moves with the lines they expect, none for a pass.
struct MidgameAnswer: Sendable {
  var moves: [(move: MidgameMove, line: [SquareIndex])]
  /// The last pass that was finished; the static values are one ply.
  var pass: MidgamePass
  var nodes: UInt64
  var stopReason: StopReason?
}

extension Searcher {
  /// Goes through the passes of a request, with a team's help when there is one.
  mutating func answer(_ request: MidgameRequest, team: Team?) -> MidgameAnswer {
    begin(limits: request.limits, team: team, watch: request.watch)
    var moves = moves(request.mover, request.opponent)
    var finished = MidgamePass(depth: 1, selectivity: .full)
    for (index, pass) in request.passes.enumerated() {
      guard search(&moves, by: pass, empties: request.empties, count: request.count) else { break }
      finished = pass
      if !request.isScout { request.watch?.step(index + 1) }
      let isDecided = pass.depth >= request.empties && moves.first.map { abs($0.value) >= Self.surest } ?? false
      if request.isScout, isDecided { break }
    }
    let (nodes, reason) = (self.nodes, stopReason)
    // The lines are in the table; what it forgot is searched again, a few plies, whatever the
    // limits say.
    begin(limits: .none)
    let valued = moves.prefix(request.count).filter { $0.isValued }
    let lines = valued.map { (move: $0, line: [$0.square] + line($0.mover, $0.opponent, depth: finished.depth - 1)) }
    return MidgameAnswer(moves: lines, pass: finished, nodes: nodes, stopReason: reason)
  }
}
