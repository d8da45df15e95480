import Foundation
import GameCore
import SetGame
import SetGameOracles
import Testing

/// Cards as people and other programs write them.
@Suite struct CardReaderTests {
  private let parser = CardParser()

  private func words(_ text: String) throws -> String {
    try parser.parse(text).map(CardNotation.word).joined(separator: " ")
  }

  @Test(arguments: [
    ("red-solid-oval-1", "1ROF"), ("red_solid_oval_1", "1ROF"), ("one-red-solid-diamond.png", "1RDF"),
    ("cards/svg/GreenDiamondOneEmpty.png", "1GDE"), ("C:\\cards\\two-blue-striped-pills.JPG", "2POS"),
    ("1 red pill half, 2 blue capsules outline", "1ROS 2POE"), ("three green hollow waves", "3GSE"),
    ("2x green open squiggle", "2GSE"), ("half filled red oval 2", "2ROS"), ("red oval shaded 3", "3ROS"),
    ("two, green, filled, squiggles, one, red, empty, oval", "2GSF 1ROE"), ("2,G,S,F 1,R,O,E", "2GSF 1ROE"),
    ("2 G S F", "2GSF"), ("GSF2 ROE1 PDS3", "2GSF 1ROE 3PDS"), ("2GSF1ROE", "2GSF 1ROE"),
    ("RFO1 GSD2 POS3", "1ROF 2GDS 3PSE"), ("RSO1 GHD2 POS3", "1ROF 2GDS 3PSE"),
    ("red ●●●", "3ROF"), ("green ◇ ◇, purple ≈", "2GDE 1PSS"), ("◆ ◆ 2GDF   ● 1ROF", "2GDF 1ROF"),
    ("red ▲▲, 1 green filled circle, purple □", "2ROF 1GDF 1PSE"),
    ("2GTF 1RCO 3PSF", "2GOF 1RDE 3PSF"), ("1. red oval solid 1\n2. green oval solid 2", "1ROF 2GOF"),
    ("1: 0120  2: 0121", "1GSE 1GSS"), ("1231 2311", "1GSE 2POE"), ("[[0,0,0,0],[0,1,2,0]]", "1ROE 1GSE"),
    ("[[1,1,2,3],[2,1,1,2]]", "1RDF 2ROS"), ("0,1,2,1", "1GSS"), ("0 40 80", "1ROE 2GDS 3PSF"),
    ("[1,41,81]", "1ROE 2GDS 3PSF"), ("0;40;80", "1ROE 2GDS 3PSF"), ("0\n40\n80", "1ROE 2GDS 3PSF"),
    ("[[0],[40],[80]]", "1ROE 2GDS 3PSF"), ("２ＧＳＦ　ｇｓｆ１", "2GSF 1GSF"), ("１１２２，００００", "2GSF 1ROE"),
    ("- 2GSF\n- 1RDF", "2GSF 1RDF"), ("- 0\n- 40\n- 80", "1ROE 2GDS 3PSF"), ("0-1-2-0", "1GSE"),
    ("-2GSF -1RDF", "2GSF 1RDF"), ("[[\"2GSF\",\"1RDF\"]]", "2GSF 1RDF"),
    ("% 1 deal, seed 1\n2GSF 1RDF", "2GSF 1RDF"), ("  # two\r\ngreen filled squiggle 2; 1RDF", "2GSF 1RDF"),
    ("[[1,\"red\",\"oval\",\"solid\"],[2,\"green\",\"diamond\",\"open\"]]", "1ROF 2GDE"),
    (
      #"[{"number":1,"color":"red","shape":"oval","shading":"solid"},{"number":2,"fill":"EMPTY","shape":"PILL","colour":"BLUE"}]"#,
      "1ROF 2POE"
    ),
    (#"{"number":0,"color":1,"shape":2,"shading":0}"#, "1GSE"),
    (#"{"number":3,"color":1,"shape":2,"shading":1}"#, "3RDE"),
    ("Card(number=1, color='red', shape='oval', shading='solid')", "1ROF"), ("[]", ""), ("2GSS 1ROE", "2GSS 1ROE"),
  ])
  func `cards are read as people and programs write them`(text: String, cards: String) throws {
    #expect(try words(text) == cards, "\(text)")
  }

  @Test(arguments: [
    ("1RSO", NotationError.Problem.ambiguous(["1RSE", "1ROS", "1ROF"])),
    ("RSO1", .ambiguous(["1RSE", "1ROS", "1ROF"])),
    ("RSO1 GSD2 POS3", .ambiguous(["1ROS", "1ROF"])), ("2GSS 1RDO", .ambiguous(["2GSS", "2GSF"])),
    ("5 17 40", .ambiguousNumbers(["0012", "0011"])), ("[[1,1,2,2],[2,1,1,2]]", .ambiguousNumbers(["1122", "0011"])),
    (#"{"number":1,"color":1,"shape":2,"shading":1}"#, .ambiguous(["2GSS", "1RDE"])),
    ("1 blue oval solid, 1 purple oval solid", .sameValue("blue", "purple")),
    ("1 red oval shaded, 1 green oval striped", .sameValue("shaded", "striped")),
    ("●●●", .missing(feature: 1)), ("red ●●●●", .tooManySigns), ("red oval ☃ solid", .unknownCharacter),
    (#"[{"id":7,"number":1}]"#, .missing(feature: 1)),
    (#"{"number":0,"color":"red","shape":"oval","fill":"solid"}"#, .noReading),
    ("squigle", .unknownWord), ("two green squiggles, one red empty oval", .missing(feature: 3)),
    ("0120 1233", .digit(feature: 2)), ("-5 0 40", .cardNumber(features: 4)), ("+5 0", .cardNumber(features: 4)),
    ("[5, -0]", .cardNumber(features: 4)), ("2GSF –5", .cardNumber(features: 4)), ("0-5 40", .digit(feature: 1)),
    ("82", .cardNumber(features: 4)),
    ("0 81", .cardNumber(features: 4)), ("2GSF 1122 80", .cardNumber(features: 4)),
    ("0000 80", .cardNumber(features: 4)), ("○ 2GSF", .missing(feature: 1)),
    (#"[["2GSF","1RSF"],["0000","1111"]]"#, .severalDeals), ("[0000 1111] [2222]", .severalDeals),
    ("[[[0,0,0,0],[1,1,1,1]],[[2,2,2,2],[0,1,2,0]]]", .severalDeals), ("(2GSF 1RSF) 2222", .severalDeals),
    (#"[{"cards":["2GSF","1RSF"]},{"cards":["0000","1111"]}]"#, .severalDeals), ("% 2GSF", .digit(feature: 0)),
  ])
  func `what has two readings, or none, is refused`(text: String, problem: NotationError.Problem) {
    #expect(throws: NotationError.self) { try parser.parse(text) }
    do { _ = try parser.parse(text) } catch { #expect(error.problem == problem, "\(text)") }
  }

  @Test func `an answer of the program is read as its deal, and two of them as none`() throws {
    let drawing = "╭1──────╮ ╭2──────╮\n│   ∼   │ │  ≋ ≋  │\n╰─1GSE──╯ ╰─2GSF──╯\n"
    for text in [
      drawing, drawing + "No Sets among 2 cards\nProved: every pair tried.\n",
      drawing + "Not a Set: fill\n  fill  one\n",
      "Puzzle: find all 2 Sets\n" + drawing + "\nSolutions\n1. 1 2 3\n",
    ] {
      #expect(try words(text) == "1GSE 2GSF", "\(text)")
    }
    for text in [drawing + "2 Sets among 3 cards", drawing + "A Set\n" + drawing, "Solutions\n" + drawing] {
      #expect(throws: NotationError.self, "\(text)") { try parser.parse(text) }
    }
    let small = CardParser(dimension: Oracle.dimension(3))
    let answer = "1: 000  2: 111  3: 222\n1 Set among 3 cards\n  1.  1 2 3   000   111   222\nProved.\n"
    #expect(try small.parse(answer) == small.parse("000 111 222"))
  }

  @Test func `a fault in full-width text is where it was written`() {
    do {
      _ = try parser.parse("２ＧＳＦ ２ＧＳＸ")
    } catch {
      #expect(error.problem == .letter(feature: 3) && error.offset == 22 && error.position == 1)
    }
  }

  @Test func `the place of a fault and its characters are a person's`() {
    do {
      _ = try parser.parse("red é́ oval solid 1")
    } catch {
      #expect(error.card == "é́" && error.offset == 4)
    }
  }

  /// A way to write a deal: the text, or `nil` where it says too little of this deal.
  private typealias Way = @Sendable (_ cards: [Card], _ digits: [[Int]]) -> String?

  private static let names = [
    ["one", "two", "three"], ["red", "green", "purple"], ["oval", "diamond", "squiggle"],
    ["open", "striped", "solid"],
  ]

  private static func phrase(_ card: [Int], _ separator: String) -> String {
    [3, 1, 0, 2].map { names[$0][card[$0]] }.joined(separator: separator)
  }

  private static let ways: [Way] = [
    { cards, _ in cards.map { CardNotation.digits($0, in: .standard) }.joined(separator: "\n") },
    { cards, _ in cards.map { CardNotation.word($0).lowercased() }.joined(separator: ",") },
    { _, digits in digits.map { phrase($0, " ") }.joined(separator: "; ") },
    { _, digits in digits.map { phrase($0, "-") + ".png" }.joined(separator: " ") },
    { _, digits in digits.map { "cards/" + phrase($0, "_") + ".svg" }.joined(separator: "\n") },
    { _, digits in
      digits.map { card in [2, 1, 3, 0].map { names[$0][card[$0]].capitalized }.joined() }.joined(separator: " ")
    },
    { _, digits in
      let objects = digits.map {
        #"{"number":\#($0[0] + 1),"color":"\#(names[1][$0[1]])","shape":"\#(names[2][$0[2]])","shading":"\#(names[3][$0[3]])"}"#
      }
      return "[" + objects.joined(separator: ",") + "]"
    },
    { _, digits in digits.joined().contains(0) ? "\(digits)" : nil },
    { _, digits in digits.joined().contains(2) ? "\(digits.map { $0.map { $0 + 1 } })" : nil },
    { _, digits in
      digits.joined().contains(2) ? digits.map { $0.map { "\($0 + 1)" }.joined() }.joined(separator: " ") : nil
    },
    { cards, _ in cards.contains { $0.code == 0 } ? "\(cards.map(\.code))" : nil },
    { cards, _ in cards.contains { $0.code == 80 } ? cards.map { "\($0.code + 1)" }.joined(separator: " ") : nil },
    { _, digits in digits.enumerated().map { "\($0 + 1). \(phrase($1, " "))" }.joined(separator: "\n") },
  ]

  @Test func `random deals in every notation are read as they are`() throws {
    let seed: UInt64 = 39
    var random = SeededGenerator(seed: seed)
    var deck = Dimension.standard.allCards
    for trial in 0..<200 {
      let size = 1 + random.index(15)
      random.drawToFront(size, of: &deck)
      let cards = Array(deck.prefix(size))
      let digits = cards.map { $0.digits(in: .standard) }
      for (number, way) in Self.ways.enumerated() {
        guard let text = way(cards, digits) else { continue }
        #expect(try parser.parse(text) == cards, "seed \(seed) trial \(trial) way \(number): \(text)")
      }
    }
  }

  @Test func `random pieces of notations are refused or read, and what is read prints and parses back`() throws {
    let seed: UInt64 = 40
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "red", "green", "two", "1", "2", "oval", "●", "◆", "half", " ", ",", ":", "RSO1", "2GSF", "╰", "─", "╯", "\n",
      "on 1 card", "[", "]", "number", "{", "=", "\"", "/", ".png", "0120", "12", "81", "a", "é", "#", "81:", "3.",
      "Filled", "blue", "S", "circle", "1̈",
    ]
    for trial in 0..<5000 {
      let text = (0..<random.index(9)).map { _ in pieces[random.index(pieces.count)] }.joined()
      do {
        let cards = try parser.parse(text)
        let digits = cards.map { CardNotation.digits($0, in: .standard) }.joined(separator: " ")
        #expect(try parser.parse(digits) == cards, "seed \(seed) trial \(trial): \(text)")
      } catch {
        #expect((0..<max(1, text.utf8.count)).contains(error.offset), "seed \(seed) trial \(trial): \(text)")
      }
    }
  }

  @Test func `a long text of words is read in time that grows with its length`() throws {
    let text = String(repeating: "red solid oval 1 ", count: 5000)
    #expect(try parser.parse(text).count == 82, "one of them is there twice, whatever follows")
    #expect(throws: NotationError.self) { try parser.parse(String(repeating: "RSO1 ", count: 5000)) }
    #expect(throws: NotationError.self) { try parser.parse(String(repeating: "a/", count: 50_000)) }
  }
}
