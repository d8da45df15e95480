/// Decks as text: `set`, `quads`, and with another number of coordinates than the usual one,
/// `set-3`.
public enum DeckNotation {
  /// The name of a deck.
  public static func name(_ deck: Deck) -> String {
    let name = names[deck.variant] ?? deck.variant.rawValue
    return deck == Deck(deck.variant) ? name : "\(name)-\(deck.dimension.coordinates)"
  }

  /// The deck of a name, in either case; `nil` where there is none.
  public static func deck(_ text: String) -> Deck? {
    let name = text.lowercased()
    return decks[otherNames[name] ?? name]
  }

  private static let names: [Variant: String] = [
    .set: "set", .ultraSet: "ultra", .ghostSet: "ghost", .quad: "quads", .zeroSum: "proset",
  ]

  /// What decks are also called; `socks` are the cards of ProSet with other pictures.
  static let otherNames = [
    "junior": "set-3", "ultraset": "ultra", "ghostset": "ghost", "evenquads": "quads", "socks": "proset",
  ]

  /// The names of all decks that help lists.
  public static let usual = Variant.allCases.map { name(Deck($0)) } + ["junior", "socks"]

  private static let decks: [String: Deck] = {
    var decks: [String: Deck] = [:]
    for deck in Deck.all {
      decks[name(deck)] = deck
      if let name = names[deck.variant] { decks["\(name)-\(deck.dimension.coordinates)"] = deck }
    }
    return decks
  }()
}
