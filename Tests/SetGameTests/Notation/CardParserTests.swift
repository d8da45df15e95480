import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct CardParserTests {
  private let parser = CardParser()

  @Test func `digits and words of every card come back as the same card`() throws {
    for card in Dimension.standard.allCards {
      let word = CardNotation.word(card)
      for text in [CardNotation.digits(card, in: .standard), word, word.lowercased()] {
        #expect(try parser.parse(text) == [card], "\(text)")
      }
    }
  }

  @Test(arguments: 1...5) func `digits of every dimension come back as the same card`(features: Int) throws {
    let dimension = Oracle.dimension(features)
    let text = dimension.allCards.map { CardNotation.digits($0, in: dimension) }.joined(separator: ",")
    #expect(try CardParser(dimension: dimension).parse(text) == dimension.allCards)
  }

  @Test func `a word names number, colour, shape and fill`() throws {
    #expect(try parser.parse("2GSF") == parser.parse("1122"))
    #expect(try parser.parse("1ROE 3PSF") == parser.parse("0000 2222"))
    #expect(CardNotation.word(Card(code: 15)) == "1GSE")
  }

  @Test func `blanks, commas, tabs and carriage returns separate`() throws {
    #expect(try parser.parse(" 0120,2gsf ,\t1PDS\r").map(\.code) == [15, 44, 22])
    #expect(try parser.parse("").isEmpty)
    #expect(try parser.parse(" ,, ").isEmpty)
  }

  @Test(arguments: [
    ("0120 3XYZ", NotationError.Problem.letter(feature: 1), 6), ("0120 4RSF", .letter(feature: 0), 5),
    ("2GXF", .letter(feature: 2), 2), ("2GSX", .letter(feature: 3), 3), ("0123", .digit(feature: 3), 3),
    ("012", .length(features: 4), 0), ("01201", .length(features: 4), 0), ("2GSFF", .length(features: 4), 0),
    ("0000 \u{1}", .binary, 5), ("hello", .unknownWord, 0), ("é", .digit(feature: 0), 0),
    ("2G", .length(features: 4), 0), ("0ROE", .letter(feature: 0), 0), ("-", .digit(feature: 0), 0),
  ])
  func `a wrong card is refused with its place`(text: String, problem: NotationError.Problem, offset: Int) {
    let error = #expect(throws: NotationError.self) { try parser.parse(text) }
    #expect(error?.problem == problem, "\(text)")
    #expect(error?.offset == offset, "\(text)")
  }

  @Test func `words need dimension 4`() {
    let error = #expect(throws: NotationError.self) { try CardParser(dimension: Oracle.dimension(3)).parse("012 2GSF") }
    #expect(error?.problem == .wordOutsideDimension4)
    #expect(error?.position == 1)
  }

  @Test func `a long wrong card is shown shortened and printable`() {
    let error = #expect(throws: NotationError.self) { try parser.parse(String(repeating: "Z", count: 100)) }
    #expect(error?.card == String(repeating: "Z", count: 20) + "…")
  }

  @Test(arguments: [
    "two green filled squiggles", "2 green squiggles filled", "filled green squiggles two",
    "green solid two squiggle", "TWO Solid Green Squiggles.", "squiggles 2 full green",
    "\"two green filled squiggles\"",
  ])
  func `words name a card in any order, one or many`(text: String) throws {
    #expect(try parser.parse(text) == [Card(code: 44)], "\(text)")
  }

  @Test func `every card is read in words of every order`() throws {
    let words = [
      ["one", "two", "three"], ["red", "green", "purple"], ["ovals", "diamond", "squiggles"],
      ["open", "striped", "solid"],
    ]
    var generator = SeededGenerator(seed: 6)
    for card in Dimension.standard.allCards {
      var phrase = zip(words, card.digits(in: .standard)).map { $0[$1] }
      generator.shuffle(&phrase)
      #expect(try parser.parse(phrase.joined(separator: " ")) == [card], "\(phrase)")
    }
  }

  @Test func `phrases and codes mix, separated by commas, semicolons, lines or nothing`() throws {
    let text = "two green filled squiggles, 0120; a red empty oval\n3PDS 2222 one purple striped diamond two green"
    let cards = try parser.parse(text + " open ovals and three red filled diamonds")
    #expect(cards == (try parser.parse("1122 0120 0000 2211 2222 0211 1100 2012")))
  }

  @Test(arguments: [#"["0120","2111"]"#, "[\"0120\", '2111']", "(0120; 2111)", "0120\n2111\n", "0120\r\n3GDS."])
  func `a pasted list of codes is read`(text: String) throws {
    #expect(try parser.parse(text).map(\.code) == [15, 67], "\(text)")
  }

  @Test(arguments: [
    ("two green squiggles", NotationError.Problem.missing(feature: 3), 0, 0),
    ("0120, green filled squiggle", .missing(feature: 0), 6, 1),
    ("two green red filled squiggles", .repeated(feature: 1), 10, 0),
    ("two grean filled squiggles", .unknownWord, 4, 0),
    ("two green filled squiggles, bananas", .unknownWord, 28, 1),
    ("two green filled squiggles 3XYZ", .letter(feature: 1), 28, 1), (#"["0120","21X1"]"#, .digit(feature: 2), 11, 1),
  ])
  func `a wrong phrase is refused with its place`(
    text: String, problem: NotationError.Problem, offset: Int, position: Int
  ) {
    let error = #expect(throws: NotationError.self) { try parser.parse(text) }
    #expect(error?.problem == problem, "\(text)")
    #expect(error?.offset == offset, "\(text)")
    #expect(error?.position == position, "\(text)")
  }

  @Test func `phrases need dimension 4`() {
    let error = #expect(throws: NotationError.self) {
      try CardParser(dimension: Oracle.dimension(3)).parse("two green filled squiggles")
    }
    #expect(error?.problem == .wordOutsideDimension4)
  }

  @Test func `random bytes are refused or read, never a crash, and what is read prints and parses back`() throws {
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array("0123rgpodsesfRGPODSESF ,;.[]\"\t\r\n\0\u{7F}x9-".utf8) + [0x80, 0xC3, 0xFF]
    var readable = 0
    for round in 0..<5000 {
      let dimension = Oracle.dimension(1 + generator.index(5))
      let length = generator.index(12)
      let bytes = (0..<length).map { _ in alphabet[generator.index(alphabet.count)] }
      var cards: [Card] = []
      do {
        try CardParser(dimension: dimension).parse(bytes.span, into: &cards)
        readable += 1
        let text = cards.map { CardNotation.digits($0, in: dimension) }.joined(separator: " ")
        #expect(try CardParser(dimension: dimension).parse(text) == cards, "round \(round): \(bytes)")
      } catch {
        #expect((0..<max(1, bytes.count)).contains(error.offset), "round \(round): \(bytes)")
      }
    }
    #expect(readable > 25)
  }
}
