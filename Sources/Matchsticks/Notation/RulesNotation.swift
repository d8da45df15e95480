import ExactArithmetic
import GameCore

/// The grammar of rules, as in `--rules`.
///
///     rules  = line | name | "take:any" | "take:" number | ["take:"] set
///            | ["octal:"] code | ["hex:"] code | "last:" ("x" number ["/" number] | "+" number)
///            | "pile:" ("half" | "squares" | "primes" | "powers2" | "divisors"
///              | "triangular" | "fibonacci")
///            | "split:" ("unequal" | "equal")
///     set    = part *("," part), also within (), [] or {}, with or without S before them
///     part   = number | number "-" number
///     code   = digit "." *digit [repeat]
///     repeat = "(" 1*digit ")" | "[" 1*digit "]" | "…"
///
/// A line has an arrow (``WrittenRuleNotation``). A name is one of ``NamedGames``, a number one of
/// ``NumberNotation``. A single number after `take:` is a limit (`take:3` = 1, 2 or 3); one element
/// alone is written `take:3-3` or `{3}`. A code without a family is an octal one, or, with digits
/// that only hexadecimal codes have, one of those. The numbers after `last:` are below 10⁹. The
/// wording of rules in answers is read, too.
public enum RulesNotation {
  /// Reads a ruleset; letters may be of either case, blanks around are ignored.
  /// - Throws: ``RulesError`` with the offset of the fault in characters.
  public static func parse(_ text: String) throws(RulesError) -> Ruleset {
    if WrittenRuleNotation.isLine(text) { return .written(try WrittenRuleNotation.impartial(text)) }
    let text = try plain(text)
    do {
      return try rules(text.bytes[...])
    } catch {
      throw error.naming(text)
    }
  }

  /// The longest text that is read, in bytes: a set of some twenty thousand numbers.
  package static let longestText = 200_000
  /// The longest name or sentence that is compared with those that are known, in bytes.
  private static let longestWords = 500

  /// The characters of a text that isn't longer than rules are.
  static func plain(_ text: String) throws(RulesError) -> PlainText {
    guard text.utf8.count <= longestText else { throw RulesError(.tooLong(limit: longestText), offset: 0) }
    return PlainText(text)
  }

  /// Reads a ruleset from bytes of ``PlainText``.
  static func rules(_ text: ArraySlice<UInt8>) throws(RulesError) -> Ruleset {
    let bytes = PlainText.trim(text)
    guard !bytes.isEmpty else { throw RulesError(.empty, offset: 0) }
    let areWords = bytes.count <= longestWords
    if areWords {
      if let (play, place) = RulesPhrases.convention(bytes) { throw RulesError(.convention(play), offset: place) }
      if let known = NamedGames.rules(NamedGames.spelled(bytes)) { return try parse(known) }
      if let told = RulesPhrases.rules(bytes) { return told }
    }
    if let (family, rest) = familyAndRest(bytes) {
      guard !rest.isEmpty else { throw RulesError(.missingPart, offset: rest.startIndex) }
      return try rules(rest, of: family)
    }
    if areWords, let count = severalNames(bytes) { throw RulesError(.several(count), offset: bytes.startIndex) }
    if bytes.contains(UInt8(ascii: ".")), bytes.first.map({ PlainText.isDigit($0) || $0 == UInt8(ascii: ".") }) == true
    {
      return try .takeAndBreak(CodeNotation.parse(bytes, base: nil))
    }
    guard TakeNotation.isBare(bytes), !bytes.contains(UInt8(ascii: "|")) else { throw unknown(bytes) }
    return try TakeNotation.bareRules(bytes)
  }

  /// What may be written before the colon.
  package enum Family: String, CaseIterable, Sendable {
    case take, octal, hex, last, pile, split
  }

  /// The words that may come before the colon.
  public static let families = Family.allCases.map { $0.rawValue }

  /// Other words for families.
  private static let otherWords: [String: Family] = [
    "oct": .octal, "code": .octal, "hexadecimal": .hex, "subtract": .take, "subtraction": .take,
    "octal code": .octal, "hexadecimal code": .hex, "take and break, code": .octal,
    "take and break, hexadecimal code": .hex,
  ]

  private static func family(_ bytes: ArraySlice<UInt8>) -> Family? {
    guard bytes.count <= longestWords else { return nil }
    let word = word(bytes)
    return Family(rawValue: word) ?? otherWords[word]
  }

  /// The family before a colon, or before a blank and something with digits, and what follows.
  private static func familyAndRest(_ bytes: ArraySlice<UInt8>) -> (Family, ArraySlice<UInt8>)? {
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      return family(bytes[..<colon]).map { ($0, PlainText.trim(bytes[(colon + 1)...])) }
    }
    if let place = bytes.firstIndex(where: { PlainText.isDigit($0) || "{[(.".utf8.contains($0) }),
      let family = family(bytes[..<place])
    {
      return (family, bytes[place...])
    }
    guard let blank = bytes.firstIndex(where: PlainText.isBlank), let family = family(bytes[..<blank]) else {
      return nil
    }
    let rest = PlainText.trim(bytes[blank...])
    return family == .take && !word(rest.prefix(3)).hasPrefix("any") ? nil : (family, rest)
  }

  private static func rules(_ rest: ArraySlice<UInt8>, of family: Family) throws(RulesError) -> Ruleset {
    switch family {
    case .take: try TakeNotation.rules(rest)
    case .octal: try .takeAndBreak(CodeNotation.parse(rest, base: .octal))
    case .hex: try .takeAndBreak(CodeNotation.parse(rest, base: .hexadecimal))
    case .last: try .lastMove(LastMoveNotation.rule(rest))
    case .pile: .pile(try word(rest) { .unknownPileRule(nearest: $0) })
    case .split: .split(try word(rest) { .unknownSplitRule(nearest: $0) })
    }
  }

  /// Why bytes that begin no rules are refused.
  static func unknown(_ bytes: ArraySlice<UInt8>) -> RulesError {
    if let bar = bytes.firstIndex(of: UInt8(ascii: "|")) {
      return RulesError(.partizan, offset: bar)
    }
    if NamedGames.partizanRules(bytes) != nil { return RulesError(.partizan, offset: bytes.startIndex) }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), WrittenRuleNotation.isHead(bytes[..<colon]),
      let letter = PlainText.trim(bytes).first, bytes[colon...].contains(letter)
    {
      return RulesError(.line(.otherSign(":", write: "->")), offset: colon)
    }
    if WrittenRuleNotation.isHead(bytes) { return RulesError(.unquotedLine, offset: bytes.startIndex) }
    let written = PlainText.characters(bytes.prefix(longestWords))
    guard bytes.count <= longestWords else {
      return RulesError(.unknownName(written, nearest: nil), offset: bytes.startIndex)
    }
    let name = NamedGames.spelled(bytes)
    if let game = ForeignGames.game(name) { return RulesError(.foreign(game, name: written), offset: bytes.startIndex) }
    let nearest: String?
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      nearest = NearestWord.nearest(to: word(bytes[..<colon]), among: families).map { $0 + ":" }
    } else {
      nearest = NamedGames.nearest(to: name)
    }
    return RulesError(.unknownName(written, nearest: nearest), offset: bytes.startIndex)
  }

  /// How many rulesets the bytes are, with commas, semicolons or blanks between them; `nil` where
  /// they aren't two or more.
  private static func severalNames(_ bytes: ArraySlice<UInt8>) -> Int? {
    let parts = bytes.split { PlainText.isBlank($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    guard (2...20).contains(parts.count), parts.allSatisfy({ (try? rules($0)) != nil }) else { return nil }
    return parts.count
  }

  /// A rule that is one word.
  private static func word<Rule: RawRepresentable<String> & CaseIterable>(
    _ bytes: ArraySlice<UInt8>, _ fault: (String?) -> RulesError.Fault
  ) throws(RulesError) -> Rule {
    guard let rule = Rule(rawValue: word(bytes)) else {
      let nearest = NearestWord.nearest(to: word(bytes), among: Rule.allCases.map { $0.rawValue })
      throw RulesError(fault(nearest), offset: bytes.startIndex)
    }
    return rule
  }

  /// The bytes as a word in lower case.
  static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: PlainText.trim(bytes), as: UTF8.self).lowercased()
  }
}
