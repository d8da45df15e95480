/// What is known of a face-down table, up to the names of ranks and suits.
///
/// A rank is a byte: the suits of its known cards in the lower half, of its matched ones in the
/// upper. Of the tables that renaming suits and sorting ranks give, the one with the largest word
/// represents all. When no card is unseen, matched cards don't matter and are forgotten.
struct CanonicalTable {
  /// The ranks, the largest byte first.
  let ranks: [UInt8]
  /// The number of cards whose face hasn't been seen.
  let unseen: Int
  /// The ranks and the number of unseen cards, one number.
  let word: UInt128
  private let rankPlaces: [Int]
  private let suits: [Int]

  /// Finds the table that represents one with these ranks; `renamings` are those of the deck's
  /// suits.
  init(ranks: [UInt8], unseen: Int, renamings: [SuitRenaming]) {
    let given = unseen == 0 ? ranks.map { $0 & 15 } : ranks
    var (best, renaming) = (UInt128(0), renamings[0])
    var sorted = given
    for candidate in renamings {
      for (rank, byte) in given.enumerated() {
        let renamed = candidate.bytes[Int(byte)]
        var place = rank
        while place > 0, sorted[place - 1] < renamed {
          sorted[place] = sorted[place - 1]
          place -= 1
        }
        sorted[place] = renamed
      }
      let word = sorted.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
      if word > best { (best, renaming) = (word, candidate) }
    }
    let order = given.indices.sorted { left, right in
      let (first, second) = (renaming.bytes[Int(given[left])], renaming.bytes[Int(given[right])])
      return first != second ? first > second : left < right
    }
    var places = [Int](repeating: 0, count: given.count)
    for (place, rank) in order.enumerated() { places[rank] = place }
    self.ranks = order.map { renaming.bytes[Int(given[$0])] }
    self.unseen = unseen
    word = best << 8 | UInt128(unseen)
    (rankPlaces, suits) = (places, renaming.suits)
  }

  /// The known cards, rank by rank.
  var known: [(rank: Int, suit: Int)] {
    ranks.indices.flatMap { rank in
      (0..<4).filter { ranks[rank] >> $0 & 1 == 1 }.map { (rank: rank, suit: $0) }
    }
  }

  /// The place among ``known`` of a known card, by its rank and suit in the table that was given.
  func place(rank: Int, suit: Int) -> Int {
    let (rank, suit) = (rankPlaces[rank], suits[suit])
    return ranks[..<rank].reduce(0) { $0 + ($1 & 15).nonzeroBitCount }
      + (ranks[rank] & (1 << UInt8(suit) - 1)).nonzeroBitCount
  }
}

/// An order of the suits.
struct SuitRenaming: Sendable {
  /// What each suit becomes.
  let suits: [Int]
  /// What each byte of a ``CanonicalTable`` becomes.
  let bytes: [UInt8]

  private init(_ suits: [Int]) {
    self.suits = suits
    bytes = (0..<256).map { byte in
      var renamed = 0
      for bit in 0..<8 where byte >> bit & 1 == 1 { renamed |= 1 << (suits[bit & 3] + bit / 4 * 4) }
      return UInt8(renamed)
    }
  }

  /// All orders of the first `count` (1…4) suits, the unchanged one first.
  static func all(_ count: Int) -> [SuitRenaming] {
    var orders: [[Int]] = [[]]
    for _ in 0..<count {
      orders = orders.flatMap { order in (0..<count).filter { !order.contains($0) }.map { order + [$0] } }
    }
    return orders.map { SuitRenaming($0 + Array(count..<4)) }
  }

  /// For each order of four suits, the unchanged one first: what becomes of each set of suits.
  static let ofSets: [[Int]] = all(4).map { $0.bytes.prefix(16).map { Int($0) } }
}
