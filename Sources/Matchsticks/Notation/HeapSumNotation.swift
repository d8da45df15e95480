import ExactArithmetic

/// The rules of heaps in a sum of games: those of ``RulesNotation``, or `take:` with Left's set and
/// Right's, `take:1,3|2,4`.
///
/// Behind `take:` and before a bar a single number is that number, not a limit: with two sets
/// `take:1|2` says that Left takes one match, Right two.
public enum HeapRulesNotation {
  /// Reads the rules; blanks around them are ignored.
  /// - Throws: ``RulesError`` with the offset of the fault in bytes.
  public static func parse(_ text: String) throws(RulesError) -> HeapRules {
    let bytes = Array(text.utf8)
    guard let bar = bytes.firstIndex(of: UInt8(ascii: "|")) else { return .impartial(try RulesNotation.parse(text)) }
    let start = bytes.firstIndex { !HeapSumNotation.isBlank($0) } ?? 0
    let end = (bytes.lastIndex { !HeapSumNotation.isBlank($0) } ?? 0) + 1
    guard bytes[start...].starts(with: Array("take:".utf8)) || bytes[start...].starts(with: Array("TAKE:".utf8)),
      bar >= start + 5
    else { throw RulesError(.unknownFamily, offset: start) }
    let left = try RulesNotation.set(bytes[(start + 5)..<bar])
    let right = try RulesNotation.set(bytes[(bar + 1)..<max(end, bar + 1)])
    guard let rules = PartizanTake(left: left, right: right) else { throw RulesError(.tooLarge, offset: start + 5) }
    return .partizan(rules)
  }
}

/// Sums of heaps under several rules: `take:1,3|2,4 5,7 + nim 3`.
public enum HeapSumNotation {
  /// Reads a sum: its parts with a plus sign between blanks between them, each rules, a blank and
  /// heaps.
  /// - Throws: ``RulesError`` with the offset of the fault in bytes.
  public static func parse(_ text: String) throws(RulesError) -> HeapSum {
    let bytes = Array(text.utf8)
    var parts: [HeapSum.Part] = []
    var start = 0
    for place in 0...bytes.count where place == bytes.count || isPlus(bytes, place) {
      parts.append(try part(bytes, start..<place))
      start = place + 1
    }
    return HeapSum(parts)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// A plus sign that begins or ends a word belongs to no rules.
  private static func isPlus(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "+") && (place == 0 || isBlank(bytes[place - 1]))
      && (place + 1 == bytes.count || isBlank(bytes[place + 1]))
  }

  private static func part(_ bytes: [UInt8], _ range: Range<Int>) throws(RulesError) -> HeapSum.Part {
    guard let start = bytes[range].firstIndex(where: { !isBlank($0) }),
      let end = bytes[start..<range.upperBound].firstIndex(where: isBlank)
    else { throw RulesError(.badPart, offset: range.lowerBound) }
    let rules: HeapRules
    do {
      rules = try HeapRulesNotation.parse(String(decoding: bytes[start..<end], as: UTF8.self))
    } catch {
      throw RulesError(error.fault, offset: start + error.offset)
    }
    do {
      return HeapSum.Part(rules, heaps: try HeapsNotation.parse(Array(bytes[end..<range.upperBound])))
    } catch .empty {
      throw RulesError(.badPart, offset: start)
    } catch {
      throw RulesError(.badHeaps(error), offset: end + error.offset)
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
    }
  }
}

extension HeapSum: CustomStringConvertible {
  /// The sum as ``HeapSumNotation`` reads it.
  public var description: String {
    parts.map { "\($0.rules) \($0.heaps.map(\.description).joined(separator: ","))" }.joined(separator: " + ")
  }
}
