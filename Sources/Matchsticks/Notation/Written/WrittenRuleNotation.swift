import GameCore

/// The language of rules: a line such as `a,b -> a-k,b; a,b-k; a-k,b-k`.
///
///     rule      = position "->" moves [ "|" moves ] *( ";" ("wins" | "loses") "if" condition )
///     position  = letter *("," letter) [ "," "..." ] *("," letter "=" number) [ "if" condition ]
///     moves     = [ move *( ";" move ) ]
///     move      = part *( "and" part ) [ "if" condition ]
///     part      = item *( "," item ) [ "for" letter "in" sum ".." sum ]
///     item      = sum | "..."
///     condition = conj *( "or" conj )        conj = neg *( "and" neg )        neg = [ "not" ] test
///     test      = sum 1*( compare sum ) | sum [ "not" ] "in" set | "(" condition ")"
///     compare   = "=" | "!=" | "<" | "<=" | ">" | ">="
///     set       = "{" sum [".." sum] *( "," sum [".." sum] ) "}" | "primes" | "fibonacci"
///               | "digits" "(" sum ")" | "..."
///     sum       = term *( ("+" | "-") term )      term = sign *( ("*" | "/" | "mod") sign )
///     sign      = [ "-" ] power                   power = atom [ "^" sign ]
///     atom      = number | letter | "(" sum ")" | function "(" arg *( "," arg ) ")"
///     function  = "min" | "max" | "sum" | "xor" | "gcd" | "abs"       arg = sum | "..."
///
/// The letters before the arrow are the numbers of a position; every other letter is any
/// number from 1 on that makes the results legal. What limits it must be seen from the line.
public enum WrittenRuleNotation {
  /// Whether a text is meant as a line: nothing else that rules are written in has an arrow.
  public static func isLine(_ text: String) -> Bool {
    text.utf8.count <= LineLimits.longestLine * 4
      && (zip(text.utf8, text.utf8.dropFirst()).contains { "-=".utf8.contains($0) && $1 == UInt8(ascii: ">") }
        || text.contains("→" as Character))
  }

  /// Reads a line; blanks and capitals don't matter.
  /// - Throws: ``RuleLineError`` with the place of the fault in characters.
  public static func parse(_ text: String) throws(RuleLineError) -> WrittenRule {
    var parser = try RuleLineParser(RuleLexer.plain(text))
    return try parser.line()
  }

  /// Reads a line in which both players have the same moves.
  static func impartial(_ text: String) throws(RulesError) -> WrittenRule {
    let rule = try rule(text)
    guard rule.rightMoves == nil else {
      throw RulesError(.partizan, offset: RuleLexer.plain(text).bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0)
    }
    return rule
  }

  /// Reads a line as rules are read.
  static func rule(_ text: String) throws(RulesError) -> WrittenRule {
    do {
      return try parse(text)
    } catch {
      throw RulesError(.line(error.fault), offset: error.offset)
    }
  }

  /// Whether bytes are what a shell leaves of a line that isn't quoted: the letters before the
  /// arrow, perhaps with its first sign.
  static func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    var words = bytes.split { PlainText.isBlank($0) }
    if words.count > 1, words.last.map({ Array($0) }) == [UInt8(ascii: "-")] { words.removeLast() }
    let parts = words.joined().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        guard let first = part.first, (0x61...0x7A).contains(first | 0x20) else {
          return part.count == 3 && part.allSatisfy { $0 == UInt8(ascii: ".") }
        }
        let rest = part.dropFirst()
        return rest.isEmpty
          || rest.count > 1 && rest.first == UInt8(ascii: "=") && rest.dropFirst().allSatisfy(PlainText.isDigit)
      }
  }
}

extension WrittenRule {
  /// The line in its one spelling, which reads back as the same rule.
  public var text: String {
    var head = letters.map { $0.text }
    if hasDots { head.append("...") }
    head += zip(memory, starts).map { "\($0.text)=\($1)" }
    var line = head.joined(separator: ",")
    if let board { line += " if \(board.text())" }
    line += " ->" + (moves.isEmpty ? "" : " ") + moves.map { $0.text }.joined(separator: "; ")
    if let rightMoves {
      line += " |" + (rightMoves.isEmpty ? "" : " ") + rightMoves.map { $0.text }.joined(separator: "; ")
    }
    for ending in endings { line += "; \(ending.isWin ? "wins" : "loses") if \(ending.condition.text())" }
    return line
  }
}

extension RuleMove {
  /// The move in its one spelling.
  package var line: String { text }

  var text: String {
    parts.map { $0.text }.joined(separator: " and ") + (condition.map { " if \($0.text())" } ?? "")
  }
}

extension RulePart {
  var text: String {
    var words = items.map { $0.text() }
    if hasDots { words.insert("...", at: leading) }
    return words.joined(separator: ",")
      + (loop.map { " for \($0.letter.text) in \($0.from.text())..\($0.to.text())" } ?? "")
  }
}

extension RuleSum {
  /// The number as it is written where operators bind at least as tightly as `level`: 0 for sums, 1
  /// for products, 2 for signs, 3 for powers, 4 for what stands alone.
  func text(_ level: Int = 0) -> String {
    let (text, own): (String, Int) =
      switch self {
      case .number(let number): ("\(number)", 4)
      case .letter(let letter): (letter.text, 4)
      case .negative(let sum): ("-\(sum.text(3))", 2)
      case .binary(.power, let base, let exponent): ("\(base.text(4))^\(exponent.text(2))", 3)
      case .binary(let relation, let left, let right):
        switch relation {
        case .plus, .minus: ("\(left.text(0))\(relation.rawValue)\(right.text(1))", 0)
        case .modulo: ("\(left.text(1)) mod \(right.text(2))", 1)
        default: ("\(left.text(1))\(relation.rawValue)\(right.text(2))", 1)
        }
      case .function(let function, let arguments):
        (
          function.rawValue + "("
            + arguments.map { if case .sum(let sum) = $0 { sum.text() } else { "..." } }.joined(separator: ",") + ")", 4
        )
      }
    return own < level ? "(\(text))" : text
  }
}

extension RuleCondition {
  /// The condition in its one spelling.
  package var line: String { text() }

  /// The condition as it is written where it binds at least as tightly as `level`: 0 for "or", 1
  /// for "and", 2 for "not", 3 for a test.
  func text(_ level: Int = 0) -> String {
    let (text, own): (String, Int) =
      switch self {
      case .comparison(let left, let others):
        (left.text() + others.map { "\($0.relation.rawValue)\($0.right.text())" }.joined(), 3)
      case .membership(let sum, let set, let isIn): ("\(sum.text()) \(isIn ? "in" : "not in") \(set.text)", 3)
      case .all(let parts): (parts.map { $0.text(2) }.joined(separator: " and "), 1)
      case .any(let parts): (parts.map { $0.text(1) }.joined(separator: " or "), 0)
      case .not(let part): ("not \(part.text(3))", 2)
      }
    return own < level ? "(\(text))" : text
  }
}

extension RuleSet {
  var text: String {
    switch self {
    case .listed(let ranges):
      "{" + ranges.map { $0.from.text() + ($0.to.map { "..\($0.text())" } ?? "") }.joined(separator: ",") + "}"
    case .primes: "primes"
    case .fibonacci: "fibonacci"
    case .digits(let number): "digits(\(number.text()))"
    case .dots: "..."
    }
  }
}
