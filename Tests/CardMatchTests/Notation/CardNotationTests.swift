import CardMatch
import GameCore
import Testing

@Suite struct CardNotationTests {
  @Test func `every card is printed and read back`() {
    for card in Card.deck {
      #expect(CardNotation.card(CardNotation.text(card)) == card)
      #expect(CardNotation.card(CardNotation.text(card).lowercased()) == card)
      #expect(CardNotation.card(CardNotation.symbol(card)) == card)
    }
    #expect(CardNotation.card("TS") == CardNotation.card("10♠"))
  }

  @Test(arguments: ["", "A", "H", "1H", "11H", "AX", "AHH", "?", "aces", "tens", "é♥", "ace of", "A H H"])
  func `other words are no cards`(word: String) { #expect(CardNotation.card(word) == nil) }

  @Test(arguments: [
    "10♥ 8♦ A♠", "TH,8D;AS", "10h8dAS", "[\"10♥\", \"8♦\", \"A♠\"]", "{'TH','8D','AS'}",
    "ten of hearts, 8 of diamonds, ace of spades",
    "10 ♥️ 8 ♦️ A ♠️", "“10H 8D AS”", "(TEN hearts) (eight of ♦) (1 word)",
  ])
  func `cards are read as people paste them`(text: String) throws {
    guard !text.contains("word") else {
      #expect(throws: CardNotationError.notACard(word: "1", offset: 29)) { try DealNotation(text) }
      return
    }
    #expect(try DealNotation(text).cards.map(CardNotation.text) == ["10H", "8D", "AS"])
  }

  @Test func `a table is read in one piece as well`() throws {
    let spaced = try KnownTableNotation("AH ?? ?? 8D+ QS. QH.")
    #expect(try KnownTableNotation("AH????8D+QS.QH.") == spaced)
    #expect(
      try KnownTableNotation("['ace of hearts', '?', '??', 'eight of diamonds+', queen of spades., Q♥.]") == spaced)
  }

  @Test func `a deal names each card once`() {
    #expect(throws: CardNotationError.empty) { try DealNotation(" ") }
    #expect(throws: CardNotationError.notACard(word: "3X", offset: 3)) { try DealNotation("AH,3X") }
    guard let ace = Card(rank: 0, suit: 0) else {
      Issue.record("not what the test is about")
      return
    }
    #expect(throws: CardNotationError.duplicate(ace, offset: 6)) { try DealNotation("AH 2D A♥") }
  }

  @Test func `a table has known, open, matched and unseen cards`() throws {
    let notation = try KnownTableNotation("AH ?? ?? 8D+ QS. QH.")
    #expect(notation.table.known.count == 2 && notation.table.matched.count == 2 && notation.table.unseen == 2)
    #expect(notation.table.open == CardNotation.card("8D"))
    #expect(notation.places.map { $0 == nil } == [false, true, true, false, false, false])
  }

  @Test func `an impossible table is refused with every reason`() throws {
    let ace = try #require(CardNotation.card("AH"))
    #expect(
      throws: CardNotationError.impossible(
        ImpossibleKnowledge(faults: [.duplicate(ace), .unpairableMatched]))
    ) { try KnownTableNotation("AH AH. 9S. ??") }
    #expect(throws: CardNotationError.impossible(ImpossibleKnowledge(faults: [.oddMatched(count: 1)]))) {
      try KnownTableNotation("AH. ??")
    }
    let two = try #require(CardNotation.card("2D"))
    #expect(throws: CardNotationError.secondOpen(two, offset: 4)) { try KnownTableNotation("AH+ 2D+") }
    #expect(throws: CardNotationError.tooMany(count: 53, limit: 52)) {
      try KnownTableNotation(String(repeating: "?? ", count: 53))
    }
  }

  @Test func `random text is read or refused`() {
    let seed: UInt64 = 18
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("A210TJQKHDSC♥♣?+. ,\u{FE0F}é").map(String.init)
    for _ in 0..<20_000 {
      let text = (0..<random.index(14)).map { _ in alphabet[random.index(alphabet.count)] }.joined()
      if let deal = try? DealNotation(text) { #expect(Set(deal.cards).count == deal.cards.count) }
      if let table = try? KnownTableNotation(text) { #expect(table.table.dealSize == table.places.count) }
    }
  }
}
