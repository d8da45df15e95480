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
    ("1,3,4", "take:1,3-4"), ("{1,3,4}", "take:1,3-4"), ("S(1,3,4)", "take:1,3-4"), ("[1, 3, 4]", "take:1,3-4"),
    ("s{3}", "take:3-3"), ("{3}", "take:3-3"), ("take:{1,3}", "take:1,3"), ("1-3", "take:3"), ("take 3", "take:3"),
    ("Take 1 to 3", "take:3"), ("take 1, 3 or 5", "take:1,3,5"), ("take any number (Nim)", "take:any"),
    ("take:1,000", "take:1000"), ("take:1,000-2,000", "take:1000-2000"), ("take:1, 234", "take:1,234-234"),
    ("Dawson's chess", "octal:0.137"), ("dawsons-chess", "octal:0.137"), ("Dawson’s Kayles", "octal:0.07"),
    ("LASKER'S NIM", "octal:4.(3)"), ("Grundy's game", "split:unequal"), ("fibonacci nim", "last:x2"),
    ("0.[3]", "octal:0.(3)"), ("0.3333…", "octal:0.(3)"), ("0.333...", "octal:0.(3)"), ("0.1212…", "octal:0.(12)"),
    ("4.3…", "octal:4.(3)"), ("4·3\u{307}", "octal:4.(3)"), ("0.1\u{307}23\u{307}", "octal:0.(123)"),
    ("4.", "octal:4."),
    ("0.3F", "hex:0.3f"), ("0.8", "hex:0.8"), ("０.７７", "octal:0.77"), ("code 4.", "octal:4."), ("oct:0.6", "octal:0.6"),
    ("take and break, code 0.77", "octal:0.77"), ("Take and break, hexadecimal code 4.", "hex:4."),
    ("last x2", "last:x2"), ("last:×3/2", "last:x3/2"), ("pile half", "pile:half"), ("last:+1,000", "last:+1000"),
    ("S={1,3,4}", "take:1,3-4"), ("S = {1, 3, 4}", "take:1,3-4"), ("take:1..3", "take:3"),
    ("take:1...3,5", "take:1-3,5"),
    ("take: 2…4, 9", "take:2-4,9"), ("{1..3}", "take:3"),
  ])
  func `rules are read and printed in one form`(text: String, printed: String) throws {
    let rules = try RulesNotation.parse(text)
    #expect(rules.description == printed)
    #expect(try RulesNotation.parse(printed) == rules)
  }

  @Test(arguments: [
    ("", RulesError.Fault.empty, 0), ("  ", .empty, 0), ("tke:3", .unknownName("tke:3", nearest: "take:"), 0),
    ("three", .unknownName("three", nearest: nil), 0), ("kaylse", .unknownName("kaylse", nearest: "kayles"), 0),
    ("square", .unknownName("square", nearest: "pile:squares"), 0), ("kayles,nim", .several(2), 0),
    ("0.77 0.137", .several(2), 0), ("3", .twoReadings("take:3", "take:3-3"), 0),
    ("1,000", .twoReadings("take:1000", "take:1000-1000"), 0), ("take:1,234", .oneOrSeveral("1,234"), 5),
    ("käyles", .unknownName("käyles", nearest: "kayles"), 0), (" 🎲 ", .unknownName("🎲", nearest: nil), 1),
    ("take:1 000", .oneOrSeveral("1 000"), 5),
    ("{1,234}", .oneOrSeveral("1,234"), 1), ("take:1,100-200,300", .oneOrSeveral("1,100-200,300"), 5),
    ("0.123…", .twoReadings("0.12(3)", "0.(123)"), 2), ("octal:0.3F", .badDigit("F", base: 8), 9),
    ("octal:0.7é", .badDigit("é", base: 8), 9), ("take:1k", .badNumber(.twoReadings("1000", "1024", offset: 5)), 5),
    ("take:", .missingPart, 5), ("take:0", .takeBelowOne, 5), ("take:1,,2", .missingPart, 7),
    ("take:-3", .takeBelowOne, 5), ("take:5-2", .descendingRange, 5), ("take:2,0-4", .takeBelowOne, 7),
    ("take:1,x", .badNumber(.unexpected("x", offset: 7)), 7), ("octal:0.9", .badDigit("9", base: 8), 8),
    ("octal:0", .missingPoint, 7), ("octal:1.7", .zerothDigit, 6), ("octal:0.0", .noMove, 6),
    ("octal:0.(", .badRepetition, 8), ("octal:0.(12)3", .badRepetition, 8), ("hex:0.g", .badDigit("g", base: 16), 6),
    ("octal:44.1", .badDigit("4", base: 8), 7), ("last:x0", .factorBelowOne, 6), ("last:x1/2", .factorBelowOne, 6),
    ("last:2", .badAllowance, 5), ("last:x", .missingPart, 6), ("last:x3/0", .factorBelowOne, 6),
    ("last:+1000000000", .tooLarge, 6), ("last:+10^40", .tooLarge, 6),
    ("last:x-2", .badNumber(.unexpected("-", offset: 6)), 6), ("pile:third", .unknownPileRule(nearest: nil), 5),
    ("pile:prime", .unknownPileRule(nearest: "primes"), 5),
    ("split:", .missingPart, 6), ("split:three", .unknownSplitRule(nearest: nil), 6),
  ])
  func `bad rules say what is wrong and where`(text: String, fault: RulesError.Fault, offset: Int) {
    #expect(throws: RulesError(fault, offset: offset)) { try RulesNotation.parse(text) }
  }

  @Test func `the numbers of a last-move rule may be powers`() throws {
    #expect(try RulesNotation.parse("last:+10^3") == RulesNotation.parse("last:+1000"))
  }

  @Test(arguments: [
    "chomp", "Domineering", "Hackenbush", "northcott", "Northcott’s game", "snort",
  ])
  func `games outside the grammar are named as such`(name: String) {
    let error = #expect(throws: RulesError.self) { try RulesNotation.parse(name) }
    guard case .foreign(_, let named)? = error?.fault else { return #expect(Bool(false), "\(name)") }
    #expect(named == name)
  }

  @Test func `rules are read as answers word them`() throws {
    func check(_ words: String, _ rules: Ruleset) throws {
      for text in [words, words.uppercased(), words.replacing(" ", with: "  "), " \(words)\n"] {
        #expect(try RulesNotation.parse(text) == rules, "\(text)")
      }
    }
    for rule in PileRule.allCases { try check("Take \(rule.phrase)", .pile(rule)) }
    for rule in SplitRule.allCases { try check("Split a heap into \(rule.phrase)", .split(rule)) }
    for allowance in ["x1", "x2", "x3", "x3/2", "+1", "+12"] {
      let rules = try RulesNotation.parse("last:\(allowance)")
      guard case .lastMove(let rule) = rules else { return #expect(Bool(false), "\(allowance)") }
      for first in ["", ", at first all but one match", ", at first all but two matches"] {
        try check("Take \(rule.allowance.phrase)\(first)", rules)
      }
    }
    for text in ["take a square", "take at most 1.5 times the last take", "split a heap into three", "a prime number"] {
      #expect(throws: RulesError.self) { try RulesNotation.parse(text) }
    }
  }

  @Test(arguments: [
    ("Take 1 to 3; whoever takes the last match loses (misère play).", PlayConvention.misere, 11),
    ("take any number (Nim); whoever takes the last match\nwins", .normal, 21),
    ("Take and break, hexadecimal code 0.3f; whoever makes the last move wins", .normal, 37),
  ])
  func `the play convention is reported with the rules`(text: String, play: PlayConvention, offset: Int) {
    #expect(throws: RulesError(.convention(play), offset: offset)) { try RulesNotation.parse(text) }
  }

  @Test func `rules and codes of all kinds are read as they were written`() throws {
    let seed: UInt64 = 77
    var random = SeededGenerator(seed: seed)
    func digits(_ base: Int, _ count: Int) -> [Int] { (0..<count).map { _ in random.index(base) } }
    func number() -> BigInt { BigInt(1 + random.index([9, 999, 999, 99_999][random.index(4)])) }
    func takeSet() -> TakeSet? {
      TakeSet(
        (0..<1 + random.index(4)).map { _ in
          let lower = number()
          return lower...(random.index(3) > 0 ? lower : lower + number())
        })
    }
    for _ in 0..<10_000 {
      let base = random.index(2) == 0 ? TakeAndBreakCode.Base.octal : .hexadecimal
      let code = TakeAndBreakCode(
        base: base, zeroth: 4 * random.index(2), digits: digits(base.rawValue, random.index(6)),
        repeating: digits(base.rawValue, random.index(4)))
      let rules = [code.map { Ruleset.takeAndBreak($0) }, takeSet().map { .take($0) }].compactMap(\.self)
      for rule in rules {
        #expect((try? RulesNotation.parse(rule.description)) == rule, "seed \(seed): \(rule)")
        #expect((try? RulesNotation.parse(" \(rule.description.uppercased())\n")) == rule, "seed \(seed): \(rule)")
      }
      if let left = takeSet(), let right = takeSet(), let pair = PartizanTake(left: left, right: right) {
        let sum = HeapSum([
          HeapSum.Part(.partizan(pair), heaps: [HeapSize(number()), HeapSize(number())].compactMap(\.self)),
          HeapSum.Part(.impartial(rules[rules.count - 1]), heaps: [HeapSize(number())].compactMap(\.self)),
        ])
        #expect((try? HeapRulesNotation.parse(pair.description)) == .partizan(pair), "seed \(seed): \(pair)")
        #expect((try? HeapSumNotation.parse(sum.description)) == sum, "seed \(seed): \(sum)")
      }
    }
  }

  @Test func `games may be called by their names`() throws {
    for game in NamedGames.all {
      let rules = try RulesNotation.parse(game.rules)
      for name in [game.name] + game.aliases {
        #expect(try RulesNotation.parse(name.uppercased()) == rules, "\(name)")
        #expect(try RulesNotation.parse(name.replacing("-", with: " ")) == rules, "\(name)")
      }
    }
    #expect(try RulesNotation.parse("kayles").description == "octal:0.77")
  }

  @Test func `a code without digits makes no move`() {
    #expect(throws: RulesError(.noMove, offset: 0)) { try RulesNotation.parse("0.") }
  }
}
