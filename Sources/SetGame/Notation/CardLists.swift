/// The lists of a text of cards, such as `[["2GSF", "1RSF"], ["0000", "1111"]]`.
enum CardLists {
  /// Refuses a text in which some cards, but not all, are in a list of several: two lists mean two
  /// deals.
  /// - Complexity: O(bytes · log(cards)).
  static func refuseSeveral(in text: [UInt8], cards: [Range<Int>]) throws(NotationError) {
    var open: [Int] = []
    for offset in text.indices {
      switch text[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "("): open.append(first(from: offset, cards))
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        guard let start = open.popLast() else { continue }
        let end = first(from: offset, cards)
        guard end - start > 1, end - start < cards.count else { continue }
        let other = end < cards.count ? end : start
        throw NotationError(problem: .severalDeals, in: text, cards[other], position: other)
      default: continue
      }
    }
  }

  /// The number of cards that begin before an offset.
  private static func first(from offset: Int, _ cards: [Range<Int>]) -> Int {
    var (low, high) = (0, cards.count)
    while low < high {
      let middle = (low + high) / 2
      if cards[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
