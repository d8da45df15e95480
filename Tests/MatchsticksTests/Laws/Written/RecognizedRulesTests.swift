import ExactArithmetic
import GameCore
import Testing

import Matchsticks

/// A line and the family that it is one of agree, however the line is written.
@Suite struct RecognizedRulesTests {
  static let known: [(line: String, family: String)] = [
    ("n -> n-k", "take:any"), ("x -> x-b", "take:any"), ("n -> n-2*k; n-2*k+1", ""), ("a,... -> a-k,...", "take:any"),
    ("n -> n-k if k<4", "take:3"), ("n -> n-k if 3>=k", "take:3"), ("n -> n-k if k in {1..3}", "take:3"),
    ("n -> n-1; n-2; n-3", "take:3"), ("n -> n-k if k in {1,3,4}", "take:1,3-4"), ("n -> n-k if 2<=k<5", "take:2-4"),
    ("n -> n-k if k<=100 and not k=7", "take:1-6,8-100"), ("n -> n-k if k mod 3=1", "octal:0.(300)"),
    ("n -> n-1; n-2; i and n-1-i; i and n-2-i", "octal:0.77"),
    ("n -> n-1; n-2; n-1-i and i; i and n-i-2 if i<=n-2-i", "octal:0.77"),
    ("n -> 0 if n=1; n-2; n-3; i and n-3-i", "octal:0.137"), ("n -> n-1 if n>1", "octal:0.2"),
    ("n -> n-k; i and n-i", "octal:4.(3)"), ("n -> n-k; i and j and n-i-j", "hex:8.(3)"),
    ("n -> i and n-k-i if k<=2", "octal:0.44"), ("n -> n-k if k<n", "octal:0.(2)"),
    ("n -> i and n-i if i<n-i", "split:unequal"), ("n -> i and n-i if i!=n-i", "split:unequal"),
    ("n -> n/2 and n/2 if n mod 2=0", "split:equal"), ("n -> i and i if 2*i=n", "split:equal"),
    ("n -> n-i*i", "pile:squares"), ("n -> n-i^2", "pile:squares"), ("n -> n-i*(i+1)/2", "pile:triangular"),
    ("n -> n-k if k in primes", "pile:primes"), ("n -> n-k if k in fibonacci", "pile:fibonacci"),
    ("n -> n-k if k<=n/2", "pile:half"), ("n -> n-k if 2*k<=n", "pile:half"),
    ("n -> n-k if n mod k=0 and k<n", "pile:divisors"), ("n -> n-1; n-2^i", "pile:powers2"),
    ("n -> n-k if gcd(k,n)=1", ""), ("n -> n-1; n/2 if n>1", ""), ("n -> n-k if k*k<=n", ""),
    ("n if n>=0 -> n-k", ""), ("n -> n-k; wins if n=3", ""), ("a,b -> a-k,b; a,b-k", ""), ("n -> n-k if k<n-3", ""),
  ]

  @Test(arguments: known)
  func `a line is recognised by what it says`(line: String, family: String) throws {
    let rule = try WrittenRuleNotation.parse(line)
    #expect(rule.recognized?.description ?? "" == family)
  }

  @Test(arguments: known.filter { !$0.family.isEmpty && !$0.line.contains("...") })
  func `a line has the values of its family`(line: String, family: String) throws {
    let solver = WrittenSolver(WrittenGame(try WrittenRuleNotation.parse(line)), play: .normal, limits: .none)
    let values = try TakeAwayGame(try RulesNotation.parse(family), play: .normal).values(upTo: 60)
    for heap in 0...60 { #expect(try solver.grundyValue(of: [heap]) == values[heap], "heap \(heap)") }
  }

  @Test(arguments: known)
  func `a line is read back, and its letters don't matter`(line: String, family: String) throws {
    let rule = try WrittenRuleNotation.parse(line)
    #expect(try WrittenRuleNotation.parse(rule.text) == rule)
    let words: Set<String> = ["if", "and", "not", "in", "mod", "gcd", "primes", "fibonacci", "wins"]
    var (other, word) = ("", "")
    for character in rule.text + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      if word.count == 1, let letter = word.utf8.first {
        other += String(UnicodeScalar((letter - 0x61 + 11) % 26 + 0x61))
      } else {
        #expect(word.isEmpty || words.contains(word))
        other += word
      }
      word = ""
      other.append(character)
    }
    let renamed = try WrittenRuleNotation.parse(other)
    #expect(renamed.recognized == rule.recognized)
    let solvers = [rule, renamed].map { WrittenSolver(WrittenGame($0), play: .misere, limits: .none) }
    let numbers = rule.letters.map { _ in 9 }
    #expect(try solvers[0].isWin([numbers]) == solvers[1].isWin([numbers]))
  }
}
