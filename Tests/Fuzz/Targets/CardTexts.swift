import CardMatch
import Memory

extension FuzzTarget {
  /// Tables of Memory, deals and tables of card matching.
  static let cardTexts: [FuzzTarget] = [
    FuzzTarget("memory-table") { bytes in
      guard let table = accepted({ try TableNotation(String(decoding: bytes, as: UTF8.self)) }) else { return }
      require(accepted { try TableNotation(words: table.words) } == table, "a table is read as it was written")
      _ = table.setup.stateWithoutKnownPairs.legalMoves
    },
    FuzzTarget("cardmatch-deal") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if let deal = accepted({ try DealNotation(text) }) {
        let written = deal.cards.map { CardNotation.text($0) }.joined(separator: " ")
        require(accepted { try DealNotation(written) }?.cards == deal.cards, "a deal is read as it was written")
        require(Set(deal.cards).count == deal.cards.count, "a deal has each card once: \(written)")
      }
      if let table = accepted({ try KnownTableNotation(text) }) {
        let written = table.words.joined(separator: " ")
        let again = accepted { try KnownTableNotation(written) }
        require(again?.places == table.places, "a table is read as it was written: \(written)")
        require(table.table.dealSize == table.places.count, "a table has a place for each card: \(written)")
      }
    },
  ]
}
