/// The classes of tables under the affine maps of AG(d,3), 1 ≤ d ≤ 3, by the number of cards: each
/// has one table that represents it, and the maps from its neighbours to the tables that represent
/// theirs.
///
/// Cards are points; a set of them is a mask of up to 27 bits. The cards that aren't on a table are
/// numbered in their order, and a deck is a mask of these numbers.
package struct TableClasses {
  /// A table that represents its class.
  package struct Table {
    /// Its cards.
    let cards: UInt32
    /// How many tables are in its class.
    package let orbit: UInt64
    /// For each card that isn't on the table, what becomes of the table with it.
    var additions: [Step] = []
    /// For each Set, what becomes of the table without it.
    var removals: [Step] = []
    /// For each Set, how many Sets stay on the table without it.
    var staying: [Int] = []
  }

  /// The class of another table, and where its map takes a deck.
  struct Step {
    let target: Int
    private let deck: [UInt32]

    fileprivate init(target: Int, bits: [UInt32]) {
      self.target = target
      deck = (0..<3).flatMap { part in
        (0..<128).map { value in
          (0..<7).reduce(UInt32(0)) { mask, bit in
            value >> bit & 1 == 1 && 7 * part + bit < bits.count ? mask | bits[7 * part + bit] : mask
          }
        }
      }
    }

    /// The deck as seen from the table that represents the class.
    @inline(__always)
    func map(_ mask: Int) -> Int {
      Int(deck[mask & 127] | deck[128 + (mask >> 7 & 127)] | deck[256 + mask >> 14])
    }
  }

  /// The number of cards of the whole deck.
  let cardCount: Int
  private let space: AffineSpace
  /// By the number of cards.
  package private(set) var tables: [[Table]]

  /// The classes of tables with up to `most` cards, at least six fewer than there are.
  package init(dimension: Int, upTo most: Int) {
    space = AffineSpace(dimension: dimension)
    cardCount = space.pointCount
    var tables: [[Table]] = [[Table(cards: 0, orbit: 1)]]
    var places: [[UInt32: Int]] = [[0: 0]]
    for size in 0..<most {
      var (next, known) = ([Table](), [UInt32: Int]())
      for index in tables[size].indices {
        let cards = tables[size][index].cards
        for card in 0..<cardCount where cards >> card & 1 == 0 {
          let canonical = Canonical(cards | 1 << card, in: space)
          let target = known[canonical.cards] ?? next.count
          if target == next.count {
            known[canonical.cards] = target
            next.append(Table(cards: canonical.cards, orbit: space.groupOrder / canonical.stabilizer))
          }
          tables[size][index].additions.append(
            Step(target: target, bits: Self.bits(from: cards, through: canonical, cardCount)))
        }
      }
      tables.append(next)
      places.append(known)
    }
    for size in 3...max(3, most) {
      for index in tables[size].indices {
        let cards = tables[size][index].cards
        let sets = Self.sets(in: cards, of: space)
        for set in sets {
          let canonical = Canonical(cards & ~set, in: space)
          guard let target = places[size - 3][canonical.cards] else { preconditionFailure("classes are closed") }
          tables[size][index].removals.append(
            Step(target: target, bits: Self.bits(from: cards, through: canonical, cardCount)))
          tables[size][index].staying.append(sets.count { $0 & set == 0 })
        }
      }
    }
    self.tables = tables
  }

  /// Where the map takes each card that isn't among `cards`: a number among those not on the table
  /// that represents the class; none for a card that is on it.
  private static func bits(from cards: UInt32, through canonical: Canonical, _ count: Int) -> [UInt32] {
    let rest = (0..<count).filter { canonical.cards >> $0 & 1 == 0 }
    return (0..<count).filter { cards >> $0 & 1 == 0 }.map { card in
      rest.firstIndex(of: canonical.map[card]).map { 1 << UInt32($0) } ?? 0
    }
  }

  /// The Sets among some cards, as masks.
  private static func sets(in cards: UInt32, of space: AffineSpace) -> [UInt32] {
    let points = (0..<space.pointCount).filter { cards >> $0 & 1 == 1 }
    return points.flatMap { a in
      points.compactMap { b in
        let c = space.third(a, b)
        return a < b && b < c && cards >> c & 1 == 1 ? 1 << UInt32(a) | 1 << UInt32(b) | 1 << UInt32(c) : nil
      }
    }
  }

  /// A table and a deck, as the table that represents its class and the deck seen from it.
  func find(table: UInt32, deck: UInt32) -> (table: Int, deck: Int) {
    let canonical = Canonical(table, in: space)
    guard let place = tables[table.nonzeroBitCount].firstIndex(where: { $0.cards == canonical.cards }) else {
      preconditionFailure("every table has a class")
    }
    let bits = Self.bits(from: table, through: canonical, cardCount)
    let rest = (0..<cardCount).filter { table >> $0 & 1 == 0 }
    let mask = rest.indices.reduce(UInt32(0)) { deck >> rest[$1] & 1 == 1 ? $0 | bits[$1] : $0 }
    return (place, Int(mask))
  }
}

/// The least image of a table under the maps that take points of the table, in general position, to
/// the origin and the unit points.
private struct Canonical {
  /// The image.
  private(set) var cards: UInt32 = .max
  /// A map to it, point by point.
  private(set) var map: [Int] = []
  /// The number of maps that leave the table as it is.
  private(set) var stabilizer: UInt64 = 0

  init(_ table: UInt32, in space: AffineSpace) {
    let points = (0..<space.pointCount).filter { table >> $0 & 1 == 1 }
    // A map takes origins to origins with as many pairs that are completed within the table.
    let completed = points.map { point in points.count { table >> space.third(point, $0) & 1 == 1 } }
    let rarest = completed.min { first, second in
      let counts = [first, second].map { value in completed.count { $0 == value } }
      return counts[0] == counts[1] ? first < second : counts[0] < counts[1]
    }
    let origins = points.indices.filter { completed[$0] == rarest }.map { points[$0] }
    for origin in origins.isEmpty ? [0] : origins {
      extend([origin], rank: points.isEmpty ? 0 : 1, table, space)
    }
  }

  /// Extends a frame, whose span has the points by their coordinates, by each point of the table
  /// outside it, at last by any other point.
  private mutating func extend(_ span: [Int], rank: Int, _ table: UInt32, _ space: AffineSpace) {
    guard span.count < space.pointCount else { return take(span, rank, table, space) }
    let spanned = span.reduce(UInt32(0)) { $0 | 1 << $1 }
    let isInside = table & ~spanned == 0
    let candidates = isInside ? ~spanned & (spanned + 1) : table & ~spanned
    for point in 0..<space.pointCount where candidates >> point & 1 == 1 {
      // The new coordinate is 0, 1 or 2.
      let step = space.difference(point, span[0])
      if 3 * span.count == space.pointCount, !isLeast(span, step, table, space) { continue }
      let once = span.map { space.sum($0, step) }
      extend(span + once + once.map { space.sum($0, step) }, rank: isInside ? rank : rank + 1, table, space)
    }
  }

  /// Whether the image under the last extension of a frame is at most the least one until now.
  private func isLeast(_ span: [Int], _ step: Int, _ table: UInt32, _ space: AffineSpace) -> Bool {
    var image: UInt32 = 0
    for place in span.indices {
      let (point, once) = (span[place], space.sum(span[place], step))
      image |= (table >> point & 1) << place
      image |= (table >> once & 1) << (span.count + place)
      image |= (table >> space.sum(once, step) & 1) << (2 * span.count + place)
    }
    return image <= cards
  }

  /// Takes the image of the table when it is less.
  private mutating func take(_ span: [Int], _ rank: Int, _ table: UInt32, _ space: AffineSpace) {
    var image: UInt32 = 0
    for (place, point) in span.enumerated() where table >> point & 1 == 1 { image |= 1 << place }
    guard image <= cards else { return }
    if image < cards {
      (cards, stabilizer) = (image, 0)
      map = [Int](repeating: 0, count: span.count)
      for (place, point) in span.enumerated() { map[point] = place }
    }
    stabilizer += space.frameExtensions(from: rank)
  }
}
