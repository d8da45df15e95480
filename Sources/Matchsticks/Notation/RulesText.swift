import ExactArithmetic

extension Ruleset: CustomStringConvertible {
  /// The rules in the grammar of ``RulesNotation``, which reads them back as the same rules.
  public var description: String {
    switch self {
    case .take(let set): "take:\(set)"
    case .takeAny: "take:any"
    case .takeAndBreak(let code): code.description
    case .lastMove(let rule): "last:\(rule.allowance)"
    case .pile(let rule): "pile:\(rule.rawValue)"
    case .split(let rule): "split:\(rule.rawValue)"
    case .written(let rule): rule.text
    }
  }
}

extension TakeSet: CustomStringConvertible {
  /// The set as it is written after `take:`: a limit, or numbers and ranges.
  public var description: String {
    if let limit { return "\(limit)" }
    return ranges.count == 1 ? "\(smallest)-\(largest)" : listed
  }

  /// The numbers and ranges.
  var listed: String { NumberList.text(ranges) }
}

extension TakeAndBreakCode: CustomStringConvertible {
  /// The code after its family: `octal:0.77`.
  public var description: String {
    func text(_ digits: [Int]) -> String { digits.map { String($0, radix: 16) }.joined() }
    let family = base == .octal ? "octal" : "hex"
    return "\(family):\(text([zeroth])).\(text(digits))" + (repeating.isEmpty ? "" : "(\(text(repeating)))")
  }
}

extension LastMoveRule.Allowance: CustomStringConvertible {
  /// The allowance as it is written after `last:`.
  public var description: String {
    switch self {
    case .times(let numerator, 1): "x\(numerator)"
    case .times(let numerator, let denominator): "x\(numerator)/\(denominator)"
    case .plus(let addend): "+\(addend)"
    }
  }
}

extension HeapSize: CustomStringConvertible {
  /// The decimal digits.
  public var description: String {
    if let rawDigits { return String(decoding: rawDigits, as: UTF8.self) }
    return integer.description
  }
}
