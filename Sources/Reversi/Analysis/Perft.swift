import GameCore

/// The number of lines of play to a depth.
public struct PerftCount: Hashable, Sendable {
  /// Where the lines begin.
  public let position: Position
  /// How many plies they have; a pass is one.
  public let depth: Int
  /// How many there are.
  public let leaves: UInt64

  /// What the number rests on.
  public var evidence: Evidence<ReversiProof> { .proved(.everyLine) }
}

/// How many lines of play there are: the field's first test of move generation.
public enum Perft {
  /// Lines of at most N plies are counted in one go where there seem to be at most ``pieceLines``
  /// of them, which takes a fraction of a second; before each such piece the limits are checked.
  private static let pieceDepth = 7
  private static let pieceLines = 1 << 28

  /// The number of positions after `depth` plies, `nil` when a limit came first. A game that is
  /// over earlier counts once. Values from the start are known: 4, 12, 56, 244, ….
  /// - Complexity: about 1 ns a counted position on one thread.
  public static func lines(
    from position: Position, depth: Int, limits: SearchLimits, observer: Observer = .silent
  ) -> PerftCount? {
    let parts = depth > 2 ? frontier(position, plies: min(depth - 1, 4)) : [(position, 0)]
    let counts = Workers.sideBySide(sharing: parts, limits: limits, observer: observer, unit: "first lines") { part in
      pieces(part.position, depth: depth - part.ply, limits: limits)
    }
    let leaves = counts.compactMap { $0 }
    guard leaves.count == parts.count else { return nil }
    return PerftCount(position: position, depth: depth, leaves: leaves.reduce(0, +))
  }

  /// Whether at most `most` positions follow a position, along every line to the end of the game.
  package static func isSmall(_ position: Position, atMost most: Int) -> Bool {
    var left = most
    return visit(position, left: &left)
  }

  private static func visit(_ position: Position, left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    if position.mustPass { return visit(position.passing, left: &left) }
    for square in position.legalSquares {
      guard visit(position.placingUnchecked(square), left: &left) else { return false }
    }
    return true
  }

  /// The number of positions after `depth` plies, counted along every line on one thread.
  package static func count(_ position: Position, depth: Int) -> UInt64 {
    PerftKernel.count(position.mover, position.opponent, squares: position.size.squares, depth: depth)
  }

  /// The same in pieces, `nil` when a limit came first.
  private static func pieces(_ position: Position, depth: Int, limits: SearchLimits) -> UInt64? {
    if limits.stopReason() != nil { return nil }
    if isPiece(position, depth: depth) { return count(position, depth: depth) }
    var leaves: UInt64 = 0
    for next in frontier(position, plies: 1) {
      guard let more = pieces(next.position, depth: depth - 1, limits: limits) else { return nil }
      leaves += more
    }
    return leaves
  }

  /// Whether the lines from a position are counted in one go.
  private static func isPiece(_ position: Position, depth: Int) -> Bool {
    if position.isFinished { return true }
    if depth > pieceDepth { return false }
    let breadth = max(position.moveBits.nonzeroBitCount, position.passing.moveBits.nonzeroBitCount)
    var lines = 1
    for _ in 0..<depth where lines <= pieceLines { lines *= breadth }
    return depth <= 1 || lines <= pieceLines
  }

  /// The positions `plies` deep, and the finished games before.
  private static func frontier(_ position: Position, plies: Int) -> [(position: Position, ply: Int)] {
    var level: [(position: Position, ply: Int)] = [(position, 0)]
    for ply in 1...plies {
      level = level.flatMap { entry in
        if entry.position.isFinished { return [entry] }
        if entry.position.mustPass { return [(entry.position.passing, ply)] }
        return entry.position.legalSquares.map { (entry.position.placingUnchecked($0), ply) }
      }
    }
    return level
  }
}
