import Questions
import SetGame

extension SetPlay: NotedGame {
  package static let moveForms = [
    MoveForm("select N", "select or deselect the card at position N; the last one of a group decides"),
    MoveForm("deal", "deal three more cards"),
    MoveForm("clear", "replace or remove a tried Set, or deselect other cards that were tried"),
    MoveForm("call N", "with two people: player N, 1 or 2, has seen a Set and selects it"),
    MoveForm("wait S", "let S seconds pass; a computer claims a Set when its time is up"),
  ]

  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> Move? {
    if words.take("select") { return .select(try words.place()) }
    if words.take("deal") { return .deal }
    if words.take("clear") { return .clear }
    if words.take("call") {
      let player = try words.word("1 or 2")
      guard let seat = ["1": Seat.you, "2": .opponent][player] ?? Seat(rawValue: player) else {
        throw .word(player, expected: "1 or 2")
      }
      return .call(seat)
    }
    if words.take("wait") { return .wait(seconds: try words.number("the seconds", in: 0...Int.max)) }
    guard words.take("claim") else { return nil }
    var places = [try words.place()]
    while !words.isEmpty { places.append(try words.place()) }
    return .claim(places)
  }

  package static func text(_ move: Move, on table: Table) -> String {
    switch move {
    case .select(let place): "select \(place + 1)"
    case .deal: "deal"
    case .clear: "clear"
    case .call(let seat): "call \(seat.rawValue)"
    case .claim(let group): "claim " + group.map { "\($0 + 1)" }.joined(separator: " ")
    case .wait(let seconds): "wait \(seconds)"
    }
  }

  /// The cards of Set alone, or those of another deck after its name.
  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal {
    let named = words.next.flatMap(DeckNotation.deck)
    if named != nil { words.take() }
    let kind = named ?? .set
    let parser = CardParser(dimension: kind.dimension)
    var taken: [String] = []
    while let word = words.take() { taken.append(word) }
    // Together, since one card may decide how another is read.
    guard let deck = try? parser.parse(taken.joined(separator: " ")) else {
      let wrong = taken.first { (try? parser.parse($0)) == nil }
      let example = CardNotation.name(kind.dimension.allCards[0], in: kind.dimension)
      throw .word(
        wrong ?? taken.joined(separator: " "), expected: "a card such as \(kind == .set ? "2GSF" : example)")
    }
    return Deal(kind, deck: deck)
  }

  package static func text(_ deal: Deal) -> String {
    let cards = deal.deck.map { CardNotation.name($0, in: deal.kind.dimension) }.joined(separator: " ")
    return deal.kind == .set ? cards : "\(DeckNotation.name(deal.kind)) \(cards)"
  }
}
