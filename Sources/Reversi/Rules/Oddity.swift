/// A sign that no game leads to a position. Such positions are legal inputs; the answer mentions
/// it.
///
/// Games start with the four middle squares occupied, every later disc touches an older one, and no
/// disc ever leaves the board. These conditions are necessary, not sufficient.
public enum Oddity: Hashable, Sendable, CaseIterable {
  /// A middle square is empty.
  case emptyCentre
  /// Some discs touch no path of discs to the middle.
  case detachedDiscs
}

extension Position {
  /// What shows that no game leads here; empty when nothing does.
  public var oddities: [Oddity] {
    let occupied = mover | opponent
    var connected = occupied & size.centre
    while true {
      let larger = Bitboard.grown(connected) & occupied
      if larger == connected { break }
      connected = larger
    }
    var found: [Oddity] = []
    if size.centre & ~occupied != 0 { found.append(.emptyCentre) }
    if connected != occupied { found.append(.detachedDiscs) }
    return found
  }
}
