import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct RulesNotationTests {
  @Test(arguments: [
    ("take:3", "take:3"), ("take:1,2,3", "take:3"), ("TAKE:1,3,4", "take:1,3-4"), ("take:2-5,9", "take:2-5,9"),
    ("take:3-3", "take:3-3"), (" take:any\n", "take:any"), ("take:10^20", "take:100000000000000000000"),
    ("octal:0.77", "octal:0.77"), ("0.770", "octal:0.77"), ("4.7", "octal:4.7"), ("octal:.07", "octal:0.07"),
    ("octal:0.(123)", "octal:0.(123)"), ("0.1(0)", "octal:0.1"), ("hex:0.8F", "hex:0.8f"), ("hex:c.", "hex:c."),
    ("last:x2", "last:x2"), ("last:x3/2", "last:x3/2"), ("last:+1", "last:+1"), ("last:+0", "last:+0"),
    ("pile:half", "pile:half"), ("pile:powers2", "pile:powers2"), ("pile:Divisors", "pile:divisors"),
    ("pile:triangular", "pile:triangular"), ("pile:fibonacci", "pile:fibonacci"), ("split:Unequal", "split:unequal"),
    ("split:equal", "split:equal"), ("grundy", "split:unequal"), ("treblecross", "octal:0.007"),
  ])
  func `rules are read and printed in one form`(text: String, printed: String) throws {
    let rules = try RulesNotation.parse(text)
    #expect(rules.description == printed)
    #expect(try RulesNotation.parse(printed) == rules)
  }

  @Test(arguments: [
    ("", RulesError.Fault.empty, 0), ("  ", .empty, 0), ("tke:3", .unknownFamily, 0), ("three", .unknownFamily, 0),
    ("take:", .missingPart, 5), ("take:0", .takeBelowOne, 5), ("take:1,,2", .missingPart, 7),
    ("take:-3", .takeBelowOne, 5), ("take:5-2", .descendingRange, 5), ("take:2,0-4", .takeBelowOne, 7),
    ("take:1,x", .badNumber(.unexpectedByte(0x78, offset: 0)), 7), ("octal:0.9", .badDigit(0x39, base: 8), 8),
    ("octal:0", .missingPoint, 7), ("octal:1.7", .zerothDigit, 6), ("octal:0.0", .noMove, 6),
    ("octal:0.(", .badRepetition, 8), ("octal:0.(12)3", .badRepetition, 8), ("hex:0.g", .badDigit(0x67, base: 16), 6),
    ("octal:44.1", .badDigit(0x34, base: 8), 7), ("last:x0", .factorBelowOne, 6), ("last:x1/2", .factorBelowOne, 6),
    ("last:2", .badAllowance, 5), ("last:x", .missingPart, 6), ("last:x3/0", .factorBelowOne, 6),
    ("last:+1000000000", .tooLarge, 6), ("last:+10^40", .tooLarge, 6),
    ("last:x-2", .badNumber(.unexpectedByte(0x2D, offset: 0)), 6), ("pile:third", .unknownPileRule, 5),
    ("split:", .missingPart, 6), ("split:three", .unknownSplitRule, 6),
  ])
  func `bad rules say what is wrong and where`(text: String, fault: RulesError.Fault, offset: Int) {
    #expect(throws: RulesError(fault, offset: offset)) { try RulesNotation.parse(text) }
  }

  @Test func `the numbers of a last-move rule may be powers`() throws {
    #expect(try RulesNotation.parse("last:+10^3") == RulesNotation.parse("last:+1000"))
  }

  @Test func `games may be called by their names`() throws {
    for game in NamedGames.all {
      #expect(try RulesNotation.parse(game.name.uppercased()) == RulesNotation.parse(game.rules), "\(game.name)")
    }
    #expect(try RulesNotation.parse("kayles").description == "octal:0.77")
  }

  @Test func `a code without digits makes no move`() {
    #expect(throws: RulesError(.noMove, offset: 0)) { try RulesNotation.parse("0.") }
  }

  @Test func `random text never crashes the parser and what is read prints back`() {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("take:,-0123456789octalhexpilst.()x/+^ \n\u{0}\u{FF}".utf8)
    let starts = ["", "take:", "octal:0.", "hex:0.", "last:x", "last:+", "pile:", "split:"].map { Array($0.utf8) }
    for _ in 0..<20_000 {
      var bytes = starts[random.index(starts.count)]
      for _ in 0..<random.index(12) { bytes.append(alphabet[random.index(alphabet.count)]) }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let rules = try RulesNotation.parse(text)
        #expect(try RulesNotation.parse(rules.description) == rules, "seed 11: \(text)")
      } catch {
        #expect(error.offset >= 0 && error.offset <= text.utf8.count, "seed 11: \(text)")
      }
    }
  }
}
