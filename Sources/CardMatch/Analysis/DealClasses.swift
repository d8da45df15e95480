import GameCore

/// All deals of a size, sorted into classes that differ by the names of ranks and suits alone.
///
/// A rank is dealt as one of 16 sets of suits. Up to the names of ranks a deal is the number of
/// ranks for each of the 15 sets that aren't empty, four bits each in one word; of the words that
/// renaming the suits gives, the largest represents all. There are 2237 classes of twelve cards and
/// at most some 130 thousand (of 26).
struct DealClasses {
  /// The number of cards.
  let dealSize: Int

  /// Calls `visit` with the sets of suits of each class, without empty ones, and its number of
  /// deals.
  /// - Throws: ``GameCore/Stopped`` when a limit stops the work.
  func forEach(limits: SearchLimits, _ visit: ([Int], UInt64) -> Void) throws(Stopped) {
    try extend([], from: 1, cards: 0, limits, visit)
  }

  /// Visits the classes that add sets of suits from `first` on to these.
  private func extend(
    _ suits: [Int], from first: Int, cards: Int, _ limits: SearchLimits, _ visit: ([Int], UInt64) -> Void
  ) throws(Stopped) {
    guard cards < dealSize else {
      if let deals = DealClasses.deals(suits) {
        try limits.check()
        visit(suits, deals)
      }
      return
    }
    guard suits.count < 13, dealSize - cards <= 4 * (13 - suits.count) else { return }
    for set in first..<16 where cards + set.nonzeroBitCount <= dealSize {
      try extend(suits + [set], from: set, cards: cards + set.nonzeroBitCount, limits, visit)
    }
  }

  /// The number of deals of a class; `nil` for a deal that doesn't represent its class.
  private static func deals(_ suits: [Int]) -> UInt64? {
    let own = word(suits, SuitRenaming.ofSets[0])
    var same: UInt64 = 0
    for renaming in SuitRenaming.ofSets {
      let renamed = word(suits, renaming)
      if renamed > own { return nil }
      if renamed == own { same += 1 }
    }
    // The renamings of the suits, and the ranks for sets of suits: 13!, less the order of equal
    // sets.
    var orders = factorials[13] / factorials[13 - suits.count]
    for set in 1..<16 { orders /= factorials[Int(own >> UInt64(4 * (set - 1)) & 15)] }
    return orders * (24 / same)
  }

  private static func word(_ suits: [Int], _ renaming: [Int]) -> UInt64 {
    suits.reduce(0) { $0 + 1 << UInt64(4 * (renaming[$1] - 1)) }
  }

  private static let factorials: [UInt64] = (0...13).map { $0 == 0 ? 1 : (1...$0).reduce(1) { $0 * UInt64($1) } }
}
