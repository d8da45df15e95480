import GameCore

/// What claims about positions imply for the score of the start, by nothing but the rules.
///
/// All positions with at most as many discs as the claims have are listed up to symmetry; a player
/// who can't move passes at once, so that a position has always as many discs as moves were made.
/// Bounds are carried back by minimax: those of a claim where there is one, else what the moves
/// give, and nothing beyond the last level.
public struct ClaimedProof: Sendable {
  /// The positions with one number of discs.
  public struct Level: Hashable, Sendable {
    /// Moves made since the start.
    public let moves: Int
    /// Empty squares.
    public let empties: Int
    /// Inequivalent positions in which the side to move has a move.
    public let positions: Int
    /// Inequivalent positions with neither player to move: the game is over.
    public let finished: Int
    /// Claims about positions of this level.
    public let claims: Int
  }

  /// The levels from the start on.
  public let levels: [Level]
  /// The score of the start is at least and at most this, from the view of the side that begins.
  public let lower, upper: Int
  /// The claims that a proof of ``lower`` rests on, and those of ``upper``.
  public let usedForLower, usedForUpper: [BoundClaim]
  /// Claims about positions that can't be reached from the start.
  public let unreached: [BoundClaim]
  /// Claims that neither proof needs.
  public let unneeded: [BoundClaim]
  /// Inequivalent positions of the last level about which nothing is claimed: the moves before cut
  /// them off.
  public let cutOff: Int

  /// The most moves from the start to a claim: 2,958,551 positions, some seconds.
  public static let mostMoves = 10

  /// The score, if the bounds meet.
  public var score: Int? { lower == upper ? lower : nil }

  /// What the bounds rest on: nothing was searched.
  public var evidence: Evidence<ReversiProof> {
    lower == upper ? .stated(.claims) : .bounded(lower: lower, upper: upper, .claims)
  }

  /// Carries the bounds of claims back to the start.
  /// - Complexity: some 2 µs for each position.
  /// - Throws: the claim that can't be used; ``Stopped`` as `nil` when a limit stopped the work.
  public init?(
    _ claims: [BoundClaim], limits: SearchLimits, observer: Observer = .silent
  ) throws(BoundClaimError) {
    let size = claims.first?.position.size ?? .eight
    let start = Position.start(size: size)
    var known: [CanonicalPosition: (lower: Int, upper: Int, claim: BoundClaim)] = [:]
    var depth = 0
    for claim in claims {
      guard claim.position.size == size else { throw BoundClaimError(line: claim.line, reason: .size) }
      let moves = start.emptyCount - claim.position.emptyCount
      guard moves <= ClaimedProof.mostMoves else {
        throw BoundClaimError(line: claim.line, reason: .tooFar(moves, limit: ClaimedProof.mostMoves))
      }
      depth = max(depth, moves)
      let key = CanonicalPosition(claim.position)
      let before = known[key]
      let bounds = (max(claim.lower, before?.lower ?? claim.lower), min(claim.upper, before?.upper ?? claim.upper))
      guard bounds.0 <= bounds.1 else {
        throw BoundClaimError(line: claim.line, reason: .contradiction(line: before?.claim.line ?? claim.line))
      }
      known[key] = (bounds.0, bounds.1, before?.claim ?? claim)
    }
    guard let tree = ClaimTree(start, depth: depth, limits: limits, observer: observer) else { return nil }
    let most = size.squareCount
    var bounds = tree.levels.map { level in level.map { _ in ClaimTree.Bounds(lower: -most, upper: most) } }
    var reached: Set<CanonicalPosition> = []
    for ply in tree.levels.indices.reversed() {
      if limits.stopReason() != nil { return nil }
      for (index, position) in tree.levels[ply].enumerated() {
        bounds[ply][index] = tree.bounds(of: position, ply: ply, next: ply < depth ? bounds[ply + 1] : nil)
        guard let claim = known[position] else { continue }
        reached.insert(position)
        bounds[ply][index].meet(lower: claim.lower, upper: claim.upper)
        guard bounds[ply][index].lower <= bounds[ply][index].upper else {
          throw BoundClaimError(line: claim.claim.line, reason: .contradiction(line: claim.claim.line))
        }
      }
    }
    let stated = known.mapValues { (lower: $0.lower, upper: $0.upper) }
    let needed = [true, false].map { tree.needed(bounds, stated, isLower: $0) }
    let byLine = { (positions: Set<CanonicalPosition>) in
      claims.filter { positions.contains(CanonicalPosition($0.position)) }
    }
    (lower, upper) = (bounds[0][0].lower, bounds[0][0].upper)
    (usedForLower, usedForUpper) = (byLine(needed[0]), byLine(needed[1]))
    unreached = claims.filter { !reached.contains(CanonicalPosition($0.position)) }
    unneeded = byLine(reached.subtracting(needed[0]).subtracting(needed[1]))
    cutOff = tree.levels[depth].count { known[$0] == nil }
    levels = tree.levels.enumerated().map { ply, positions in
      let over = positions.count { tree.isFinished($0) }
      return Level(
        moves: ply, empties: start.emptyCount - ply, positions: positions.count - over, finished: over,
        claims: positions.count { known[$0] != nil })
    }
  }
}
