import ExactArithmetic

/// The grammar of rules, as in `--rules`.
///
///     rules  = name | "take:any" | "take:" number | "take:" part *("," part)
///            | ["octal:"] code | "hex:" code | "last:" ("x" number ["/" number] | "+" number)
///            | "pile:" ("half" | "squares" | "primes" | "powers2" | "divisors"
///              | "triangular" | "fibonacci")
///            | "split:" ("unequal" | "equal")
///     part   = number | number "-" number
///     number = digits | digits "^" digits
///     code   = digit "." *digit ["(" 1*digit ")"]
///
/// A name is one of ``NamedGames``. A single number behind `take:` is a limit (`take:3` = 1, 2 or
/// 3); one element alone is written `take:3-3`. The numbers behind `last:` are below 10⁹.
public enum RulesNotation {
  /// Reads a ruleset; letters may be of either case, blanks around are ignored.
  /// - Throws: ``RulesError`` with the offset of the fault in bytes.
  public static func parse(_ text: String) throws(RulesError) -> Ruleset {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    guard let first = bytes.first else { throw RulesError(.empty, offset: 0) }
    if let known = NamedGames.rules(word(bytes)) { return try parse(known) }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      guard isDigit(first) else { throw RulesError(.unknownFamily, offset: bytes.startIndex) }
      return try .takeAndBreak(CodeNotation.parse(bytes, base: .octal))
    }
    let family = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    let rest = bytes[(colon + 1)...]
    guard !rest.isEmpty || !families.contains(family) else { throw RulesError(.missingPart, offset: rest.startIndex) }
    switch family {
    case "take": return try take(rest)
    case "octal": return try .takeAndBreak(CodeNotation.parse(rest, base: .octal))
    case "hex": return try .takeAndBreak(CodeNotation.parse(rest, base: .hexadecimal))
    case "last": return try .lastMove(last(rest))
    case "pile": return .pile(try word(rest, .unknownPileRule))
    case "split": return .split(try word(rest, .unknownSplitRule))
    default: throw RulesError(.unknownFamily, offset: bytes.startIndex)
    }
  }

  /// The words that may stand before the colon.
  public static let families = ["take", "octal", "hex", "last", "pile", "split"]

  private static func take(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> Ruleset {
    if word(bytes) == "any" { return .takeAny }
    if let bar = bytes.firstIndex(of: UInt8(ascii: "|")) { throw RulesError(.partizan, offset: bar) }
    let set = try set(bytes)
    guard set.isInterval, set.smallest == set.largest, !bytes.contains(UInt8(ascii: "-")),
      !bytes.contains(UInt8(ascii: ",")), let limited = TakeSet(upTo: set.largest)
    else { return .take(set) }
    return .take(limited)
  }

  /// The numbers and ranges of a set.
  static func set(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> TakeSet {
    var ranges: [ClosedRange<BigInt>] = []
    for part in bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      ranges.append(try range(part))
    }
    guard let set = TakeSet(ranges) else { throw RulesError(.takeBelowOne, offset: bytes.startIndex) }
    return set
  }

  private static func range(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> ClosedRange<BigInt> {
    // A hyphen at the very start is a sign, not a range.
    guard let hyphen = bytes.dropFirst().firstIndex(of: UInt8(ascii: "-")) else {
      let number = try number(bytes)
      return number...number
    }
    let lower = try number(bytes[..<hyphen])
    let upper = try number(bytes[(hyphen + 1)...])
    guard lower <= upper else { throw RulesError(.descendingRange, offset: bytes.startIndex) }
    return lower...upper
  }

  private static func number(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> BigInt {
    guard !bytes.isEmpty else { throw RulesError(.missingPart, offset: bytes.startIndex) }
    do {
      let number = try NumberNotation.parse(Array(bytes))
      guard number >= 1 else { throw RulesError(.takeBelowOne, offset: bytes.startIndex) }
      return number
    } catch let error as NumberError {
      throw RulesError(.badNumber(error), offset: bytes.startIndex + error.offset)
    } catch let error as RulesError {
      throw error
    } catch {
      throw RulesError(.badNumber(.empty), offset: bytes.startIndex)
    }
  }

  private static func last(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> LastMoveRule {
    let rest = bytes.dropFirst()
    let allowance: LastMoveRule.Allowance
    switch bytes.first {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): allowance = try factor(rest)
    case UInt8(ascii: "+"): allowance = .plus(try natural(rest))
    default: throw RulesError(.badAllowance, offset: bytes.startIndex)
    }
    guard let rule = LastMoveRule(allowance) else { throw RulesError(.factorBelowOne, offset: rest.startIndex) }
    return rule
  }

  private static func factor(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> LastMoveRule.Allowance {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else {
      return .times(numerator: try natural(bytes), denominator: 1)
    }
    let numerator = try natural(bytes[..<slash])
    return .times(numerator: numerator, denominator: try natural(bytes[(slash + 1)...]))
  }

  /// A number below 10⁹, which keeps every product of a rule exact.
  private static func natural(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> Int {
    guard let first = bytes.first else { throw RulesError(.missingPart, offset: bytes.startIndex) }
    guard isDigit(first) else {
      throw RulesError(.badNumber(.unexpectedByte(first, offset: 0)), offset: bytes.startIndex)
    }
    let number: BigInt
    do {
      number = try NumberNotation.parse(Array(bytes))
    } catch .tooLarge {
      throw RulesError(.tooLarge, offset: bytes.startIndex)
    } catch {
      throw RulesError(.badNumber(error), offset: bytes.startIndex + error.offset)
    }
    guard let small = number.toInt(), small < 1_000_000_000 else {
      throw RulesError(.tooLarge, offset: bytes.startIndex)
    }
    return small
  }

  /// A rule that is one word.
  private static func word<Rule: RawRepresentable<String>>(
    _ bytes: ArraySlice<UInt8>, _ fault: RulesError.Fault
  ) throws(RulesError) -> Rule {
    guard let rule = Rule(rawValue: word(bytes)) else { throw RulesError(fault, offset: bytes.startIndex) }
    return rule
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).lowercased() }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
