import Documents
import Matchsticks

extension RuleLineError.Fault {
  /// What is wrong with a line that is a rule, and what to write.
  var message: String {
    switch self {
    case .tooLong(let limit): "a rule has at most \(Wording.grouped(limit)) characters"
    case .character(let character): "\(character.quoted) isn't a character of rules"
    case .numberTooLarge(let limit): "a number is at most \(Wording.grouped(limit))"
    case .expected(let what): "expected \(what)"
    case .unknownWord(let word, let remedy): Self.unknown(word, remedy)
    case .unknownFunction(let word, let nearest):
      "'\(word.clipped)' isn't a function; "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "these are " + Wording.list(RuleFunction.allCases.map { $0.rawValue }))
    case .product(let left, let right): "write \(left)*\(right) for \(left) times \(right)"
    case .otherSign(let sign, let other): "write \(other) for \(sign)"
    case .numberForCondition: "this is a number; a condition compares two, as in n mod k = 0"
    case .results(let count, let expected, let example):
      "the result has \(Wording.count(count, "number", "numbers")), but the position has "
        + Wording.list(expected.map { "\($0)" }, conjunction: "or")
        + (example.map { ": write \($0); ';' stands between moves" } ?? "")
    case .orBetweenMoves: "moves are separated by ';' ('or' is for conditions)"
    case .repeatedLetter(let letter): "\(letter.text) occurs twice in the position"
    case .memoryOrder: "letters with starting values come last"
    case .memoryWithoutStart(let letter): "a letter after the dots needs a starting value, as in \(letter.text)=0"
    case .dots: "'...' stands for the other heaps, once, where the position has it"
    case .unlimited(let letter):
      "nothing limits \(letter.text): add a condition, such as \(letter.text) <= 3 (a letter that isn't in the "
        + "position stands for every number from 1 on)"
    case .loopLetter(let letter): "\(letter.text) is in the position already: 'for' needs a new letter"
    case .freeLetter(let letter): "\(letter.text) isn't a letter of the position"
    case .belowOne(let letter):
      "\(letter.text) is at least 1, as every letter that isn't in the position; write \(letter.text)-1"
    case .noChange:
      "this move changes nothing; a pass is a letter that counts down, as in a,...,p=1 -> a-k,...,p; a,...,p-1"
    case .rangeDots: "write '..' between the ends of a range"
    case .tooMany(let what, let limit): "too many \(what): at most \(Wording.grouped(limit))"
    case .brackets(let limit): "brackets are nested more than \(limit) deep"
    case .noMoves: "no player has a move"
    }
  }

  private static func unknown(_ word: String, _ remedy: String?) -> String {
    guard let remedy else { return "'\(word.clipped)' isn't a word of rules; a letter is one of a to z" }
    return WrittenRuleNotation.isLine(remedy)
      ? "there is no '\(word.clipped)': give the position a letter for it, \(remedy)"
      : "'\(word.clipped)' isn't a word of rules; did you mean '\(remedy)'?"
  }
}

extension WrittenFailure {
  /// Why a line has no answer, and what would help.
  func message(_ rule: WrittenRule) -> String {
    switch self {
    case .position(let position, let error): error.message(at: rule.values(of: position))
    case .endless(let way):
      "the game can go on without end: " + way.prefix(8).map { rule.text(of: $0) }.joined(separator: " → ")
        + (way.count > 8 ? " → …" : "")
    case .growing(let way):
      "the numbers grow without an end that was found: " + way.map { rule.text(of: $0) }.joined(separator: " → ")
        + " → …; say where they end, as in n if n<=100 -> n+1"
    case .tooManyPositions(let limit):
      "more than \(Wording.grouped(limit)) positions would have to be known; take smaller numbers"
    case .tooManyOptions(let limit):
      "more than \(Wording.grouped(limit)) moves would have to be tried; take smaller numbers"
    case .offBoard(let position): "\(rule.text(of: position)) isn't a position: the line says which are, after 'if'"
    case .noSums: "a rule that says who wins has no sums of positions; give one"
    case .stopped: "stopped before an answer was found"
    }
  }
}

extension WrittenGameError {
  fileprivate func message(at place: String) -> String {
    switch self {
    case .trap(.overflow): "at \(place) a number is beyond 64 bits"
    case .trap(.divisionByZero): "at \(place) something is divided by 0: add a condition that excludes it"
    case .trap(.negativeExponent): "at \(place) an exponent is below 0"
    case .trap(.leastOfNone): "at \(place) there is no number of which 'min' could be the least"
    case .unlimited(let letter): "at \(place) nothing limits \(letter.text): add a condition that excludes it"
    case .tooManyTries: "at \(place) there are more than \(Wording.grouped(LineLimits.mostTries)) moves to try"
    case .tooLargeNumber:
      "at \(place) a move leaves more than \(Wording.grouped(LineLimits.mostNumber)): the numbers grow without end"
    case .tooManyParts: "at \(place) a move leaves more than \(Wording.grouped(LineLimits.mostLoopParts)) parts"
    case .tooManyMoves: "at \(place) there are more than \(Wording.grouped(LineLimits.mostMovesListed)) moves"
    case .stopped: "stopped before an answer was found"
    case .tooLargeValue: "at \(place) the Grundy value is larger than tables hold"
    }
  }
}

extension WrittenRule {
  /// What the letters are at a position: "a=0, b=1"; heaps of any number as they are.
  fileprivate func values(of position: [Int]) -> String {
    guard !hasDots else { return text(of: position) }
    return zip(letters + memory, position).map { "\($0.text)=\($1)" }.joined(separator: ", ")
  }
}
