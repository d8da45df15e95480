import CardMatch
import GameCore
import Testing

/// Cards as objects and tables of other programs describe them.
@Suite struct CardRecordsTests {
  @Test(
    arguments: [
      (#"{"suit": "hearts", "rank": "K"}"#, ["KH"], []),
      (#"{"class": "KH", "confidence": 0.9}"#, ["KH"], ["confidence"]),
      (#"[{"value":"KING","suit":"HEARTS","id":4},{"value":10,"suit":"♦"}]"#, ["KH", "10D"], ["id"]),
      (
        #"{"success":true,"cards":[{"code":"KH","image":"https://deckofcardsapi.com/static/img/KH.png","images":{"svg":"a"},"value":"KING","suit":"HEARTS"}]}"#,
        ["KH"], ["success", "images"]
      ),
      (
        #"{"predictions":[{"x":1,"class":"10_of_hearts","bbox":[1,2]},"AS"],"image":{"width":5}}"#, ["10H", "AS"],
        ["x", "bbox", "image"]
      ),
      (#"[{"card":{"suit":"\u2665","rank":"A"},"position":[1,2]}]"#, ["AH"], ["position"]),
      ("[Card(rank='K', suit='hearts'), Card(rank='10', suit='clubs')]", ["KH", "10C"], []),
      ("suit,rank,x\nhearts,10,3\nspades,A,4", ["10H", "AS"], ["x"]), ("label\nKH\n10S", ["KH", "10S"], []),
      (#"{"image":"cards/10_of_diamonds2.png"}"#, ["10D"], []), ("10,hearts\nK,spades", ["10H", "KS"], []),
      ("hearts;10;spades;K", ["10H", "KS"], []),
    ] as [(String, [String], [String])])
  func `what other programs say about cards is read, and what isn't about them is named`(
    text: String, cards: [String], unused: [String]
  ) throws {
    let deal = try DealNotation(text)
    #expect(deal.cards.map(CardNotation.text) == cards && Set(deal.unused) == Set(unused), "\(text): \(deal)")
  }

  @Test(arguments: [
    ("6d,kh,d,9,4s", CardNotationError.notACard(word: "d", offset: 6)), ("AH, 9, d", .notACard(word: "9", offset: 4)),
    ("6d\nd\n9", .notACard(word: "d", offset: 3)), (#"["6d","d","9"]"#, .notACard(word: "d", offset: 7)),
    (#"{"code":"KH","suit":"spades","rank":"K"}"#, .contradiction("KH", offset: 9)),
    (#"{"width":3}"#, .noMember("width", offset: 2)),
    (#"[{"class":"KH"},{"class":"cat"}]"#, .notACard(word: "cat", offset: 26)),
    (#"{"suit":"hearts","rank":"14"}"#, .notACard(word: "14", offset: 25)),
    (#"{"suit":"hearts","rank":null}"#, .notACard(word: "hearts", offset: 9)),
    ("[[[[", .unbalanced(offset: 0)), ("AH 8D]", .unbalanced(offset: 5)), ("(AH, 8D", .unbalanced(offset: 0)),
    (String(repeating: "x", count: PastedText.longest + 1), .tooLong),
  ])
  func `a slip, a contradiction and what isn't closed are refused`(text: String, error: CardNotationError) {
    #expect(throws: error, "\(text)") { try DealNotation(text) }
  }

  @Test func `a table has objects and unseen cards`() throws {
    let table = try KnownTableNotation(#"[{"suit":"hearts","rank":"K"}, null, {"suit":null,"rank":null}, "AH", "??"]"#)
    #expect(table.words == ["KH", "??", "??", "AH", "??"])
    #expect(try KnownTableNotation(#"{"class":"KH"}, xx, AH, {"class":"2C"}"#).words == ["KH", "??", "AH", "2C"])
  }

  @Test func `of a text with more cards than a deck no more are read`() throws {
    let text = String(repeating: "?? ", count: PastedText.longest / 3)
    for text in [text, text.filter { $0 != " " }] {
      #expect(throws: CardNotationError.tooMany(count: 53, limit: 52)) { try KnownTableNotation(text) }
    }
  }
}
