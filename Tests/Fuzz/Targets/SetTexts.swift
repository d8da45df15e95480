import SetGame

extension FuzzTarget {
  /// Cards and deals of Set.
  static let setTexts: [FuzzTarget] = [
    FuzzTarget("set-cards") { bytes in
      let dimension = Deck.all[Int(bytes.first ?? 0) % Deck.all.count].dimension
      let rest = Array(bytes.dropFirst())
      let text = String(decoding: rest, as: UTF8.self)
      if let cards = accepted({ try CardParser(dimension: dimension).parse(text) }) {
        let digits = cards.map { CardNotation.digits($0, in: dimension) }.joined(separator: " ")
        let read = accepted { try CardParser(dimension: dimension).parse(digits) }
        require(cards.isEmpty || read == cards, "cards are read as they were written: \(digits)")
      }
      _ = accepted { try Layout(notation: text, dimension: dimension) }
    },
    FuzzTarget("set-deals") { bytes in
      let deals = ExpectedDeals(notation: bytes)
      require(deals.deals.allSatisfy { $0.deal.expected >= 0 }, "a deal has a count")
    },
  ]
}
