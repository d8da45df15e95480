import GameCore
import ExactArithmetic

/// The rules of heaps in a sum of games: those of ``RulesNotation``, or `take:` with Left's set and
/// Right's, `take:1,3|2,4`.
///
/// After `take:` and before a bar a single number is that number, not a limit: with two sets
/// `take:1|2` says that Left takes one match, Right two.
public enum HeapRulesNotation {
  /// Reads the rules; blanks around them are ignored.
  /// - Throws: ``RulesError`` with the offset of the fault in characters.
  public static func parse(_ text: String) throws(RulesError) -> HeapRules {
    if WrittenRuleNotation.isLine(text) {
      let rule = try WrittenRuleNotation.rule(text)
      return rule.rightMoves == nil ? .impartial(.written(rule)) : .line(rule)
    }
    let text = try RulesNotation.plain(text)
    do {
      return try rules(text.bytes[...])
    } catch {
      throw error.naming(text)
    }
  }

  /// Reads the rules from bytes of ``PlainText``.
  static func rules(_ text: ArraySlice<UInt8>) throws(RulesError) -> HeapRules {
    var bytes = PlainText.trim(text)
    if let line = NamedGames.partizanRules(bytes) { return .line(try WrittenRuleNotation.rule(line)) }
    guard bytes.contains(UInt8(ascii: "|")) else { return .impartial(try RulesNotation.rules(text)) }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      guard colon < bytes.startIndex + 40, RulesNotation.word(bytes[..<colon]) == "take" else {
        throw RulesError(.partizanFamily, offset: bytes.startIndex)
      }
      bytes = bytes[(colon + 1)...]
    }
    let sets = bytes.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    let (left, right) = (try set(sets[0]), try set(sets[1]))
    guard let rules = PartizanTake(left: left, right: right) else {
      throw RulesError(.tooLarge, offset: bytes.startIndex)
    }
    return .partizan(rules)
  }
}

extension HeapRulesNotation {
  /// The numbers that one player may take; words such as "any" aren't there.
  private static func set(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> TakeSet {
    let trimmed = PlainText.trim(bytes)
    let word = trimmed.prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard word.count < 2 else {
      throw RulesError(.partizanSet(PlainText.characters(word.prefix(40))), offset: trimmed.startIndex)
    }
    return try TakeNotation.set(bytes)
  }
}

/// Sums of heaps under several rules: `take:1,3|2,4 5,7 + nim 3`, with lines in parentheses,
/// `(n -> n-1 | n-2) 5`.
public enum HeapSumNotation {
  /// Reads a sum: its parts with a plus sign between blanks between them, each rules, a blank and
  /// heaps.
  /// - Throws: ``RulesError`` with the offset of the fault in characters.
  public static func parse(_ text: String) throws(RulesError) -> HeapSum {
    let text = PlainText(text)
    let bytes = text.bytes
    var parts: [HeapSum.Part] = []
    var (start, depth) = (0, 0)
    do {
      for place in 0...bytes.count {
        if place < bytes.count { depth += nesting(bytes[place]) }
        guard place == bytes.count || depth == 0 && isPlus(bytes, place) else { continue }
        parts.append(try part(of: text, bytes[start..<place]))
        start = place + 1
      }
    } catch {
      throw error.naming(text)
    }
    return HeapSum(parts)
  }

  /// A plus sign that begins or ends a word belongs to no rules.
  private static func isPlus(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "+") && (place == 0 || PlainText.isBlank(bytes[place - 1]))
      && (place + 1 == bytes.count || PlainText.isBlank(bytes[place + 1]))
  }

  /// By how much a character opens or closes parentheses.
  private static func nesting(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }

  private static func part(of text: PlainText, _ bytes: ArraySlice<UInt8>) throws(RulesError) -> HeapSum.Part {
    guard let start = bytes.firstIndex(where: { !PlainText.isBlank($0) }) else {
      throw RulesError(.badPart, offset: bytes.startIndex)
    }
    if let (rule, end) = try line(of: text, bytes[start...]) {
      return try part(
        rule.rightMoves == nil ? .impartial(.written(rule)) : .line(rule), heaps: bytes[end...], from: start)
    }
    guard let end = bytes[start...].firstIndex(where: PlainText.isBlank) else {
      throw RulesError(.badPart, offset: bytes.startIndex)
    }
    return try part(try HeapRulesNotation.rules(bytes[start..<end]), heaps: bytes[end...], from: start)
  }

  /// A line in parentheses at the beginning, and where the rest begins; `nil` for other rules.
  private static func line(
    of text: PlainText, _ bytes: ArraySlice<UInt8>
  ) throws(RulesError) -> (rule: WrittenRule, end: Int)? {
    guard bytes.first == UInt8(ascii: "(") else { return nil }
    var depth = 0
    guard
      let close = bytes.indices.first(where: {
        depth += nesting(bytes[$0]); return depth == 0
      })
    else { return nil }
    let line = text.written(bytes.startIndex + 1..<close)
    guard WrittenRuleNotation.isLine(line) else { return nil }
    do {
      return (try WrittenRuleNotation.rule(line), close + 1)
    } catch {
      throw RulesError(error.fault, offset: bytes.startIndex + 1 + error.offset)
    }
  }

  private static func part(
    _ rules: HeapRules, heaps bytes: ArraySlice<UInt8>, from start: Int
  ) throws(RulesError) -> HeapSum.Part {
    do {
      return HeapSum.Part(rules, heaps: try HeapsNotation.heaps(bytes))
    } catch .empty {
      throw RulesError(.badPart, offset: start)
    } catch {
      throw RulesError(.badHeaps(error), offset: error.offset)
    }
  }
}

extension PartizanTake: CustomStringConvertible {
  /// The rules in the grammar of ``HeapRulesNotation``.
  public var description: String { "take:\(left.listed)|\(right.listed)" }
}

extension HeapRules: CustomStringConvertible {
  /// The rules in the grammar of ``HeapRulesNotation``.
  public var description: String {
    switch self {
    case .impartial(let rules): rules.description
    case .partizan(let rules): rules.description
    case .line(let rule): rule.text
    }
  }

  /// The rules as ``HeapSumNotation`` has them before heaps: a line is in parentheses.
  package var inSum: String { WrittenRuleNotation.isLine(description) ? "(\(self))" : description }
}

extension HeapSum: CustomStringConvertible {
  /// The sum as ``HeapSumNotation`` reads it.
  public var description: String {
    parts.map { "\($0.rules.inSum) \(HeapsNotation.text($0.heaps))" }.joined(separator: " + ")
  }
}
