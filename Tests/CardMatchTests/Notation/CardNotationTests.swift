import CardMatch
import Foundation
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
  func `other words aren't cards`(word: String) { #expect(CardNotation.card(word) == nil) }

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

  @Test(arguments: [
    "D10", "d10", "♦10", "10♦", "TD", "Ten of Diamonds", "diamonds ten", "10_of_diamonds.png",
    "cards/10_of_diamonds2.png", "TenOfDiamonds", "10-diamonds.svg", "ten_of_diamonds", "🃊", "10 ♢",
    #"{"rank":"10","suit":"diamonds"}"#, #"[{"suit": "D", "rank": "T"}]"#, "{'rank': 10, 'suit': '♦'}",
    "(rank=10, suit=D)",
  ])
  func `the ten of diamonds is read in each notation`(text: String) throws {
    #expect(try DealNotation(text).cards.map(CardNotation.text) == ["10D"], "\(text)")
  }

  @Test func `every card is read in each notation, alone and in random deals`() throws {
    let (ranks, suits) = (
      "ace two three four five six seven eight nine ten jack queen king".split(separator: " "),
      "hearts diamonds spades clubs".split(separator: " ")
    )
    let ways: [(Card) -> String] = [
      CardNotation.text, CardNotation.symbol, { "\(ranks[$0.rank]) of \(suits[$0.suit])" },
      { "\(ranks[$0.rank])_of_\(suits[$0.suit]).png" },
      { "\(ranks[$0.rank].capitalized)Of\(suits[$0.suit].capitalized)" },
      { #"{"rank":"\#(CardNotation.text($0).dropLast())","suit":"\#(suits[$0.suit])"}"# },
      { String(CardNotation.text($0).last.map(String.init) ?? "") + CardNotation.text($0).dropLast() },
      { card in
        let number = UInt32(card.rank < 11 ? card.rank + 1 : card.rank + 2)
        let suit: UInt32 = [0x10, 0x20, 0, 0x30][card.suit]
        return Unicode.Scalar(0x1F0A0 + suit + number).map { String($0) } ?? ""
      },
    ]
    let seed: UInt64 = 44
    var random = SeededGenerator(seed: seed)
    var deck = Card.deck
    for trial in 0..<2000 {
      let size = 1 + random.index(20)
      random.drawToFront(size, of: &deck)
      let cards = Array(deck.prefix(size))
      let text = cards.map { ways[random.index(ways.count)]($0) }.joined(separator: ", ")
      #expect(try DealNotation(text).cards == cards, "seed \(seed) trial \(trial): \(text)")
    }
  }

  @Test(arguments: ["🃏", "🂬", "0H", "14 of spades", "rank_of_spades", "ace of", "of spades", "D1", "SS", "AA"])
  func `jokers, knights and words that aren't cards are refused`(text: String) {
    #expect(throws: CardNotationError.self) { try DealNotation(text) }
  }

  @Test(arguments: ["xx", "XX", "_", "?", "-", "#", "*", "null", "None", "nil", "\"\"", "🂠", "unseen"])
  func `an unseen card has words that no shell touches`(word: String) throws {
    let table = try KnownTableNotation("AH \(word) 8D+ 8C \(word)")
    #expect(table == (try KnownTableNotation("AH ?? 8D+ 8C ??")) && table.words[1] == "??")
  }

  @Test func `a table is read in one piece as well`() throws {
    let spaced = try KnownTableNotation("AH ?? ?? 8D+ QS. QH.")
    #expect(try KnownTableNotation("AH????8D+QS.QH.") == spaced)
    #expect(
      try KnownTableNotation("['ace of hearts', '?', '??', 'eight of diamonds+', queen of spades., Q♥.]") == spaced)
  }

  @Test func `an empty field is an unseen card of a table, and none of a deal`() throws {
    #expect(try KnownTableNotation("AH,,8D").words == ["AH", "??", "8D"])
    #expect(throws: CardNotationError.looseSeparator(offset: 5)) { try KnownTableNotation("AH,8D,") }
    #expect(try DealNotation("AH,8D,").cards == DealNotation("AH 8D").cards)
    #expect(throws: CardNotationError.notACard(word: "", offset: 3)) { try DealNotation("AH,,8D") }
  }

  @Test func `full-width letters and digits are read`() throws {
    #expect(try DealNotation("ＡＨ　１０ｓ，８♦").cards == DealNotation("AH 10S 8D").cards)
  }

  @Test func `an answer pasted whole is read as its cards`() throws {
    let deal = try DealNotation("A♥ 8♦ 10♠ 8♣\n\nBest score: 14  (1 pair, 2 cards stay)\n  8♦ 8♣  rank\n")
    #expect(deal == (try DealNotation("AH 8D 10S 8C")))
    let table = try KnownTableNotation("A♥ xx 8♦+ xx\n\nExpected further score: 4.36\n       worth  choice\n")
    #expect(table == (try KnownTableNotation("AH xx 8D+ xx")))
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
    #expect(notation.table.open == [CardNotation.card("8D")])
    #expect(notation.places.map { $0 == nil } == [false, true, true, false, false, false])
  }

  @Test func `an impossible table is refused with every reason`() throws {
    let ace = try #require(CardNotation.card("AH"))
    #expect(
      throws: CardNotationError.impossible(
        ImpossibleKnowledge(faults: [.duplicate(ace), .unmatchableMatched(.two)]))
    ) { try KnownTableNotation("AH AH. 9S. ??") }
    #expect(throws: CardNotationError.impossible(ImpossibleKnowledge(faults: [.incompleteMatched(count: 1, .two)]))) {
      try KnownTableNotation("AH. ??")
    }
    let two = try #require(CardNotation.card("2D"))
    #expect(throws: CardNotationError.tooManyOpen(two, .two, offset: 4)) { try KnownTableNotation("AH+ 2D+") }
    #expect(throws: CardNotationError.tooMany(count: 53, limit: 52)) {
      try KnownTableNotation(String(repeating: "?? ", count: 53))
    }
  }
}
