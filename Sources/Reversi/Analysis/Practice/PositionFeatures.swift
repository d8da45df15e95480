/// What players consider in a position before they search: moves, exposed discs, safe discs,
/// parity.
public struct PositionFeatures: Hashable, Sendable {
  /// What is counted for one player.
  public struct Counts: Hashable, Sendable {
    /// The discs.
    public let discs: Int
    /// The squares on which the player could place a disc, were it that player's turn.
    public let mobility: Int
    /// The empty squares next to the opponent's discs, in any of eight directions: where moves may
    /// open.
    public let potentialMobility: Int
    /// The player's discs with an empty square next to them, in any of eight directions.
    public let frontier: Int
    /// The player's discs that provably can't be flipped any more; there may be others.
    public let stableDiscs: Int
  }

  /// A region of empty squares: squares are connected by a king's move.
  public struct Region: Hashable, Sendable {
    /// The squares in board order.
    public let squares: [Square]

    /// Whether the number of squares is odd: the player who moves into it first also makes its last
    /// move, if neither side passes.
    public var isOdd: Bool { !squares.count.isMultiple(of: 2) }
  }

  /// The position.
  public let position: Position
  /// The counts of the player with the black discs,
  public let black: Counts
  /// and of the one with the white.
  public let white: Counts
  /// The regions of empty squares, by their first square.
  public let regions: [Region]

  /// Counts it all.
  /// - Complexity: O(squares), a microsecond or two.
  public init(_ position: Position) {
    self.position = position
    black = Self.counts(of: .black, in: position)
    white = Self.counts(of: .white, in: position)
    regions = Self.regions(of: position.empties)
  }

  /// The counts of a player.
  public func counts(of side: Side) -> Counts { side == .black ? black : white }

  private static func counts(of side: Side, in position: Position) -> Counts {
    let (own, other) = (position.discs(of: side), position.discs(of: side.other))
    let (squares, empties) = (position.size.squares, position.empties)
    return Counts(
      discs: own.nonzeroBitCount, mobility: (Bitboard.moves(own, other) & squares).nonzeroBitCount,
      potentialMobility: (Bitboard.grown(other) & empties).nonzeroBitCount,
      frontier: (Bitboard.grown(empties) & own).nonzeroBitCount,
      stableDiscs: Bitboard.stable(own, other, squares: squares).nonzeroBitCount)
  }

  private static func regions(of empties: UInt64) -> [Region] {
    var rest = empties
    var regions: [Region] = []
    while rest != 0 {
      var region = Bitboard.lowest(rest)
      while true {
        let larger = Bitboard.grown(region) & rest
        if larger == region { break }
        region = larger
      }
      regions.append(Region(squares: Square.list(region)))
      rest ^= region
    }
    return regions
  }
}
