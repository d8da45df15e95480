import GameCore

/// All positions up to some number of moves from a start, up to symmetry, each level sorted.
struct ClaimTree {
  /// Bounds of a score, from the view of the side to move.
  struct Bounds {
    var lower, upper: Int

    mutating func meet(lower other: Int, upper otherUpper: Int) {
      lower = max(lower, other)
      upper = min(upper, otherUpper)
    }

    /// From the other side's view.
    var reversed: Bounds { Bounds(lower: -upper, upper: -lower) }
  }

  /// The positions after 0, 1, 2, … moves. The side to move has a move, or neither has.
  let levels: [[CanonicalPosition]]
  private let size: BoardSize

  /// Lists the positions; `nil` when a limit stopped it.
  init?(_ start: Position, depth: Int, limits: SearchLimits, observer: Observer) {
    size = start.size
    var levels = [[CanonicalPosition(start)]]
    for ply in 0..<depth {
      var next: [CanonicalPosition] = []
      for (index, position) in levels[ply].enumerated() {
        if index.isMultiple(of: 4096), limits.stopReason() != nil { return nil }
        next += ClaimTree.moves(of: position.position(on: start.size)).map { $0.position }
      }
      next.sort()
      var level: [CanonicalPosition] = []
      for position in next where position != level.last { level.append(position) }
      levels.append(level)
      observer.report(Progress(completed: Double(ply + 1), total: Double(depth), unit: "moves"))
    }
    self.levels = levels
  }

  func isFinished(_ position: CanonicalPosition) -> Bool { position.position(on: size).isFinished }

  /// The bounds that the moves of a position give; `next` are those of the next level, if listed.
  func bounds(of position: CanonicalPosition, ply: Int, next: [Bounds]?) -> Bounds {
    let board = position.position(on: size)
    if board.isFinished {
      let score = board.finalDifference
      return Bounds(lower: score, upper: score)
    }
    let most = size.squareCount
    guard let next else { return Bounds(lower: -most, upper: most) }
    var best = Bounds(lower: -most, upper: -most)
    for move in ClaimTree.moves(of: board) {
      let value = move.seen(next[place(move.position, ply: ply + 1)])
      best.lower = max(best.lower, value.lower)
      best.upper = max(best.upper, value.upper)
    }
    return best
  }

  /// The positions whose claims a proof of the start's lower (or upper) bound rests on: one move of
  /// the side whose bound it is, the first that suffices, and all moves of the other.
  func needed(
    _ bounds: [[Bounds]], _ claims: [CanonicalPosition: (lower: Int, upper: Int)], isLower: Bool
  ) -> Set<CanonicalPosition> {
    struct Duty: Hashable {
      let position: CanonicalPosition
      let isLower: Bool
    }
    let root = levels[0][0]
    let goal = isLower ? bounds[0][0].lower : bounds[0][0].upper
    guard abs(goal) < size.squareCount else { return [] }
    // A duty is to show that the score is at least the goal (for a side's view, at most).
    var (duties, used): (Set<Duty>, Set<CanonicalPosition>) = ([Duty(position: root, isLower: isLower)], [])
    for ply in levels.indices {
      var following: Set<Duty> = []
      for duty in duties {
        // The goal changes its sign with the side to move, and so does the kind of bound.
        let bound = duty.isLower == isLower ? goal : -goal
        if let claim = claims[duty.position], duty.isLower ? claim.lower >= bound : claim.upper <= bound {
          used.insert(duty.position)
          continue
        }
        guard ply + 1 < levels.count else { continue }
        let moves = ClaimTree.moves(of: duty.position.position(on: size))
        let values = moves.map { $0.seen(bounds[ply + 1][place($0.position, ply: ply + 1)]) }
        let sufficing = moves.indices.first { values[$0].lower >= bound }
        for index in moves.indices where !duty.isLower || index == sufficing {
          following.insert(Duty(position: moves[index].position, isLower: duty.isLower == moves[index].isSameSide))
        }
      }
      duties = following
    }
    return used
  }

  private func place(_ position: CanonicalPosition, ply: Int) -> Int {
    var (low, high) = (0, levels[ply].count)
    while low < high {
      let middle = (low + high) / 2
      if levels[ply][middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A move: the position that follows, and whether the same side moves again, the other having
  /// passed.
  struct Following {
    let position: CanonicalPosition
    let isSameSide: Bool

    /// Bounds of the position from the view of the side that made the move.
    func seen(_ bounds: Bounds) -> Bounds { isSameSide ? bounds : bounds.reversed }
  }

  private static func moves(of position: Position) -> [Following] {
    position.legalSquares.map { square in
      let next = position.placingUnchecked(square)
      let isPass = next.mustPass
      return Following(position: CanonicalPosition(isPass ? next.passing : next), isSameSide: isPass)
    }
  }
}
