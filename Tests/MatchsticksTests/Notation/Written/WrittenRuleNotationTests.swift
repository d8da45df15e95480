import Testing

import Matchsticks

/// Lines that are rules: reading, writing, refusing.
@Suite struct WrittenRuleNotationTests {
  @Test(arguments: [
    ("n -> n-k", "n -> n-k"),
    ("N→N−K", "n -> n-k"),
    ("a , b->a - k,b;a,b-k ; a-k , b-k", "a,b -> a-k,b; a,b-k; a-k,b-k"),
    ("n -> n-k if (k in {1, 3,4})", "n -> n-k if k in {1,3,4}"),
    ("n -> n-1; n-2; i and n-1-i; i and n-2-i", "n -> n-1; n-2; i and n-1-i; i and n-2-i"),
    ("n,m=0 -> n-k,k if k<=2*m or m=0 and k<n", "n,m=0 -> n-k,k if k<=2*m or m=0 and k<n"),
    ("a,... if a=0 or a not in ... -> a-k,...", "a,... if a=0 or a not in ... -> a-k,..."),
    ("a,...,p=1 -> a-k,...,p; a,...,p-1 if a>0", "a,...,p=1 -> a-k,...,p; a,...,p-1 if a>0"),
    ("a,b if a>=b>=0 -> b,a-(1+k)", "a,b if a>=b>=0 -> b,a-(1+k)"),
    ("n -> n-(k*2) if ((k)) < (n+1)*2", "n -> n-k*2 if k<(n+1)*2"),
    ("n -> n-k if not (k mod 2 = 0 and k>3) or k==1", "n -> n-k if not (k mod 2=0 and k>3) or k=1"),
    ("n -> i for i in 1..k if k<n", "n -> i for i in 1..k if k<n"),
    ("n -> n-1; n-3 | n-2", "n -> n-1; n-3 | n-2"),
    ("n -> | n-2", "n -> | n-2"),
    (
      "n,a=0,b=0 -> n-k,b,(a+k) mod 2 if k<=4; wins if n=0 and a=0; loses if n=0",
      "n,a=0,b=0 -> n-k,b,(a+k) mod 2 if k<=4; wins if n=0 and a=0; loses if n=0"
    ),
    ("n -> n-k^2 if -k^2 < -3*(2-k)", "n -> n-k^2 if -k^2<-3*(2-k)"),
    ("a,... -> a-k,... if min(k,...) < 3", "a,... -> a-k,... if min(k,...)<3"),
  ])
  func `a line has one spelling, which reads back as the same rule`(line: String, text: String) throws {
    let rule = try WrittenRuleNotation.parse(line)
    #expect(rule.text == text)
    #expect(try WrittenRuleNotation.parse(rule.text) == rule)
  }

  @Test(arguments: [
    ("n -> n-2k", RuleLineError.Fault.product("2", "k"), 7),
    ("a,b -> a-k; a,b-k", .results(1, expected: [2], example: "a-k,b"), 7),
    ("n -> n+k", .unlimited(RuleLetter(0x6B)), 5),
    ("n -> n-k if n mod k", .numberForCondition, 19),
    ("a,b -> a-k,b or b-k,a", .orBetweenMoves, 13),
    ("a,b -> a,b", .noChange, 7),
    ("n -> n-k if k % 2 = 0", .otherSign("%", write: "mod"), 14),
    ("n -> n-k if k & 2 = 0", .otherSign("&", write: "and"), 14),
    ("n: n-k", .otherSign(":", write: "->"), 1),
    ("n -> n-k if k in {1...3}", .rangeDots, 19),
    ("n -> n-k if k in {0..3}", .belowOne(RuleLetter(0x6B)), 5),
    ("a,...,m -> a-k,...,m", .memoryWithoutStart(RuleLetter(0x6D)), 6),
    ("a,a -> a-k,a", .repeatedLetter(RuleLetter(0x61)), 2),
    ("n -> n-k if k <= last", .unknownWord("last", remedy: "n,m=0 -> n-k,k if …"), 17),
    ("n -> ", .noMoves, 5),
    ("n -> n-k if min(k,...)<3", .dots, 18),
  ])
  func `a mistake has its place and its remedy`(line: String, fault: RuleLineError.Fault, place: Int) throws {
    let error = #expect(throws: RuleLineError.self) { try WrittenRuleNotation.parse(line) }
    #expect(error == RuleLineError(fault, at: place), "\(line)")
  }
}
